/**
 * The texts of a record, which pages show as they are: no markup, nothing left to be written,
 * nothing said twice, and nothing that YAML has taken for something else.
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

/** Everything wrong with the words of a record. */
export function checkTexts(source: YamlFile, isDraft: boolean): Problem[] {
  const texts = listTexts(source.read());
  return [
    ...findCutTexts(source, LOCALES),
    ...texts.flatMap(({path, text}) => {
      const fault =
        faultOfWords(text) ??
        (isSaid(path) ? faultOfCode(text) : faultOfBackticks(text)) ??
        (path.at(-1) === 'en' && hasKana(text)
          ? 'must be in English; this is Japanese'
          : undefined) ??
        (isDraft ? undefined : faultOfUnwritten(text));
      return fault === undefined ? [] : [source.problemAt(path, `${formatPath(path)} ${fault}`)];
    }),
    ...findRepeated(source, texts),
    ...findMissingNumbers(source, texts),
  ];
}

type Text = {readonly path: Path; readonly text: string};

/** Every text in a language, and every alias. */
function listTexts(value: unknown, path: Path = []): Text[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listTexts(item, [...path, index]));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
  }
  const isWords = LOCALES.some((locale) => locale === path.at(-1)) || path[0] === 'aliases';
  return isWords && typeof value === 'string' ? [{path, text: value}] : [];
}

/** Elements of HTML, as opposed to something in angle brackets that readers replace ("<region>"). */
const HTML =
  /<\/?(?:a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|input|kbd|li|link|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video|iframe|Fact)(?:\s[^>]*)?\/?>/i;

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/\*\*\S.*?\*\*|(?<!\w)__\S.*?__(?!\w)/, 'write the words alone'],
  [/!?\[[^\]]*\]\([^)]*\)/, 'write the words alone; its source has the link'],
  [HTML, 'write the words alone'],
  [
    /https?:\/\/[\w-]+(?:\.[\w-]+)+(?=[/?#\s]|$)\S*/,
    'write the words alone; its source has the link',
  ],
  [/\{\/\*.*?\*\/\}|<!--.*?-->/, 'remove it, or make it a comment of YAML, "# …"'],
];

/** Says what is wrong with a text that is shown as it is, as the end of a sentence that begins with it. */
export function faultOfWords(text: string): string | undefined {
  for (const [pattern, remedy] of MARKUP) {
    const match = pattern.exec(text);
    if (match) {
      return `has "${cut(match[0])}", which pages would show as it is; ${remedy}`;
    }
  }
  const reference = /&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});/i.exec(text);
  if (reference) {
    return `has "${reference[0]}", which pages would show as it is; write the character itself`;
  }
  const digits = /[０-９]+/.exec(text);
  if (digits) {
    return `has the full-width digits "${digits[0]}"; write 0 to 9, which are found by a search`;
  }
  const [, opening, closing] =
    /^([“”„＂‘’])[^“”„＂‘’"']*([“”＂‘’"'])$|^(["'])[^“”„＂‘’"']*([“”＂‘’])$/
      .exec(text.trim())
      ?.filter(Boolean) ?? [];
  return opening === undefined
    ? undefined
    : `stands between ${opening} and ${closing}, which belong to the text; remove them, or write straight quotes`;
}

/** Says what is wrong with the backticks of a text whose code pages set off. */
function faultOfCode(text: string): string | undefined {
  const rest = text.replace(/`[^`]*[^`\s][^`]*`/g, '');
  return rest.includes('`')
    ? 'has a backtick without another; write code between two, such as `npm ci`'
    : undefined;
}

/** The same of a text that stands where no code can be set off. */
export const faultOfBackticks = (text: string): string | undefined =>
  text.includes('`') ? 'has a backtick, which pages would show as it is; remove it' : undefined;

function faultOfUnwritten(text: string): string | undefined {
  const placeholder = findPlaceholder(text);
  return (
    placeholder &&
    `has "${placeholder.words}", which stands for something still to be written; write it`
  );
}

/** Groups of texts of which no two may be the same. */
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
    // Within one item, it is in the wrong language.
    if (first === undefined || formatPath(first.slice(0, 2)) === item || repeated.has(item)) {
      return [];
    }
    // The other language is most likely repeated too.
    repeated.add(item);
    return [
      source.problemAt(
        path,
        `${formatPath(path)} repeats ${formatPath(first)}; say something else, or remove it`,
      ),
    ];
  });
}

/** Whether a text says something. What does not is a name, and may be written in other ways. */
const isSaid = (path: Path): boolean =>
  !['aliases', 'legalName', 'name', 'vendor'].includes(String(path[0])) &&
  path.at(-2) !== 'name' &&
  formatPath(path.slice(0, 2)) !== 'headquarters.value';

/** Where the Japanese text of two does not have the numbers of the English one. */
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
            `${formatPath(path)} lacks the number ${missing.value} of the English text; write the same in both languages`,
          ),
        ];
  });

/** A problem for each text at such a key that has no quotes and so ends before a hash. */
export function findCutTexts({file, text}: YamlFile, keys: readonly string[]): Problem[] {
  const cutText = new RegExp(
    `^( *(?:- *)*(?:${keys.join('|')}): +(?!["'#|>[{]).*?\\S) (#.*)$`,
    'gm',
  );
  return [...text.matchAll(cutText)].map(({index, 1: before = '', 2: comment = ''}) => ({
    file,
    ...positionAt(text, index + before.length + 1),
    message: `the text ends before "${cut(comment)}", which is a comment to YAML; put the whole text between double quotes, or the comment above it`,
  }));
}
