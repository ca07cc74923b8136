import type {Position} from './problems';

/** A heading below the title; `id` is `undefined` where its author gave none. */
type HeadingMark = Position & {readonly level: number; readonly id: string | undefined};
type LinkMark = Position & {readonly target: string};
type PictureMark = Position & {readonly target: string; readonly alt: string};

/** What the rules about pages look at in the Markdown, each with its place in the file. */
export type Marks = {
  readonly headings: readonly HeadingMark[];
  readonly links: readonly LinkMark[];
  readonly pictures: readonly PictureMark[];
};

const FENCE = /^\s*(```|~~~)/;
const HEADING = /^(#{2,6})\s/;
const HEADING_ID = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;
const LINK = /(!?)\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;
const TAG_LINK = /\bhref="([^"]*)"/g;
const TAG_PICTURE = /<img\b[^>]*>/g;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Reads headings, links and pictures of a Markdown file, those in code left out. */
export function readMarks(text: string): Marks {
  const headings: HeadingMark[] = [];
  const links: LinkMark[] = [];
  const pictures: PictureMark[] = [];
  let isCode = false;
  text.split('\n').forEach((raw, index) => {
    if (FENCE.test(raw)) {
      isCode = !isCode;
    }
    if (isCode) {
      return;
    }
    // Most lines hold none of it, and a thousand articles have many lines.
    if (!/[[<#]/.test(raw)) {
      return;
    }
    const line = index + 1;
    // Inline code keeps its width, so that columns stay right.
    const row = raw.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    const heading = HEADING.exec(row);
    if (heading) {
      headings.push({line, column: 1, level: heading[1]!.length, id: HEADING_ID.exec(row)?.[1]});
    }
    for (const {index: at, 1: bang, 2: label, 3: target} of row.matchAll(LINK)) {
      const place = {line, column: at + 1, target: target!};
      if (bang === '!') {
        pictures.push({...place, alt: label!.trim()});
      } else {
        links.push(place);
      }
    }
    for (const {index: at, 1: target} of row.matchAll(TAG_LINK)) {
      links.push({line, column: at + 1, target: target!});
    }
    for (const {index: at, 0: tag} of row.matchAll(TAG_PICTURE)) {
      pictures.push({
        ...{line, column: at + 1},
        target: attribute(tag, 'src'),
        alt: attribute(tag, 'alt').trim(),
      });
    }
  });
  return {headings, links, pictures};
}
