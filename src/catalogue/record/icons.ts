/**
 * The icon of an entry: that of its brand out of the package simple-icons, else a monogram.
 * Files are read one by one, since the package as a module would load all 3,400 icons; and the
 * list of them, and svgo, at their first use, since most commands need neither.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type * as Svgo from 'svgo';

/** What stands on the coloured square of an entry; the path is one for 24 x 24. */
export type IconDrawing = {readonly path: string} | {readonly monogram: string};

/** Colour of what stands on a coloured square. */
type Ink = '#000000' | '#ffffff';

/** The keys of a record that its icon is made from. */
export type IconSource = {
  readonly name: {readonly en: string};
  readonly icon: string | null;
  readonly color: string;
};

type IconData = {readonly slug: string; readonly license?: {readonly type: string}};

/** Licence of the package, and so of each icon for which it names no other. */
const CC0 = 'CC0-1.0';

let licenses: ReadonlyMap<string, string> | undefined;

/** The licence of each icon of the package, by its slug. */
const iconLicenses = (): ReadonlyMap<string, string> =>
  (licenses ??= new Map(
    (
      JSON.parse(readFileSync(require.resolve('simple-icons/icons.json'), 'utf8')) as IconData[]
    ).map(({slug, license}) => [slug, license?.type ?? CC0]),
  ));

/** The icons that may be used: those under CC0. */
export const usableIcons = (): string[] =>
  [...iconLicenses()].filter(([, license]) => license === CC0).map(([slug]) => slug);

/** Licence of an icon that may not be used for its sake; `undefined` for all others. */
export function refusedLicense(slug: string): string | undefined {
  const license = iconLicenses().get(slug);
  return license === CC0 ? undefined : license;
}

/** Whether the package has an icon of this slug. */
export const isIcon = (slug: string): boolean => iconLicenses().has(slug);

export const drawingOf = ({name, icon}: IconSource): IconDrawing =>
  icon === null ? {monogram: monogramOf(name.en)} : {path: readIconPath(icon)};

/** The tile of an entry: its drawing on a square of its colour, as a file that pages share. */
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
 * The outline of an icon of simple-icons, to a hundredth of its 24 units: that cannot be seen
 * at the sizes of this site, and all further digits would be a third of each icon.
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

/** The first letters of the first two words of a name. */
export function monogramOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
}

/** Black or white, whichever is easier to read on a colour; the contrast is at least 4.58. */
export function inkOn(color: string): Ink {
  return contrast('#ffffff', color) >= contrast('#000000', color) ? '#ffffff' : '#000000';
}

/** Contrast of two colours, each as `#rrggbb`, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
