/**
 * Rules for texts in records, which pages show verbatim: no markup, no placeholders, no
 * repetitions, the same numbers in both languages, and no text cut off by a YAML comment.
 */
import {formatPath, type Path} from '../record/explainIssues';
import type {YamlFile} from '../record/yamlFile';
import {positionAt} from '../textFile';
import {LOCALES} from '../vocabulary';
import {findInvisible} from './characters';
import {hasKana} from './language';
import {missingNumbers} from './numbers';
import {findPlaceholder} from './placeholders';
import type {Problem} from './problems';
import {cut} from './show';

/** Checks all texts of a record. Drafts may contain placeholders. */
export function checkTexts(source: YamlFile, isDraft: boolean): Problem[] {
  const texts = listTexts(source.read());
  return [
    ...findCutTexts(source, LOCALES),
    ...texts.flatMap(({path, text}) => {
      const fault =
        faultOfWords(text) ??
        (isSaid(path) ? faultOfCode(text) : faultOfBackticks(text)) ??
        (path.at(-1) === 'en' && hasKana(text)
          ? 'must be in English, but is in Japanese'
          : undefined) ??
        (isDraft ? undefined : faultOfUnwritten(text));
      return fault === undefined ? [] : [source.problemAt(path, `${formatPath(path)} ${fault}`)];
    }),
    ...findRepeated(source, texts),
    ...findMissingNumbers(source, texts),
  ];
}

type Text = {readonly path: Path; readonly text: string};

/** Keys of names, which are plain strings if both languages write them alike. */
const NAMES = ['legalName', 'name', 'vendor'];

/** All localized texts, names and aliases in a record. */
function listTexts(value: unknown, path: Path = []): Text[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listTexts(item, [...path, index]));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
  }
  const isWords =
    [...LOCALES, ...NAMES].some((key) => key === path.at(-1)) || path[0] === 'aliases';
  return isWords && typeof value === 'string' ? [{path, text: value}] : [];
}

/** HTML elements, but not placeholders in angle brackets such as "<region>". */
const HTML =
  /<\/?(?:a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|input|kbd|li|link|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video|iframe|Fact)(?:\s[^>]*)?\/?>/i;

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/\*\*\S.*?\*\*|(?<!\w)__\S.*?__(?!\w)/, 'write the text without markup'],
  [/!?\[[^\]]*\]\([^)]*\)/, 'write the text without it; the source has the link'],
  [HTML, 'write the text without markup'],
  [
    /https?:\/\/[\w-]+(?:\.[\w-]+)+(?=[/?#\s]|$)\S*/,
    'write the text without it; the source has the link',
  ],
  [/\{\/\*.*?\*\/\}|<!--.*?-->/, 'remove it, or write a YAML comment, "# …"'],
];

/** The problem of a text that is shown verbatim, as the end of a sentence about it. */
export function faultOfWords(text: string): string | undefined {
  for (const [pattern, remedy] of MARKUP) {
    const match = pattern.exec(text);
    if (match) {
      return `contains "${cut(match[0])}", which would be shown as it is; ${remedy}`;
    }
  }
  const reference = /&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});/i.exec(text);
  if (reference) {
    return `contains "${reference[0]}", which would be shown as it is; write the character itself`;
  }
  const digits = /[０-９]+/.exec(text);
  if (digits) {
    return `contains the full-width digits "${digits[0]}", which searches do not find; write 0 to 9`;
  }
  const [, opening, closing] =
    /^([“”„＂‘’])[^“”„＂‘’"']*([“”＂‘’"'])$|^(["'])[^“”„＂‘’"']*([“”＂‘’])$/
      .exec(text.trim())
      ?.filter(Boolean) ?? [];
  return opening === undefined
    ? undefined
    : `is enclosed in ${opening} and ${closing}, which would be shown; remove them, or write straight quotes`;
}

/** The problem of a text with unbalanced backticks, if pages format code in it. */
function faultOfCode(text: string): string | undefined {
  const rest = text.replace(/`[^`]*[^`\s][^`]*`/g, '');
  return rest.includes('`')
    ? 'has an unbalanced backtick; write code between two, such as `npm ci`'
    : undefined;
}

/** The problem of a text with backticks, if pages don't format code in it. */
export const faultOfBackticks = (text: string): string | undefined =>
  text.includes('`') ? 'contains a backtick, which would be shown as it is; remove it' : undefined;

function faultOfUnwritten(text: string): string | undefined {
  const placeholder = findPlaceholder(text);
  return placeholder && `contains the placeholder "${placeholder.words}"; write the final text`;
}

/** Keys of lists whose texts must be unique in the record. */
const SAYINGS = ['goodFor', 'watchOut', 'facts'];

function findRepeated(source: YamlFile, texts: readonly Text[]): Problem[] {
  const seen = new Map<string, Path>();
  const repeated = new Set<string>();
  return texts.flatMap(({path, text}) => {
    const item = formatPath(path.slice(0, 2));
    const first = seen.get(text);
    if (!SAYINGS.includes(String(path[0])) || text === '') {
      return [];
    }
    seen.set(text, first ?? path);
    // The same text twice in one item is a text in the wrong language, which another rule reports.
    if (first === undefined || formatPath(first.slice(0, 2)) === item || repeated.has(item)) {
      return [];
    }
    // The other language is most likely repeated too; report each item once.
    repeated.add(item);
    return [
      source.problemAt(
        path,
        `${formatPath(path)} repeats ${formatPath(first)}; change it, or remove it`,
      ),
    ];
  });
}

/** Whether a text is a statement. Names can be written differently in the two languages. */
const isSaid = (path: Path): boolean =>
  path[0] !== 'aliases' &&
  !path.slice(-2).some((key) => NAMES.includes(String(key))) &&
  formatPath(path.slice(0, 2)) !== 'headquarters.value';

/** One problem for each Japanese text that lacks a number of the English one. */
const findMissingNumbers = (source: YamlFile, texts: readonly Text[]): Problem[] =>
  texts.flatMap(({path, text}, index) => {
    const english = texts[index - 1];
    const isPair =
      path.at(-1) === 'ja' &&
      english?.path.at(-1) === 'en' &&
      formatPath(english.path.slice(0, -1)) === formatPath(path.slice(0, -1));
    const isWhole = isPair && isSaid(path) && findInvisible(english.text) === undefined;
    const [missing] = isWhole ? missingNumbers(english.text, text) : [];
    return missing === undefined
      ? []
      : [
          source.problemAt(
            path,
            `${formatPath(path)} lacks the number ${missing.value} of the English text; write the same numbers in both languages`,
          ),
        ];
  });

/**
 * One problem for each unquoted text that is cut off by " #", which starts a YAML comment.
 * @param keys the keys whose values are checked
 */
export function findCutTexts({file, text}: YamlFile, keys: readonly string[]): Problem[] {
  const cutText = new RegExp(
    `^( *(?:- *)*(?:${keys.join('|')}): +(?!["'#|>[{]).*?\\S) (#.*)$`,
    'gm',
  );
  return [...text.matchAll(cutText)].map(({index, 1: before = '', 2: comment = ''}) => ({
    file,
    ...positionAt(text, index + before.length + 1),
    message: `the text ends before "${cut(comment)}", which YAML reads as a comment; put the whole text in double quotes, or move the comment to the line above`,
  }));
}
