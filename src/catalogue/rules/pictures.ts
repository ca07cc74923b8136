/**
 * Rules for pictures of pages, and for those that "npm run covers" draws: covers from records, and
 * PNGs of drawings. A drawing is an SVG with the text of both languages, in elements with `lang`; a
 * PNG is rendered from it for each language and stored beside the page in that language.
 */
import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';
import type Sharp from 'sharp';
import type {Page} from '../article/reader';
import {type Content, type ContentTree, isMissing, openContent} from '../contentTree';
import {coverOf, originalOf, PAGE_FOLDERS, twinOf} from '../kinds';
import type {Service} from '../record/schema';
import {LOCALES} from '../vocabulary';
import {cut, type Fault, meantOr, type Problem, report, START} from '../problems';

const FORMATS: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  svg: 'SVG',
  webp: 'WebP',
};

const MAX_BYTES = 300_000;
/** Extensions that pages may show. Drawings (SVG) can contain code; "npm run covers" makes PNGs of them. */
const SHOWN = Object.keys(FORMATS).filter((extension) => extension !== 'svg');

const extensionOf = (file: string): string => path.posix.extname(file).slice(1);

export const isPicture = (file: string): boolean =>
  Object.hasOwn(FORMATS, extensionOf(file).toLowerCase());

const isBeside = (file: string, other: string): boolean =>
  path.posix.dirname(file) === path.posix.dirname(other);

export const checkPictures = (content: ContentTree, page: Page): Problem[] =>
  page.pictures.flatMap((picture) => {
    const unnamed = 'the picture has no alternative text; describe it between [ and ]';
    return [
      ...report(page, picture, faultOfTarget(content, page.file, picture.target)),
      ...report(page, picture, picture.alt === '' && unnamed),
    ];
  });

function faultOfTarget(content: ContentTree, page: string, target: string): Fault {
  const file = target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page), target);
  const isOwn = isBeside(file, page) || isBeside(file, originalOf(page));
  // The list of what pages may contain reports other characters.
  const isPlain = !/[!?#%\\]/.test(target);
  const fault =
    /^[a-z]+:|^\//i.test(target) || !isOwn
      ? 'must be a file in the folder of the page, such as ./plan.png'
      : isPlain && faultOfFile(content, page, target, file);
  return target === ''
    ? 'the picture has no path; write it between ( and )'
    : fault && `the picture "${cut(target)}" ${fault}`;
}

/** What is wrong with a picture in the folder of its page, as the end of a sentence about it. */
function faultOfFile(content: ContentTree, page: string, target: string, file: string): Fault {
  const original = originalOf(page);
  const [folder, name] = [path.posix.dirname(original), path.posix.basename(target)];
  const isShared = page !== original && content.has(`${folder}/${name}`);
  const there = content.files
    .filter((other) => isBeside(other, file) && isPicture(other))
    .map((other) => `./${path.posix.basename(other)}`);
  return (
    (target.endsWith('.svg') &&
      `is a drawing; write its PNG, ${pngOf(target)}, which "npm run covers" draws`) ||
    (!SHOWN.includes(extensionOf(target).toLowerCase()) &&
      `must be in one of the formats ${SHOWN.join(', ')}`) ||
    (!/^[a-z0-9][\w.-]*$/i.test(name) &&
      'must begin with a letter or digit and consist of letters, digits, "-", "_" and "."; rename it') ||
    // Symbolic links and PNGs that must be rendered from a drawing have their own problems.
    (content.lacks(file) &&
      !content.has(originalOf(file).replace(/\.png$/, '.svg')) &&
      (isShared
        ? `is in the folder of the English page; write @site/${folder}/${name}`
        : `does not exist in the folder of the page; ${meantOr(target, there, 'add it, or correct its name')}`))
  );
}

/** Formats by the beginning of their files, as Latin-1 text. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  JPEG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG/,
  WebP: /^RIFF[^]{4}WEBP/,
  GIF: /^GIF/,
  SVG: /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i,
};

/** Content that SVG files must not have, because browsers can open them as documents. */
const RUNNING: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'a script'],
  [/<(?:foreignObject|iframe|embed|object)\b/i, 'an embedded page'],
  [/\son[a-z]+\s*=/i, 'an attribute that runs code'],
  [/javascript:/i, 'a URL that runs code'],
  [/(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i, 'a file from another host'],
  [/<!ENTITY/i, 'an entity'],
];

export function faultOfPicture(file: string, bytes: Buffer): Fault {
  const expected = FORMATS[extensionOf(file).toLowerCase()]!;
  const start = bytes.toString('latin1', 0, 4000);
  const [actual] = Object.entries(BEGINNINGS).find(([, pattern]) => pattern.test(start)) ?? [];
  const [, running] =
    RUNNING.find(([pattern]) => expected === 'SVG' && pattern.test(bytes.toString('utf8'))) ?? [];
  return (
    (bytes.length === 0 && 'the picture file is empty; add the complete file, or remove it') ||
    (bytes.length > MAX_BYTES &&
      `the picture has ${bytes.length} bytes; the maximum is ${MAX_BYTES}`) ||
    (actual === undefined &&
      `the file is not a valid ${expected} picture; save it as ${expected}`) ||
    (actual !== expected &&
      `the file is ${actual}, but its name says ${expected}; save it as ${expected}, or rename it`) ||
    (running && `the SVG contains ${running}; remove that`)
  );
}

