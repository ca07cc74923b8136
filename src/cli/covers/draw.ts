import sharp, {type Sharp} from 'sharp';
import {buildCoverSvg, type CoverSubject} from './coverSvg';

/** A picture in the form in which covers and the social card are kept. */
export const toJpeg = (picture: Sharp): Sharp =>
  picture.jpeg({quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4'});

/** The cover of a service, as a picture. */
export const drawCover = (service: CoverSubject): Sharp =>
  toJpeg(sharp(Buffer.from(buildCoverSvg(service))));
