/** Rules for the cover image of a service, `services/<slug>/cover.jpg`. */
import {createHash} from 'node:crypto';
import type {ContentTree} from '../contentTree';
import {coverOf} from '../kinds';
import type {Service} from '../record/schema';
import {isMissing} from './files';
import type {Problem} from './problems';

/** Size of covers in pixels, as recommended by social networks, and the limit in bytes. */
export const COVER = {width: 1200, height: 630, bytes: 100_000} as const;

/** The keys of a record that are visible on its cover. */
export type CoverSubject = Pick<Service, 'name' | 'vendor' | 'kind' | 'icon' | 'color'>;

/** Version of the drawing code. Increase it to mark all existing covers as outdated. */
const DRAWING = 1;

/**
 * Checks the cover of a service.
 * @param subject its record; `undefined` if it isn't valid, so the cover can't be compared with it
 */
export function checkCover(
  content: ContentTree,
  slug: string,
  subject: CoverSubject | undefined,
): Problem[] {
  const file = coverOf(slug);
  const remedy = `"npm run covers -- ${slug}" draws it from the record`;
  const report = (message: string): Problem[] => [
    {file, line: 1, column: 1, message: `${message}; ${remedy}`},
  ];
  if (!content.has(file)) {
    return isMissing(content, file) ? report('the file is missing') : [];
  }
  const bytes = content.readBytes(file);
  if (bytes.length >= COVER.bytes) {
    return report(`the file has ${bytes.length} bytes; it must have fewer than ${COVER.bytes}`);
  }
  const header = readHeader(bytes);
  if (header?.width === undefined) {
    return report('the file is not a JPEG image');
  }
  if (header.width !== COVER.width || header.height !== COVER.height) {
    return report(
      `the picture has ${header.width} × ${header.height} pixels; it must have ${COVER.width} × ${COVER.height}`,
    );
  }
  const stamp = header.stamp;
  if (stamp === undefined) {
    return report('the picture was not drawn from the record');
  }
  if (stamp.picture !== digest(stamp.rest)) {
    return report('the picture is damaged or was edited');
  }
  return subject === undefined || stamp.subject === fingerprintOf(subject)
    ? []
    : report(
        'the picture does not match the record, which has changed or belongs to another entry',
      );
}

/** Whether a cover is intact and was drawn from the current record. */
export function isCurrentCover(bytes: Buffer, subject: CoverSubject): boolean {
  const stamp = readHeader(bytes)?.stamp;
  return stamp?.subject === fingerprintOf(subject) && stamp.picture === digest(stamp.rest);
}

/**
 * Adds a JPEG comment with fingerprints of the record and of the picture, replacing an older one.
 * @param picture a JPEG file
 */
export function stampCover(picture: Buffer, subject: CoverSubject): Buffer {
  const rest = readHeader(picture)?.stamp?.rest ?? picture;
  const text = Buffer.from(`${STAMP} ${fingerprintOf(subject)} ${digest(rest)}`);
  const segment = Buffer.alloc(4 + text.length);
  segment.writeUInt16BE(COMMENT, 0);
  segment.writeUInt16BE(text.length + 2, 2);
  text.copy(segment, 4);
  return Buffer.concat([rest.subarray(0, 2), segment, rest.subarray(2)]);
}

const STAMP = 'DevShelf cover';
const STAMP_PATTERN = new RegExp(`^${STAMP} (\\w{12}) (\\w{12})$`);

const digest = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

const fingerprintOf = ({name, vendor, kind, icon, color}: CoverSubject): string =>
  digest(JSON.stringify([DRAWING, name.en, vendor.en, kind, icon, color]));

/** Contents of the header of a JPEG file; sizes in pixels. */
type Header = {
  readonly width: number;
  readonly height: number;
  readonly stamp: Stamp | undefined;
};

type Stamp = {
  /** Fingerprint of the {@link CoverSubject}. */
  readonly subject: string;
  /** Fingerprint of the picture without the stamp. */
  readonly picture: string;
  /** The picture without the stamp. */
  readonly rest: Buffer;
};

const START_OF_IMAGE = 0xffd8;
const COMMENT = 0xfffe;

/** Whether a marker starts a frame (SOF), which has the size. C4, C8 and CC are no SOF markers. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);

/** Reads a JPEG file up to the first frame header (ITU-T T.81, B.2.2); `undefined` for other files. */
function readHeader(bytes: Buffer): Header | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START_OF_IMAGE) {
    return undefined;
  }
  let stamp: Stamp | undefined;
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    const marker = bytes.readUInt16BE(offset);
    if (marker < 0xff01) {
      return undefined;
    }
    if (isStartOfFrame(marker)) {
      return {
        height: bytes.readUInt16BE(offset + 5),
        width: bytes.readUInt16BE(offset + 7),
        stamp,
      };
    }
    const next = offset + 2 + bytes.readUInt16BE(offset + 2);
    if (marker === COMMENT) {
      const found = STAMP_PATTERN.exec(bytes.toString('latin1', offset + 4, next));
      const [, subject, picture] = found ?? [];
      if (subject !== undefined && picture !== undefined) {
        const rest = Buffer.concat([bytes.subarray(0, offset), bytes.subarray(next)]);
        stamp = {subject, picture, rest};
      }
    }
    offset = next;
  }
  return undefined;
}
