/**
 * Icons of entries: the brand icon from simple-icons, whose files are read one by one, or a monogram.
 * The list of icons and svgo are loaded on first use, because most commands need neither.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type * as Svgo from 'svgo';

/** Content of an entry's tile: an SVG path for a view box of 24 × 24, or letters. */
export type IconDrawing = {readonly path: string} | {readonly monogram: string};

export type IconSource = {
  readonly name: {readonly en: string};
  readonly icon: string | null;
  readonly color: string;
};

type IconData = {readonly slug: string; readonly license?: {readonly type: string}};

/** Licence of the package, and of every icon without one of its own; others may not be used. */
export const CC0 = 'CC0-1.0';

let licenses: ReadonlyMap<string, string> | undefined;

export function iconLicenses(): ReadonlyMap<string, string> {
  const file = require.resolve('simple-icons/icons.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as IconData[];
  return (licenses ??= new Map(read().map(({slug, license}) => [slug, license?.type ?? CC0])));
}

/** @throws Error if the package has no such icon */
export const drawingOf = ({name, icon}: IconSource): IconDrawing =>
  icon === null ? {monogram: monogramOf(name.en)} : {path: readIconPath(icon)};

export function drawTile(source: IconSource): string {
  const {color} = source;
  const drawing = drawingOf(source);
  const ink = inkOn(color);
  const content =
    'path' in drawing
      ? `<path fill="${ink}" d="${drawing.path}"/>`
      : `<text x="12" y="16.5" fill="${ink}" font-family="system-ui,sans-serif" font-size="13" font-weight="700" text-anchor="middle">${drawing.monogram}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 36 36"><rect width="36" height="36" x="-6" y="-6" fill="${color}" rx="8"/>${content}</svg>`;
}

const paths = new Map<string, string>();

/**
 * The path of an icon of simple-icons, rounded to two decimals, which makes it a third smaller.
 * @throws Error if the icon doesn't exist or has no path
 */
export function readIconPath(slug: string): string {
  const known = paths.get(slug);
  if (known !== undefined) {
    return known;
  }
  const {optimize} = createRequire(__filename)('svgo') as typeof Svgo;
  const svg = readFileSync(require.resolve(`simple-icons/icons/${slug}.svg`), 'utf8');
  const {data} = optimize(svg, {
    plugins: [{name: 'convertPathData', params: {floatPrecision: 2}}],
  });
  const outline = / d="([^"]+)"/.exec(data)?.[1];
  if (outline === undefined) {
    throw new Error(`The icon "${slug}" of simple-icons has no path`);
  }
  paths.set(slug, outline);
  return outline;
}

/** The first letters of the first two words of a name, in upper case. */
export function monogramOf(name: string): string {
  const [one = '', other = ''] = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? [];
  return (one + other).toUpperCase();
}

/** Black or white, whichever has more contrast with `color` (`#rrggbb`); the ratio is at least 4.58. */
export const inkOn = (color: string): '#000000' | '#ffffff' =>
  contrast('#ffffff', color) >= contrast('#000000', color) ? '#ffffff' : '#000000';

/** Contrast ratio of two colours (`#rrggbb`) as defined by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
