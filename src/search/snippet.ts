import type {SnippetPart} from './documents';
import {normalizeWithOffsets} from './normalize';
import {isJapanese, termsIn} from './tokenize';

/** Characters of a snippet, the dots where it is cut included. */
export const SNIPPET_LENGTH = 50;

/** Characters that take the room of two; a snippet of those is shorter. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;
const SNIPPET_COLUMNS = 64;
/** Columns shown before the match. */
const LEAD = 16;
/** Characters in which further matches are likely to be shown together with a first one. */
const TOGETHER = 24;

/** Characters of a word that may be left out so that none is cut. */
const LONGEST_CUT = 12;

type Match = {readonly term: string; readonly start: number; readonly end: number};
type Range = {readonly start: number; readonly end: number};

/**
 * The piece of a text with its best match, all matches in it marked.
 * @param terms what matched: terms of the index, and runs of Japanese
 */
export function buildSnippet(text: string, terms: ReadonlySet<string>): SnippetPart[] {
  const matches = findMatches(text, terms);
  const window = chooseWindow(text, bestMatch(matches));
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

/** Places of the matches in the original text, in order. */
function findMatches(text: string, terms: ReadonlySet<string>): Match[] {
  const {text: normalized, offsets} = normalizeWithOffsets(text);
  const matches = termsIn(normalized).filter(({term}) => terms.has(term));
  for (const run of terms) {
    if (isJapanese(run)) {
      for (let at = normalized.indexOf(run); at >= 0; at = normalized.indexOf(run, at + 1)) {
        matches.push({term: run, start: at, end: at + run.length});
      }
    }
  }
  return matches
    .map(({term, start, end}) => ({term, start: offsets[start]!, end: offsets[end]!}))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The first of the most different matches that stand together. */
function bestMatch(matches: readonly Match[]): Range {
  let best: Range = {start: 0, end: 0};
  let most = 0;
  matches.forEach((match, index) => {
    const together = new Set<string>();
    for (const {term, start} of matches.slice(index)) {
      if (start - match.start >= TOGETHER) {
        break;
      }
      together.add(term);
    }
    if (together.size > most) {
      most = together.size;
      best = match;
    }
  });
  return best;
}

function chooseWindow(text: string, match: Range): Range {
  const isWhole = text.length <= SNIPPET_LENGTH && widthOf(text) <= SNIPPET_COLUMNS;
  if (isWhole) {
    return {start: 0, end: text.length};
  }
  let start = match.start;
  for (let room = LEAD; start > 0 && room > 0; room -= widthOf(text[start]!)) {
    start--;
  }
  if (start > 0) {
    // Latin text begins at a word, where one begins before the match.
    const space = text.slice(start, match.start).indexOf(' ');
    start += space >= 0 ? space + 1 : 0;
  }
  let end = start;
  let columns = SNIPPET_COLUMNS;
  const room = SNIPPET_LENGTH - 2;
  while (end < text.length && end - start < room && columns >= 2) {
    columns -= widthOf(text[end]!);
    end++;
  }
  // And it ends with one, unless it is long.
  const space = text.lastIndexOf(' ', end);
  if (end < text.length && space >= match.end && end - space < LONGEST_CUT) {
    end = space;
  }
  return {start: withoutHalf(text, start), end: withoutHalf(text, end)};
}

/** The same place, or one before it when it is inside a character of two units. */
const withoutHalf = (text: string, place: number): number =>
  place > 0 && /[\udc00-\udfff]/.test(text[place] ?? '') ? place - 1 : place;

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}
