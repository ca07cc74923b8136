/**
 * Rules for pictures that "npm run covers" draws: the cover of each service from its record, and the
 * PNGs of drawings. A drawing is an SVG with the text of both languages, in elements with `lang`; a
 * PNG is rendered from it for each language and stored beside the page in that language.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {ContentTree} from '../contentTree';
import {coverOf, PAGE_FOLDERS, twinOf} from '../kinds';
import type {Service} from '../record/schema';
import {LOCALES} from '../vocabulary';
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

const pngOf = (drawing: string): string => drawing.replace(/\.svg$/, '.png');

/** Whether a file is a drawing: an SVG with a page beside it that shows its PNG. */
export const isDrawing = (content: ContentTree, file: string): boolean =>
  PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) &&
  file.endsWith('.svg') &&
  content.files
    .filter((page) => /\.mdx?$/.test(page) && path.posix.dirname(page) === path.posix.dirname(file))
    .some((page) => content.read(page).includes(`(./${path.posix.basename(pngOf(file))})`));

/** The PNGs of all drawings in each language, whether or not they exist; `file` is their path. */
export const listDrawnPictures = (content: ContentTree) =>
  content.files
    .filter((file) => isDrawing(content, file))
    .flatMap((drawing) =>
      LOCALES.map((locale) => ({
        drawing,
        locale,
        file: locale === 'en' ? pngOf(drawing) : twinOf(pngOf(drawing)),
      })),
    );

/** The description stored in a PNG, which identifies the version of the drawing. */
export const drawingStamp = (drawing: Buffer): string => `DevShelf drawing ${digest(drawing)}`;

/** Whether a PNG was rendered from the current drawing. */
export const isCurrentPicture = (picture: Buffer, drawing: Buffer): boolean =>
  picture.includes(drawingStamp(drawing));

/** One problem for each PNG of a drawing that is missing or outdated. */
export const checkDrawings = (content: ContentTree): Problem[] =>
  listDrawnPictures(content).flatMap(({drawing, file}) => {
    const fault = content.lacks(file)
      ? 'the picture is missing'
      : content.has(file) && !isCurrentPicture(content.readBytes(file), content.readBytes(drawing))
        ? `the picture does not match the current ${path.posix.basename(drawing)}`
        : undefined;
    const remedy = `"npm run covers" draws it from ${drawing}`;
    return report({file}, START, fault && `${fault}; ${remedy}`);
  });
