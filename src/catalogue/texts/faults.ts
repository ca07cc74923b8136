/** Rules for single texts: their language, their form, and invisible characters in them. */
import type {Locale} from '../vocabulary';
import {codeOf, cut, INVISIBLE, JOINER, type Position, type Problem, report} from '../problems';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** Whether a text contains hiragana or katakana, which no other language uses. */
export const hasKana = (text: string): boolean => KANA.test(text);

/** The problem of a text in the other language, as the end of a sentence about it. */
export const faultOfLanguage = (text: string, locale: Locale): string | undefined =>
  locale === 'ja' && !isJapanese(text)
    ? 'must be in Japanese, but has no Japanese characters'
    : locale === 'en' && hasKana(text)
      ? 'must be in English, but is in Japanese'
      : undefined;

const PLACEHOLDER =
  /(?<![\w-])(?:TODO|TBD|TBA|FIXME|XXX|WIP)(?![\w-])|[Ll]orem ipsum|\[(?:[Ii]nsert|[Yy]our|[Aa]dd)\b[^\]]*\]|（(?:仮|要確認|あとで書く|後で書く|未定)）|ここに.{0,12}(?:書く|記入)/;

export const findPlaceholder = (text: string): RegExpExecArray | undefined =>
  PLACEHOLDER.exec(text) ?? undefined;

/** HTML elements, but not placeholders in angle brackets such as "<region>". */
const HTML =
  /<\/?(?:a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|input|kbd|li|link|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video|iframe|Fact)(?:\s[^>]*)?\/?>/i;

/** Kinds of quotes around a whole text that aren't a pair of straight ones. */
const QUOTED = /^([“”„＂‘’])[^“”„＂‘’"']*([“”＂‘’"'])$|^(["'])[^“”„＂‘’"']*([“”＂‘’])$/;

const SHOWN = 'contains "$", which would be shown as it is; ';

/** What a text that is shown verbatim must not contain, and the message; `$` is what it contains. */
const VERBATIM: readonly (readonly [RegExp, string])[] = [
  [/\*\*\S.*?\*\*|(?<!\w)__\S.*?__(?!\w)/, `${SHOWN}write the text without markup`],
  [/!?\[[^\]]*\]\([^)]*\)/, `${SHOWN}write the text without it; the source has the link`],
  [HTML, `${SHOWN}write the text without markup`],
  [
    /https?:\/\/[\w-]+(?:\.[\w-]+)+(?=[/?#\s]|$)\S*/,
    `${SHOWN}write the text without it; the source has the link`,
  ],
  [/\{\/\*.*?\*\/\}|<!--.*?-->/, `${SHOWN}remove it, or write a YAML comment, "# …"`],
  [/&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});/i, `${SHOWN}write the character itself`],
  [/[０-９]+/, 'contains the full-width digits "$", which searches do not find; write 0 to 9'],
];

/** The problem of a text that is shown verbatim, as the end of a sentence about it. */
export function faultOfWords(text: string): string | undefined {
  const [pattern, message = ''] = VERBATIM.find(([one]) => one.test(text)) ?? [];
  if (pattern) {
    return message.replace('$', () => cut(pattern.exec(text)![0]));
  }
  const [, opening, closing] = QUOTED.exec(text.trim())?.filter(Boolean) ?? [];
  return (
    opening &&
    `is enclosed in ${opening} and ${closing}, which would be shown; remove them, or write straight quotes`
  );
}

/** The problem of a text with unbalanced backticks, if pages format code in it. */
export const faultOfCode = (text: string): string | undefined =>
  text.replace(/`[^`]*[^`\s][^`]*`/g, '').includes('`')
    ? 'has an unbalanced backtick; write code between two, such as `npm ci`'
    : undefined;

/** The problem of a text with backticks, if pages don't format code in it. */
export const faultOfBackticks = (text: string): string | undefined =>
  text.includes('`') ? 'contains a backtick, which would be shown as it is; remove it' : undefined;

/** The first invisible character in a text: its index and a description with its code point. */
export function findInvisible(text: string) {
  const found = [...text.matchAll(INVISIBLE)].find(
    ({index, 0: character}) => character !== JOINER || !joinsEmoji(text, index),
  );
  return found && {index: found.index, description: describe(found[0])};
}

export function checkCharacters(file: string, text: string): Problem[] {
  const rows = text.search(INVISIBLE) < 0 ? [] : text.split('\n');
  return rows.flatMap((row, line) =>
    checkText(file, row, (index) => ({line: line + 1, column: index + 1})),
  );
}

/** The problem of a text with an invisible character, as a list; none without one. */
export function checkText(
  file: string,
  text: string,
  placeOf: (index: number) => Position,
): Problem[] {
  const {index, description = ''} = findInvisible(text) ?? {};
  const remedy = description.includes(';') ? '' : '; remove it';
  return index === undefined
    ? []
    : report({file}, placeOf(index), `the text contains ${description}${remedy}`, 'files');
}

const joinsEmoji = (text: string, index: number): boolean =>
  /\p{Extended_Pictographic}\uFE0F?$/u.test(text.slice(Math.max(0, index - 3), index)) &&
  /^\p{Extended_Pictographic}/u.test(text.slice(index + 1, index + 3));

function describe(character: string): string {
  const code = codeOf(character);
  return (
    (/[\u3099\u309A]/.test(character) &&
      `a sound mark apart from its kana (${code}); write both as one character`) ||
    (/[\u0080-\u009F]/.test(character) &&
      `a control character (${code}), as when UTF-8 is read as Latin-1; write the text anew`) ||
    (/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(character) &&
      `a character that changes the text direction (${code})`) ||
    `an invisible character (${code})`
  );
}
