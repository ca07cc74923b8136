import type {SnippetPart} from './documents';
import {normalizeWithOffsets} from './normalize';
import {patternOf, type Wording} from './tokenize';

/** Maximum length of a snippet in UTF-16 code units, including ellipses. */
export const SNIPPET_LENGTH = 50;

/** East Asian wide characters, which take two columns. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;
/** Maximum width of a snippet in columns. */
const SNIPPET_COLUMNS = 64;
/** Columns shown before the match. */
const LEAD = 16;
/** Distance in characters within which further matches are likely to fit into the snippet. */
const TOGETHER = 24;

/** Maximum number of characters to drop so that the last word is not cut. */
const LONGEST_CUT = 12;

type Match = {readonly term: string; readonly start: number; readonly end: number};
type Range = {readonly start: number; readonly end: number};

/**
 * The part of a text around its best match, with all matches in it marked.
 * @param wordings what matched, in this text or elsewhere on its page
 */
export function buildSnippet(text: string, wordings: readonly Wording[]): SnippetPart[] {
  const matches = findMatches(text, wordings);
  const window = chooseWindow(text, bestMatch(matches));
  const parts: SnippetPart[] = [{text: window.start > 0 ? '…' : '', mark: false}];
  let position = window.start;
  for (const {start, end} of matches) {
    if (start >= position && start < window.end) {
      const stop = Math.min(end, window.end);
      parts.push({text: text.slice(position, start), mark: false});
      parts.push({text: text.slice(start, stop), mark: true});
      position = stop;
    }
  }
  parts.push({text: text.slice(position, window.end), mark: false});
  parts.push({text: window.end < text.length ? '…' : '', mark: false});
  return parts.filter((part) => part.text !== '');
}

/** The matches with their offsets in the original text, sorted by position. */
function findMatches(text: string, wordings: readonly Wording[]): Match[] {
  if (wordings.length === 0) {
    return [];
  }
  const {text: normalized, offsets} = normalizeWithOffsets(text);
  return [...normalized.matchAll(patternOf(wordings))].map(({0: term, index}) => ({
    term,
    start: offsets[index]!,
    end: offsets[index + term.length]!,
  }));
}

/** The match followed by the most distinct terms within {@link TOGETHER} characters. */
function bestMatch(matches: readonly Match[]): Range {
  const following = matches.map(({start}) => {
    const near = matches.filter((other) => other.start >= start && other.start < start + TOGETHER);
    return new Set(near.map(({term}) => term)).size;
  });
  return matches[following.indexOf(Math.max(...following))] ?? {start: 0, end: 0};
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
    // Start at a word boundary if there is one before the match.
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
  // End at a word boundary, unless that would drop a long word.
  const space = text.lastIndexOf(' ', end);
  if (end < text.length && space >= match.end && end - space < LONGEST_CUT) {
    end = space;
  }
  return {start: withoutHalf(text, start), end: withoutHalf(text, end)};
}

/** The offset, moved back by one if it is inside a surrogate pair. */
const withoutHalf = (text: string, place: number): number =>
  place > 0 && /[\udc00-\udfff]/.test(text[place] ?? '') ? place - 1 : place;

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}
