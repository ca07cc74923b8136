/** Rules for the cover image of a service, `services/<slug>/cover.jpg`. */
import {createHash} from 'node:crypto';
import {type ContentTree} from '../contentTree';
import {coverOf} from '../kinds';
import type {Service} from '../record/schema';
import {isMissing} from './files';
import {type Problem, report, START} from './problems';

/** Size of covers in pixels, as recommended by social networks. */
export const COVER = {width: 1200, height: 630} as const;

/** The keys of a record that are visible on its cover. */
export type CoverSubject = Pick<Service, 'name' | 'vendor' | 'kind' | 'icon' | 'color'>;

/** Version of the drawing code. Increase it to mark all existing covers as outdated. */
const DRAWING = 1;

/** Checks that the cover of a service is intact and was drawn from its record. */
export function checkCover(content: ContentTree, service: Service): Problem[] {
  const file = coverOf(service.slug);
  const fault = content.has(file)
    ? faultOfCover(content.readBytes(file), service)
    : isMissing(content, file)
      ? 'the file is missing'
      : undefined;
  const remedy = `"npm run covers -- ${service.slug}" draws it from the record`;
  return report({file}, START, fault && `${fault}; ${remedy}`);
}

function faultOfCover(bytes: Buffer, subject: CoverSubject): string | undefined {
  const stamp = readStamp(bytes);
  return stamp === undefined
    ? 'the picture was not drawn from the record'
    : stamp.picture !== digest(stamp.rest)
      ? 'the picture is damaged or was edited'
      : stamp.subject !== fingerprintOf(subject)
        ? 'the picture does not match the record, which has changed or belongs to another entry'
        : undefined;
}

/** Whether a cover is intact and was drawn from the current record. */
export const isCurrentCover = (bytes: Buffer, subject: CoverSubject): boolean =>
  faultOfCover(bytes, subject) === undefined;

/**
 * Adds a JPEG comment with fingerprints of the record and of the picture, replacing an older one.
 * @param picture a JPEG file
 */
export function stampCover(picture: Buffer, subject: CoverSubject): Buffer {
  const rest = readStamp(picture)?.rest ?? picture;
  const text = Buffer.from(`${STAMP} ${fingerprintOf(subject)} ${digest(rest)}`);
  const segment = Buffer.alloc(4 + text.length);
  segment.writeUInt16BE(COMMENT, 0);
  segment.writeUInt16BE(text.length + 2, 2);
  text.copy(segment, 4);
  return Buffer.concat([rest.subarray(0, 2), segment, rest.subarray(2)]);
}

const STAMP = 'DevShelf cover';
const COMMENT = 0xfffe;

/** A JPEG file whose first segment is a comment with the stamp (ITU-T T.81, B.2.4.5). */
const STAMPED = new RegExp(`^..\xff\xfe..${STAMP} (\\w{12}) (\\w{12})`, 's');

const digest = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

const fingerprintOf = ({name, vendor, kind, icon, color}: CoverSubject): string =>
  digest(JSON.stringify([DRAWING, name.en, vendor.en, kind, icon, color]));

/** The fingerprints of a cover: of its subject, and of the picture without the stamp, its rest. */
function readStamp(bytes: Buffer) {
  const [stamp, subject, picture] = STAMPED.exec(bytes.toString('latin1', 0, 100)) ?? [];
  return stamp === undefined
    ? undefined
    : {subject, picture, rest: Buffer.concat([bytes.subarray(0, 2), bytes.subarray(stamp.length)])};
}
