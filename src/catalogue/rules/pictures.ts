/** Pictures in articles: how a page shows one, and what the file has to be. */
import path from 'node:path';
import type {Page} from '../article/reader';
import type {ContentTree} from '../contentTree';
import {originalOf} from '../kinds';
import {nearestWord, type Problem} from './problems';
import {cut} from './show';

/** Formats and size of the pictures in articles. */
const PICTURE = {formats: ['jpg', 'jpeg', 'png', 'svg', 'webp'], bytes: 300_000} as const;

/** Whether a file is a picture that an article may show. */
export const isPicture = (file: string): boolean =>
  PICTURE.formats.some((format) => file.toLowerCase().endsWith(`.${format}`));

/** A problem for each picture of a page that readers could not see, or not know what it is. */
export const checkPictures = (content: ContentTree, page: Page): Problem[] =>
  page.pictures.flatMap(({target, alt, line, column}) => {
    const fault = faultOfTarget(content, page.file, target);
    const faults = [
      ...(fault === undefined ? [] : [fault]),
      ...(alt === ''
        ? ['the picture has no alternative text; say between [ and ] what it shows']
        : []),
    ];
    return faults.map((message) => ({file: page.file, line, column, message}));
  });

/** The file that a page shows, relative to the root of the site. */
function fileOf(page: string, target: string): string {
  const name = /%(?![0-9a-f]{2})/i.test(target) ? target : decodeURI(target);
  return name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page), name);
}

function faultOfTarget(content: ContentTree, page: string, target: string): string | undefined {
  const name = `the picture "${cut(target)}"`;
  const original = originalOf(page);
  const beside = path.posix.dirname(original);
  if (target === '') {
    return 'the picture has no address; write it between ( and )';
  }
  const file = fileOf(page, target);
  const isOwn = [page, original].some(
    (own) => path.posix.dirname(own) === path.posix.dirname(file),
  );
  if (/^[a-z]+:|^\//i.test(target) || !isOwn) {
    return `${name} must be a file beside the page, such as ./plan.png`;
  }
  if (!isPicture(target)) {
    return `${name} must have one of the formats ${PICTURE.formats.join(', ')}`;
  }
  // One that is there as a symbolic link is told itself, as is one that has to be drawn.
  if (!content.lacks(file) || content.has(originalOf(file).replace(/\.png$/, '.svg'))) {
    return undefined;
  }
  const shared = path.posix.join(beside, path.posix.basename(target));
  if (page !== original && content.has(shared)) {
    return `${name} stands beside the English page; write @site/${shared}`;
  }
  const there = content.files
    .filter((other) => path.posix.dirname(other) === path.posix.dirname(file))
    .map((other) => `./${path.posix.basename(other)}`);
  const near = nearestWord(target, there.filter(isPicture));
  return `${name} does not exist beside the page; ${near === undefined ? 'put it there, or correct its name' : `did you mean "${near}"?`}`;
}

/** What each format begins with. */
const BEGINNINGS: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['JPEG', (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['PNG', (bytes) => bytes.subarray(0, 4).toString('hex') === '89504e47'],
  [
    'WebP',
    (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
  ['GIF', (bytes) => bytes.toString('latin1', 0, 3) === 'GIF'],
  [
    'SVG',
    (bytes) =>
      /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(
        bytes.toString('utf8', 0, 4000),
      ),
  ],
];

const FORMAT_OF: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  svg: 'SVG',
  webp: 'WebP',
};

/** What a drawing may not hold: it is a file of its own too, which a browser can open. */
const RUNNING: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'a script'],
  [/<(?:foreignObject|iframe|embed|object)\b/i, 'a page within it'],
  [/\son[a-z]+\s*=/i, 'an attribute that runs code'],
  [/javascript:/i, 'an address that runs code'],
  [/(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i, 'a file of elsewhere'],
  [/<!ENTITY/i, 'an entity'],
];

/** Says what is wrong with the file of a picture, if anything. */
export function faultOfPicture(file: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) {
    return 'the picture is empty; put the whole file here, or remove it';
  }
  if (bytes.length > PICTURE.bytes) {
    return `the picture has ${bytes.length} bytes; it must have at most ${PICTURE.bytes}`;
  }
  const expected = FORMAT_OF[path.posix.extname(file).slice(1).toLowerCase()]!;
  const actual = BEGINNINGS.find(([, begins]) => begins(bytes))?.[0];
  if (actual !== expected) {
    return actual === undefined
      ? `this is no ${expected} file; save the picture as one`
      : `this is ${actual}, not ${expected}, as its name says; save it as ${expected}, or rename it`;
  }
  if (expected === 'SVG') {
    const [, what] = RUNNING.find(([pattern]) => pattern.test(bytes.toString('utf8'))) ?? [];
    return what === undefined ? undefined : `the drawing holds ${what}; remove that`;
  }
  return undefined;
}
