/** Draws a service as a badge and as a card for other sites (SVG). Pure. */
import {isFigure} from '../catalogue';
import {formatShortDate} from '../catalogue/browser';
import {LIFECYCLE_STATES, LIMIT_REASONS, type Locale} from '../catalogue/vocabulary';
import {escapeXml} from '../escapeXml';
import {fill} from '../fill';
import type {Service} from './documents';
import {TEXTS} from './texts';

/** Colours of both colour modes by the name of their class. */
const COLORS = {
  name: {fill: '#0a5277', dark: '#0a5277'},
  named: {fill: '#ffffff', dark: '#ffffff'},
  box: {fill: '#f4f6f8', dark: '#1b2630'},
  warned: {fill: '#fbe9d0', dark: '#4a3410'},
  text: {fill: '#1b2630', dark: '#f4f6f8'},
} as const;
type Color = keyof typeof COLORS;

/** Attributes of which a service has the one that fits its kind. */
const PRICES = ['attributes.entry-price', 'attributes.storage-price'];

const FULL_WIDTH = /[\u2e80-\uffef]/u;

/** Width of a text, which the drawing then has in every font: Latin letters are about half as wide. */
const widthOf = (text: string, size: number): number =>
  Math.ceil(
    [...text].reduce((sum, letter) => sum + (FULL_WIDTH.test(letter) ? 1 : 0.56), 0) * size,
  );

const rectangle = (color: Color, x: number, width: number, height: number): string =>
  `<rect class="${color}" fill="${COLORS[color].fill}" x="${x}" width="${width}" height="${height}"/>`;

const textAt = (color: Color, text: string, x: number, y: number, size: number): string =>
  `<text class="${color}" fill="${COLORS[color].fill}" x="${x}" y="${y}" font-size="${size}" textLength="${widthOf(text, size)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;

function drawing(title: string, width: number, height: number, parts: readonly string[]): string {
  const dark = Object.entries(COLORS).map(([name, color]) => `.${name}{fill:${color.dark}}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Verdana, 'Noto Sans CJK JP', 'Hiragino Sans', Meiryo, sans-serif">
<title>${escapeXml(title)}</title>
<style>@media (prefers-color-scheme: dark){${dark.join('')}}</style>
${parts.join('\n')}
</svg>
`;
}

/** State of a service, with the price if it is active, else with the date that matters. */
function statementsOf({lifecycle, values}: Service, locale: Locale): readonly string[] {
  const {state, since, ends} = lifecycle;
  const label = LIFECYCLE_STATES[state][locale];
  if (state === 'active') {
    const price = values.find(({field}) => PRICES.includes(field));
    return price === undefined ? [label] : [label, ...describePrice(price, locale)];
  }
  const date = formatShortDate((ends ?? since)!, locale);
  return [label, fill(TEXTS[ends === null ? 'since' : 'ends'][locale], {date})];
}

/** The price, free of charge, by quotation or unknown, and whether somebody has verified it. */
function describePrice(
  {value, state, text, basis}: Service['values'][number],
  locale: Locale,
): readonly string[] {
  if (state !== 'known') {
    return state === 'unknown' ? [LIMIT_REASONS['price-unknown'][locale]] : [];
  }
  const isPaid = isFigure(value) && value.amount > 0;
  return [
    isPaid ? fill(TEXTS.fromPrice[locale], {price: text[locale]}) : text[locale],
    ...(basis === 'general-knowledge' ? [TEXTS.priceNotVerified[locale]] : []),
  ];
}

const boxOf = ({lifecycle: {state}}: Service): Color => (state === 'active' ? 'box' : 'warned');

/** One line: the name, the state, the price and the day of the latest check. */
export function buildBadge(service: Service, locale: Locale): string {
  const [size, gap, height] = [11, 6, 20];
  const name = service.name[locale];
  const day = formatShortDate(service.updated, locale);
  const text = [...statementsOf(service, locale), day].join(' · ');
  const left = widthOf(name, size) + 2 * gap;
  const right = widthOf(text, size) + 2 * gap;
  return drawing(`${name} · ${text}`, left + right, height, [
    rectangle('name', 0, left, height),
    rectangle(boxOf(service), left, right, height),
    textAt('named', name, gap, 14, size),
    textAt('text', text, left + gap, 14, size),
  ]);
}

/** Some lines, with the name of the site below. */
export function buildCard(service: Service, locale: Locale, site: string): string {
  const name = service.name[locale];
  const date = formatShortDate(service.updated, locale);
  const source = `${fill(TEXTS.checkedOn[locale], {date})} · ${site}`;
  const lines = [...statementsOf(service, locale), source];
  const [margin, head, leading] = [16, 44, 22];
  const widths = [widthOf(name, 18), ...lines.map((line) => widthOf(line, 13))];
  const width = Math.max(...widths) + 2 * margin;
  const height = head + leading * lines.length + 10;
  return drawing([name, ...lines].join(' · '), width, height, [
    rectangle(boxOf(service), 0, width, height),
    rectangle('name', 0, width, head - 8),
    textAt('named', name, margin, 25, 18),
    ...lines.map((line, index) => textAt('text', line, margin, head + leading * index + 14, 13)),
  ]);
}
