/**
 * The custom properties of the site as a browser resolves them, including the defaults of Infima.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** In the order in which pages load them. */
const SHEETS = ['node_modules/infima/dist/css/default/default.css', 'src/css/custom.css'];

/** Yields the rules of a style sheet that are not inside `@media` or another at-rule. */
function* topRules(css: string): Generator<{selector: string; body: string}> {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') {
      open = depth === 0 ? index : open;
      depth += 1;
    } else if (text[index] === '}') {
      depth -= 1;
      if (depth === 0) {
        yield {selector: text.slice(start, open).trim(), body: text.slice(open + 1, index)};
        start = index + 1;
      }
    }
  }
}

const appliesIn = (mode: Mode, selector: string): boolean =>
  selector
    .split(',')
    .map((part) => part.trim())
    .some(
      (part) =>
        part === ':root' ||
        new RegExp(`^(html|:root)?\\[data-theme=['"]?${mode}['"]?\\]$`).test(part),
    );

/** Unresolved values of all custom properties in a mode. */
export function readTokens(mode: Mode): ReadonlyMap<string, string> {
  // Infima is in a cascade layer, below all styles of the site. Within a sheet, the selector of the
  // mode has a higher specificity than ":root", whatever their order.
  const byStrength = SHEETS.flatMap((sheet) => {
    const rules = [...topRules(readFileSync(path.join(ROOT, sheet), 'utf8'))].filter(({selector}) =>
      appliesIn(mode, selector),
    );
    return [
      ...rules.filter(({selector}) => !selector.includes('data-theme')),
      ...rules.filter(({selector}) => selector.includes('data-theme')),
    ];
  });
  return new Map(
    byStrength.flatMap(({body}) =>
      [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(
        ([, name, value]) => [name!, value!.trim()] as const,
      ),
    ),
  );
}

/**
 * The colour of a token, with all references resolved.
 * @throws if the token is missing or not a colour
 */
export function colorOf(tokens: ReadonlyMap<string, string>, name: string): Color {
  const value = tokens.get(name);
  if (value === undefined) {
    throw new Error(`There is no token ${name}`);
  }
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? parseColor(value, name) : colorOf(tokens, reference);
}

function parseColor(value: string, name: string): Color {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? [];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
    return [red!, green!, blue!, 1];
  }
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  if (parts !== undefined && parts.length >= 3) {
    const [red, green, blue, alpha = '1'] = parts;
    const share = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
    return [Number(red), Number(green), Number(blue), share];
  }
  if (value === 'transparent') {
    return [0, 0, 0, 0];
  }
  throw new Error(`${name} is "${value}", which is no colour that this test can read`);
}

/** A colour drawn over another one. */
export function over([red, green, blue, alpha]: Color, below: Color): Color {
  const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Color): number {
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio as defined by WCAG 2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
