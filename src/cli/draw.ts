/** Draws pictures: covers from records, and others from drawings in SVG. */
import {load} from 'cheerio/slim';
import sharp, {type Sharp} from 'sharp';
import {
  COVER,
  type CoverSubject,
  drawingOf,
  drawingStamp,
  type IconDrawing,
  inkOn,
  stampCover,
} from '../catalogue';
import {KINDS, type Locale} from '../catalogue/vocabulary';
import {escapeXml} from '../escapeXml';

const {width: WIDTH, height: HEIGHT} = COVER;
const FONTS = "'Liberation Sans', Arial, Helvetica, sans-serif";
const MARGIN = 80;
const ICON_SIZE = 200;
const TEXT_LEFT = MARGIN + ICON_SIZE + 56;
const TEXT_WIDTH = WIDTH - TEXT_LEFT - MARGIN;
const SHELF_TOP = 590;

/** Colours of the light mode, from src/css/custom.css. */
const COLORS = {text: '#1b2630', muted: '#3c4a56', primary: '#0a5277', accent: '#d9822b'} as const;

/** Estimated width of a character in em, rounded up so that no text overflows. */
const LETTER = {bold: 0.6, normal: 0.54} as const;

/** The cover of a service as SVG, in the size of `COVER`, in English. */
export function buildCoverSvg(service: CoverSubject): string {
  const {color, vendor, kind, name} = service;
  const top = 150;
  const title = fitLines(name.en, [80, 72, 64, 56, 48], LETTER.bold);
  const subtitle = fitLines(vendor.en, [36, 32, 28], LETTER.normal);
  const subtitleTop = top + title.lines.length * title.size * 1.15 + 28;
  const kindTop = subtitleTop + subtitle.lines.length * subtitle.size * 1.3 + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONTS}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${color}" fill-opacity="0.09"/>
<rect y="${SHELF_TOP}" width="${WIDTH}" height="${HEIGHT - SHELF_TOP}" fill="${color}"/>
${drawIcon(drawingOf(service), color, top)}
<g fill="${COLORS.text}" font-weight="700">
${drawLines(title, top, 1.15)}
</g>
<g fill="${COLORS.muted}">
${drawLines(subtitle, subtitleTop, 1.3)}
${drawLines({lines: [KINDS[kind].en], size: 28}, kindTop, 1.3)}
</g>
${BRAND}
</svg>
`;
}

function drawIcon(icon: IconDrawing, color: string, top: number): string {
  const ink = inkOn(color);
  const inset = ICON_SIZE * 0.2;
  const symbol =
    'path' in icon
      ? `<path transform="translate(${MARGIN + inset} ${top + inset}) scale(${(ICON_SIZE * 0.6) / 24})" fill="${ink}" d="${icon.path}"/>`
      : `<text x="${MARGIN + ICON_SIZE / 2}" y="${top + ICON_SIZE / 2 + 32}" text-anchor="middle" font-size="92" font-weight="700" fill="${ink}">${escapeXml(icon.monogram)}</text>`;
  return `<rect x="${MARGIN}" y="${top}" width="${ICON_SIZE}" height="${ICON_SIZE}" rx="44" fill="${color}"/>
${symbol}`;
}

/** The logo, copied from static/img/logo.svg, and the name of the site. */
const BRAND = `<g transform="translate(${WIDTH - MARGIN - 262} 496)">
<g transform="scale(2)"><path fill="${COLORS.primary}" d="M4 5h5v16H4zM11 8h5v13h-5z"/><path fill="${COLORS.accent}" d="m18.2 8.5 4.7-1.7 5 13.6-4.7 1.7z"/><path fill="${COLORS.primary}" d="M2 24h28v4H2z"/></g>
<text x="80" y="47" font-size="42" font-weight="700" fill="${COLORS.primary}">DevShelf</text>
</g>`;

type Lines = {readonly lines: readonly string[]; readonly size: number};

/**
 * Breaks a text into at most two lines, or more in the smallest size.
 * @param sizes font sizes in units of the SVG, largest first
 * @param letter width of a character in em
 */
export function fitLines(text: string, sizes: readonly number[], letter: number): Lines {
  const tried = sizes.map((size) => ({
    lines: wrap(text, Math.floor(TEXT_WIDTH / (size * letter))),
    size,
  }));
  return tried.find(({lines}) => lines.length <= 2) ?? tried.at(-1)!;
}

/** Breaks a text at spaces into lines of at most `letters` characters; longer words are kept. */
const wrap = (text: string, letters: number): readonly string[] =>
  text.match(new RegExp(`\\S.{0,${letters - 1}}(?= |$)|\\S+`, 'g')) ?? [];

function drawLines({lines, size}: Lines, top: number, leading: number): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${TEXT_LEFT}" y="${Math.round(top + size * 0.8 + index * size * leading)}" font-size="${size}">${escapeXml(line)}</text>`,
    )
    .join('\n');
}

/** The cover of a service as JPEG, with metadata that tell from which values it was drawn. */
export async function drawCover(service: CoverSubject): Promise<Buffer> {
  const picture = sharp(Buffer.from(buildCoverSvg(service)));
  const jpeg = picture.jpeg({quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4'});
  return stampCover(await jpeg.toBuffer(), service);
}

/** Pixels per unit of a drawing: enough for the widest picture of plugin-ideal-image. */
const SCALE = 2;
/** SVG units per inch in sharp, whose option `density` is in pixels per inch. */
const UNITS_PER_INCH = 72;

/** The SVG of a drawing without the elements in other languages, which have another `lang`. */
export function withoutOtherLanguages(svg: string, locale: Locale): string {
  const $ = load(svg, {xml: {decodeEntities: false}});
  $(`[lang]:not([lang="${locale}"])`).remove();
  return $.xml();
}

/** A drawing in one language as PNG, with metadata that tell from which drawing it was made. */
export function drawPicture(drawing: Buffer, locale: Locale): Promise<Buffer> {
  return rasterize(drawing, locale, SCALE)
    .withExif({IFD0: {ImageDescription: drawingStamp(drawing)}})
    .toBuffer();
}

/** The social card in one language, a pixel for each unit of its drawing. */
export const drawCard = (drawing: Buffer, locale: Locale): Promise<Buffer> =>
  rasterize(drawing, locale, 1).toBuffer();

/** The few colours of a drawing make a small file. */
function rasterize(drawing: Buffer, locale: Locale, scale: number): Sharp {
  const svg = Buffer.from(withoutOtherLanguages(drawing.toString('utf8'), locale));
  return sharp(svg, {density: UNITS_PER_INCH * scale}).png({
    palette: true,
    quality: 90,
    effort: 10,
  });
}
