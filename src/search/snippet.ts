import type {SnippetPart} from './documents';
import {normalizeWithOffsets} from './normalize';
import {type QueryPart, wordsIn} from './tokenize';

/** Characters of a snippet, the dots where it is cut included. */
export const SNIPPET_LENGTH = 50;

/** Characters that take the room of two; a snippet of those is shorter. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;
const SNIPPET_COLUMNS = 64;
/** Columns shown before the match. */
const LEAD = 16;

type Range = {readonly start: number; readonly end: number};

/**
 * The piece of a text around its first match, with all matches in it marked.
 * @param terms terms of the index that matched, for words found by their stem or in spite of a typo
 */
export function buildSnippet(
  text: string,
  parts: readonly QueryPart[],
  terms: ReadonlySet<string>,
): SnippetPart[] {
  const matches = findMatches(text, parts, terms);
  const window = chooseWindow(text, matches[0]?.start ?? 0);
  const pieces: SnippetPart[] = [];
  const push = (start: number, end: number, mark: boolean) => {
    if (end > start) {
      pieces.push({text: text.slice(start, end), mark});
    }
  };
  let position = window.start;
  for (const {start, end} of matches) {
    if (start >= window.end || end <= position) {
      continue;
    }
    push(position, Math.max(position, start), false);
    push(Math.max(position, start), Math.min(end, window.end), true);
    position = Math.min(end, window.end);
  }
  push(position, window.end, false);
  if (window.start > 0) {
    pieces.unshift({text: '…', mark: false});
  }
  if (window.end < text.length) {
    pieces.push({text: '…', mark: false});
  }
  return pieces;
}

/** Places of the matches in the original text, in order, without overlaps. */
function findMatches(
  text: string,
  parts: readonly QueryPart[],
  terms: ReadonlySet<string>,
): Range[] {
  const {text: normalized, offsets} = normalizeWithOffsets(text);
  const ranges: Range[] = [];
  for (const part of parts) {
    if (part.kind === 'japanese' && part.text !== '') {
      for (
        let at = normalized.indexOf(part.text);
        at >= 0;
        at = normalized.indexOf(part.text, at + part.text.length)
      ) {
        ranges.push({start: at, end: at + part.text.length});
      }
    }
  }
  for (const {term, start, end} of wordsIn(normalized)) {
    if (terms.has(term)) {
      ranges.push({start, end});
    }
  }
  const original = ranges
    .map(({start, end}) => ({start: offsets[start]!, end: offsets[end]!}))
    .sort((a, b) => a.start - b.start);
  return original.filter((range, index) => index === 0 || range.start >= original[index - 1]!.end);
}

function chooseWindow(text: string, match: number): Range {
  const isWhole = text.length <= SNIPPET_LENGTH && widthOf(text) <= SNIPPET_COLUMNS;
  if (isWhole) {
    return {start: 0, end: text.length};
  }
  let start = match;
  for (let room = LEAD; start > 0 && room > 0; room -= widthOf(text[start]!)) {
    start--;
  }
  if (start > 0) {
    // Latin text begins at a word, where one begins before the match.
    const space = text.slice(start, match).indexOf(' ');
    start += space >= 0 ? space + 1 : 0;
  }
  let end = start;
  let columns = SNIPPET_COLUMNS;
  const room = SNIPPET_LENGTH - 2;
  while (end < text.length && end - start < room && columns >= 2) {
    columns -= widthOf(text[end]!);
    end++;
  }
  return {start, end};
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}