/** Maximum number of pixels of a picture. Each is resized several times by a build. */
const MAX_PIXELS = 16_000_000;

/** One problem for each picture that can't be decoded, or that has too many pixels. */
export async function checkPictureFiles(content: Content): Promise<Problem[]> {
  // Most of what loads the catalogue decodes no pictures.
  const sharp = createRequire(__filename)('sharp') as typeof Sharp;
  const tree = openContent(content);
  const problems: Problem[] = [];
  for (const file of tree.files) {
    // Covers are drawn from records and have a rule of their own.
    const isShown = SHOWN.includes(extensionOf(file)) && !file.endsWith('/cover.jpg');
    const bytes = isShown ? tree.readBytes(file) : undefined;
    if (bytes && !faultOfPicture(file, bytes)) {
      try {
        await sharp(bytes, {limitInputPixels: MAX_PIXELS, failOn: 'error'}).raw().toBuffer();
      } catch (error) {
        const reason = cut((error as Error).message);
        const message = `the picture cannot be decoded (${reason}); save it again, with at most ${MAX_PIXELS} pixels`;
        problems.push(...report({file}, START, message));
      }
    }
  }
  return problems;
}

/** Size of covers in pixels, as recommended by social networks. */
export const COVER = {width: 1200, height: 630} as const;

/** The keys of a record that are visible on its cover. */
export type CoverSubject = Pick<Service, 'name' | 'vendor' | 'kind' | 'icon' | 'color'>;

/** Version of the drawing code. Increase it to mark all existing covers as outdated. */
const DRAWING = 1;

export function checkCover(content: ContentTree, service: Service): Problem[] {
  const file = coverOf(service.slug);
  const fault = content.has(file)
    ? faultOfCover(content.readBytes(file), service)
    : isMissing(content, file) && 'the file is missing';
  const remedy = `"npm run covers -- ${service.slug}" draws it from the record`;
  return report({file}, START, fault && `${fault}; ${remedy}`);
}

function faultOfCover(bytes: Buffer, subject: CoverSubject): Fault {
  const {rest, picture, subject: drawn} = readStamp(bytes) ?? {};
  return (
    (!rest && 'the picture was not drawn from the record') ||
    (rest && picture !== digest(rest) && 'the picture is damaged or was edited') ||
    (drawn !== fingerprintOf(subject) &&
      'the picture does not match the record, which has changed or belongs to another entry')
  );
}

export const isCurrentCover = (bytes: Buffer, subject: CoverSubject): boolean =>
  !faultOfCover(bytes, subject);

/** Adds a JPEG comment with fingerprints of record and picture, replacing an older one. */
export function stampCover(picture: Buffer, subject: CoverSubject): Buffer {
  const rest = readStamp(picture)?.rest ?? picture;
  const text = Buffer.from(`${STAMP} ${fingerprintOf(subject)} ${digest(rest)}`);
  const comment = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([rest.subarray(0, 2), comment, text, rest.subarray(2)]);
}

const STAMP = 'DevShelf cover';

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
    .filter((page) => /\.mdx?$/.test(page) && isBeside(page, file))
    .some((page) => content.read(page).includes(`(./${path.posix.basename(pngOf(file))})`));

/** The PNGs of all drawings in each language, whether or not they exist; `file` is their path. */
export const listDrawnPictures = (content: ContentTree) =>
  content.files
    .filter((file) => isDrawing(content, file))
    .map((drawing) => ({drawing, png: pngOf(drawing)}))
    .flatMap(({drawing, png}) =>
      LOCALES.map((locale) => ({drawing, locale, file: locale === 'en' ? png : twinOf(png)})),
    );

/** The description stored in a PNG, which identifies the version of the drawing. */
export const drawingStamp = (drawing: Buffer): string => `DevShelf drawing ${digest(drawing)}`;

export const isCurrentPicture = (picture: Buffer, drawing: Buffer): boolean =>
  picture.includes(drawingStamp(drawing));

export const checkDrawings = (content: ContentTree): Problem[] =>
  listDrawnPictures(content).flatMap(({drawing, file}) => {
    const fault = content.lacks(file)
      ? 'the picture is missing'
      : content.has(file) &&
        !isCurrentPicture(content.readBytes(file), content.readBytes(drawing)) &&
        `the picture does not match the current ${path.posix.basename(drawing)}`;
    const remedy = `"npm run covers" draws it from ${drawing}`;
    return report({file}, START, fault && `${fault}; ${remedy}`);
  });
