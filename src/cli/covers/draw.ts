import {load} from 'cheerio/slim';
import sharp, {type Sharp} from 'sharp';
import {type CoverSubject, drawingStamp, stampCover} from '../../catalogue';
import type {Locale} from '../../catalogue/vocabulary';
import {buildCoverSvg} from './coverSvg';

/** Encodes a picture as JPEG with the settings of covers. */
const toJpeg = (picture: Sharp): Sharp =>
  picture.jpeg({quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4'});

/** The cover of a service as JPEG, with metadata that tell from which values it was drawn. */
export async function drawCover(service: CoverSubject): Promise<Buffer> {
  const picture = await toJpeg(sharp(Buffer.from(buildCoverSvg(service)))).toBuffer();
  return stampCover(picture, service);
}

/** Pixels per unit of a drawing: enough for the widest picture of plugin-ideal-image. */
const SCALE = 2;
/** SVG units per inch in sharp, whose option `density` is in pixels per inch. */
const UNITS_PER_INCH = 72;

/** The SVG of a drawing without the elements in other languages, which have another `lang`. */
export function withoutOtherLanguages(svg: string, locale: Locale): string {
  const $ = load(svg, {xml: {decodeEntities: false}});
  $(`[lang]:not([lang="${locale}"])`).remove();
  return $.xml();
}

/** A drawing in one language as PNG, with metadata that tell from which drawing it was made. */
export function drawPicture(drawing: Buffer, locale: Locale): Promise<Buffer> {
  return rasterize(drawing, locale, SCALE)
    .withExif({IFD0: {ImageDescription: drawingStamp(drawing)}})
    .toBuffer();
}

/** The social card in one language, a pixel for each unit of its drawing. */
export const drawCard = (drawing: Buffer, locale: Locale): Promise<Buffer> =>
  rasterize(drawing, locale, 1).toBuffer();

/** The few colours of a drawing make a small file. */
function rasterize(drawing: Buffer, locale: Locale, scale: number): Sharp {
  const svg = Buffer.from(withoutOtherLanguages(drawing.toString('utf8'), locale));
  return sharp(svg, {density: UNITS_PER_INCH * scale}).png({
    palette: true,
    quality: 90,
    effort: 10,
  });
}
