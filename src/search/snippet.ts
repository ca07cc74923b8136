import {normalizeWithOffsets} from './words';

/** Maximum length of a snippet in UTF-16 code units, including ellipses. */
export const SNIPPET_LENGTH = 50;
/** The same for a text with kana or kanji, which are twice as wide. */
const JAPANESE_LENGTH = 34;
const JAPANESE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** Share of a snippet that is shown before the match. */
const LEAD = 0.25;
/** Distance in characters within which further matches are likely to fit into the snippet. */
const TOGETHER = 24;

/** A part of a snippet; `mark` is true if it matches the query. */
export type SnippetPart = {readonly text: string; readonly mark: boolean};

type Range = {readonly start: number; readonly end: number};
type Match = Range & {readonly term: string};

/** The part of a text around its best match, with all places marked that match the pattern. */
export function buildSnippet(text: string, pattern: RegExp): SnippetPart[] {
  const matches = findMatches(text, pattern);
  return markMatches(text, matches, chooseWindow(text, bestMatch(matches)));
}

export const markText = (text: string, pattern: RegExp): SnippetPart[] =>
  markMatches(text, findMatches(text, pattern), {start: 0, end: text.length});

function markMatches(text: string, matches: readonly Match[], window: Range): SnippetPart[] {
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
function findMatches(text: string, pattern: RegExp): Match[] {
  const {text: normalized, offsets} = normalizeWithOffsets(text);
  return [...normalized.matchAll(pattern)].map(({0: term, index}) => ({
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

/** The range to show, which begins and ends at a space if there is one within 12 characters. */
function chooseWindow(text: string, match: Range): Range {
  const length = JAPANESE.test(text) ? JAPANESE_LENGTH : SNIPPET_LENGTH;
  if (text.length <= length) {
    return {start: 0, end: text.length};
  }
  let start = Math.max(0, match.start - Math.floor(length * LEAD));
  const before = text.indexOf(' ', start);
  if (start > 0 && before >= 0 && before < match.start) {
    start = before + 1;
  }
  // Two less, for the ellipses.
  let end = Math.min(text.length, start + length - 2);
  const after = text.lastIndexOf(' ', end);
  if (end < text.length && after >= match.end && end - after < 12) {
    end = after;
  }
  return {start: withoutHalf(text, start), end: withoutHalf(text, end)};
}

/** The offset, moved back by one if it is inside a surrogate pair. */
const withoutHalf = (text: string, place: number): number =>
  place > 0 && /[\udc00-\udfff]/.test(text[place] ?? '') ? place - 1 : place;
