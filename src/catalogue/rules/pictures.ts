/** Rules for pictures in pages: references and files. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type Sharp from 'sharp';
import type {Page} from '../article/reader';
import {type Content, openContent} from '../contentTree';
import {originalOf} from '../kinds';
import {cut, type Problem, report, START} from './problems';

/** Allowed file extensions with the formats that they stand for. */
const FORMATS: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  svg: 'SVG',
  webp: 'WebP',
};

/** Maximum size of a picture in bytes. */
const MAX_BYTES = 300_000;

/** Extensions that pages may show. Drawings (SVG) can contain code; "npm run covers" makes PNGs of them. */
const SHOWN = Object.keys(FORMATS).filter((extension) => extension !== 'svg');

const extensionOf = (file: string): string => path.posix.extname(file).slice(1);

/** Whether a file has the extension of an allowed picture format. */
export const isPicture = (file: string): boolean =>
  Object.hasOwn(FORMATS, extensionOf(file).toLowerCase());

/** Problems of all pictures in a page: files that are not allowed, and missing alternative text. */
export const checkPictures = (page: Page): Problem[] =>
  page.pictures.flatMap((picture) => {
    const unnamed = 'the picture has no alternative text; describe it between [ and ]';
    return [
      ...report(page, picture, faultOfTarget(page.file, picture.target)),
      ...report(page, picture, picture.alt === '' ? unnamed : undefined),
    ];
  });

function faultOfTarget(page: string, target: string): string | undefined {
  const name = `the picture "${cut(target)}"`;
  const original = originalOf(page);
  if (target === '') {
    return 'the picture has no path; write it between ( and )';
  }
  const file = target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page), target);
  const isOwn = [page, original].some(
    (own) => path.posix.dirname(own) === path.posix.dirname(file),
  );
  if (/^[a-z]+:|^\//i.test(target) || !isOwn) {
    return `${name} must be a file in the folder of the page, such as ./plan.png`;
  }
  if (/[!?#%\\]/.test(target)) {
    // The list of what pages may contain reports it.
    return undefined;
  }
  if (!SHOWN.includes(extensionOf(target).toLowerCase())) {
    return target.endsWith('.svg')
      ? `${name} is a drawing; write its PNG, ${target.replace(/svg$/, 'png')}, which "npm run covers" draws`
      : `${name} must be in one of the formats ${SHOWN.join(', ')}`;
  }
  // Whether the file exists is told by the build.
  return /^[a-z0-9][\w.-]*$/i.test(path.posix.basename(target))
    ? undefined
    : `${name} must begin with a letter or digit and consist of letters, digits, "-", "_" and "."; rename it`;
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

/** The problem of a picture file: empty, too large, wrong format or unsafe SVG; else `undefined`. */
export function faultOfPicture(file: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) {
    return 'the picture file is empty; add the complete file, or remove it';
  }
  if (bytes.length > MAX_BYTES) {
    return `the picture has ${bytes.length} bytes; the maximum is ${MAX_BYTES}`;
  }
  const expected = FORMATS[extensionOf(file).toLowerCase()]!;
  const start = bytes.toString('latin1', 0, 4000);
  const [actual] = Object.entries(BEGINNINGS).find(([, pattern]) => pattern.test(start)) ?? [];
  if (actual !== expected) {
    return actual === undefined
      ? `the file is not a valid ${expected} picture; save it as ${expected}`
      : `the file is ${actual}, but its name says ${expected}; save it as ${expected}, or rename it`;
  }
  const [, what] =
    RUNNING.find(([pattern]) => expected === 'SVG' && pattern.test(bytes.toString('utf8'))) ?? [];
  return what && `the SVG contains ${what}; remove that`;
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
    if (!SHOWN.includes(extensionOf(file)) || file.endsWith('/cover.jpg')) {
      continue;
    }
    const bytes = tree.readBytes(file);
    if (faultOfPicture(file, bytes) === undefined) {
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
