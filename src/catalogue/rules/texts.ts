/** Rules for single texts, most of which pages show verbatim. */
import type {YamlFile} from '../record/yamlFile';
import type {Locale} from '../vocabulary';
import {cut, positionAt, type Problem, report} from './problems';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text contains hiragana, katakana or kanji. */
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

/** Words that mark unfinished text. */
const PLACEHOLDER =
  /(?<![\w-])(?:TODO|TBD|TBA|FIXME|XXX|WIP)(?![\w-])|[Ll]orem ipsum|\[(?:[Ii]nsert|[Yy]our|[Aa]dd)\b[^\]]*\]|（(?:仮|要確認|あとで書く|後で書く|未定)）|ここに.{0,12}(?:書く|記入)/;

/** The first placeholder in a text. */
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
  for (const [pattern, message] of VERBATIM) {
    const match = pattern.exec(text);
    if (match) {
      return message.replace('$', () => cut(match[0]));
    }
  }
  const [, opening, closing] = QUOTED.exec(text.trim())?.filter(Boolean) ?? [];
  return opening === undefined
    ? undefined
    : `is enclosed in ${opening} and ${closing}, which would be shown; remove them, or write straight quotes`;
}

/** The problem of a text with unbalanced backticks, if pages format code in it. */
export function faultOfCode(text: string): string | undefined {
  return text.replace(/`[^`]*[^`\s][^`]*`/g, '').includes('`')
    ? 'has an unbalanced backtick; write code between two, such as `npm ci`'
    : undefined;
}

/** The problem of a text with backticks, if pages don't format code in it. */
export const faultOfBackticks = (text: string): string | undefined =>
  text.includes('`') ? 'contains a backtick, which would be shown as it is; remove it' : undefined;

/**
 * One problem for each unquoted text that is cut off by " #", which starts a YAML comment.
 * @param keys the keys whose values are checked
 */
export function findCutTexts({file, text}: YamlFile, keys: readonly string[]): Problem[] {
  const cutText = new RegExp(
    `^( *(?:- *)*(?:${keys.join('|')}): +(?!["'#|>[{]).*?\\S) (#.*)$`,
    'gm',
  );
  return [...text.matchAll(cutText)].flatMap(({index, 1: before = '', 2: comment = ''}) => {
    const message = `the text ends before "${cut(comment)}", which YAML reads as a comment; put the whole text in double quotes, or move the comment to the line above`;
    return report({file}, positionAt(text, index + before.length + 1), message);
  });
}
