/** The picture of a service, `services/<slug>/cover.jpg`: what it has to be. */
import type {ContentTree} from '../contentTree';
import {coverOf} from '../kinds';
import type {Problem} from './problems';

/** Size in pixels, the one that social networks ask for, and the limit in bytes. */
export const COVER = {width: 1200, height: 630, bytes: 100_000} as const;

/** Says what is wrong with the cover of a service. */
export function checkCover(content: ContentTree, slug: string): Problem[] {
  const file = coverOf(slug);
  const report = (message: string): Problem[] => [{file, line: 1, column: 1, message}];
  if (!content.has(file)) {
    return content.lacks(file)
      ? report('the file is missing; "npm run covers" draws it from the record')
      : [];
  }
  const bytes = content.readBytes(file);
  const size = readJpegSize(bytes);
  if (size === undefined) {
    return report('not a JPEG file; "npm run covers -- --force" draws it anew');
  }
  return [
    ...(size.width === COVER.width && size.height === COVER.height
      ? []
      : report(
          `the picture has ${size.width} x ${size.height} pixels; it must have ${COVER.width} x ${COVER.height}`,
        )),
    ...(bytes.length < COVER.bytes
      ? []
      : report(`the file has ${bytes.length} bytes; it must have less than ${COVER.bytes}`)),
  ];
}

const START_OF_IMAGE = 0xffd8;

/** Markers that start a frame and so hold the size; C4, C8 and CC in the same range do not. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);

/** Size of a JPEG picture, from the header of its first frame (ITU-T T.81, B.2.2). */
export function readJpegSize(
  bytes: Buffer,
): {readonly width: number; readonly height: number} | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START_OF_IMAGE) {
    return undefined;
  }
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    const marker = bytes.readUInt16BE(offset);
    if (marker < 0xff01) {
      return undefined;
    }
    if (isStartOfFrame(marker)) {
      return {height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7)};
    }
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return undefined;
}
