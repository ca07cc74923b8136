import sharp, {type Sharp} from 'sharp';
import {type CoverSubject, drawingStamp, stampCover, withoutOtherLanguages} from '../../catalogue';
import type {Locale} from '../../catalogue/vocabulary';
import {buildCoverSvg} from './coverSvg';

/** A picture in the form in which covers and the social card are kept. */
export const toJpeg = (picture: Sharp): Sharp =>
  picture.jpeg({quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4'});

/** The cover of a service, as a picture that says what it was drawn from. */
export async function drawCover(service: CoverSubject): Promise<Buffer> {
  const picture = await toJpeg(sharp(Buffer.from(buildCoverSvg(service)))).toBuffer();
  return stampCover(picture, service);
}

/** Pixels for a unit of a drawing: enough for the widest picture of plugin-ideal-image. */
const SCALE = 2;
/** Units of SVG in an inch, as sharp counts them. */
const UNITS_PER_INCH = 72;

/** The picture of a drawing in one language, which says which state of the drawing it shows. */
export function drawPicture(drawing: Buffer, locale: Locale): Promise<Buffer> {
  const svg = Buffer.from(withoutOtherLanguages(drawing.toString('utf8'), locale));
  return sharp(svg, {density: UNITS_PER_INCH * SCALE})
    .png({palette: true, quality: 90, effort: 10})
    .withExif({IFD0: {ImageDescription: drawingStamp(drawing)}})
    .toBuffer();
}
