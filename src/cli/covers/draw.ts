import sharp, {type Sharp} from 'sharp';
import {type CoverSubject, stampCover} from '../../catalogue';
import {buildCoverSvg} from './coverSvg';

/** A picture in the form in which covers and the social card are kept. */
export const toJpeg = (picture: Sharp): Sharp =>
  picture.jpeg({quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4'});

/** The cover of a service, as a picture that says what it was drawn from. */
export async function drawCover(service: CoverSubject): Promise<Buffer> {
  const picture = await toJpeg(sharp(Buffer.from(buildCoverSvg(service)))).toBuffer();
  return stampCover(picture, service);
}
