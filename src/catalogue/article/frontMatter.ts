/** Finds and validates the YAML front matter of a page. */
import * as z from 'zod';
import {YamlFile} from '../record/yamlFile';
import {type Position, type Problem, report, START} from '../rules/problems';
import {isEntryPage} from '../kinds';
import {findCutTexts} from '../rules/texts';
import {DEFAULT_LOCALE, type Locale, LOCALES} from '../vocabulary';

/** A position with its offset in the file, from 0. */
type Place = Position & {readonly offset: number};

/** Location of the front matter in a page. */
export type FrontMatter = {
  /** Offset of the YAML. */
  readonly start: number;
  /** Offset of the closing line `---`. */
  readonly end: number;
  /** Start of the Markdown. */
  readonly body: Place;
};

const FENCE = '---';

/** Front matter key of a Japanese page: the fingerprint of the English text it was translated from. */
export const TRANSLATED_FROM = 'translated_from';

/** Front matter key of a page in Japanese that has no English version yet. */
const LANGUAGE = 'language';

/** The keys of the front matter; everything else is in the record. */
const KEYS = ['title', 'description'] as const;

const WRITTEN_IN = new RegExp(`^${LANGUAGE}: *["']?(\\w+)`, 'm');

const Text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .refine((text) => !/[\r\n]/.test(text), 'must be on one line');

const HEAD = z.strictObject({title: Text, description: Text});
const ENGLISH_HEAD = HEAD.extend({
  [LANGUAGE]: z
    .literal('ja', {
      error:
        'must be "ja", for a page in Japanese without an English version; remove the line for a page in English',
    })
    .optional(),
});
const TRANSLATED_HEAD = HEAD.extend({
  // YAML reads one that consists of digits as a number.
  [TRANSLATED_FROM]: z
    .unknown()
    .refine(
      (value) => typeof value === 'number' || /^[0-9a-f]{12}$/.test(String(value)),
      'must be 12 hexadecimal digits, which "npm run translated" writes',
    )
    .optional(),
});

/** End of the message for an unknown key. */
const FOREIGN_KEY = {
  entry: `; only ${KEYS.join(' and ')} belong here, everything else belongs in the record`,
  other: `; only ${KEYS.join(' and ')} belong here`,
};

/**
 * Finds the front matter of a page.
 * @returns neither if the page has none; a complaint if it isn't closed, if Docusaurus would see
 *   another end of it, or if it isn't YAML: gray-matter would parse, and even run, `---js`
 */
export function findFrontMatter(text: string): {
  readonly frontMatter?: FrontMatter;
  readonly complaint?: Position & {readonly message: string};
} {
  const opening = lineAt(text, text.startsWith('\uFEFF') ? 1 : 0);
  const announced = opening.text.slice(FENCE.length);
  // Four or more hyphens are a thematic break.
  if (!opening.text.startsWith(FENCE) || announced.startsWith('-')) {
    return {};
  }
  if (announced.trim() !== '') {
    const message = `the front matter is marked as "${announced.trim()}", which could be run as code; write "---" alone, with YAML below it`;
    return {complaint: {line: 1, column: FENCE.length + 1, message}};
  }
  let start = opening.next;
  for (let line = 2; start < text.length; line++) {
    const row = lineAt(text, start);
    if (row.text.startsWith(FENCE)) {
      if (row.text.trimEnd() !== FENCE) {
        const message = `the line that closes the front matter is "${row.text}"; write "---" alone`;
        return {complaint: {line, column: 1, message}};
      }
      const body = {line: line + 1, column: 1, offset: row.next};
      return {frontMatter: {start: opening.next, end: start, body}};
    }
    start = row.next;
  }
  const message = 'the front matter is not closed; write a line "---" below its last key';
  return {complaint: {line: 1, column: 1, message}};
}

/** The language of a page in the folder of English pages, according to its front matter. */
export function languageOf(text: string): Locale {
  const {frontMatter} = findFrontMatter(text);
  const written = frontMatter && WRITTEN_IN.exec(text.slice(frontMatter.start, frontMatter.end));
  return LOCALES.find((locale) => locale === written?.[1]) ?? DEFAULT_LOCALE;
}

/** Checks the lines that open and close the front matter of a page. */
export function checkFrontMatter(file: string, text: string): Problem | undefined {
  const {complaint} = findFrontMatter(text);
  return complaint && {file, ...complaint};
}

/** Title and description of a page; a missing one is empty. */
type Head = {
  readonly title: string;
  readonly description: string;
  readonly titlePosition: Position;
  /** Position of the description, or where it should be. */
  readonly position: Position;
};

/**
 * Reads and validates the front matter of a page.
 * @returns all problems; no `head` if there is no front matter or it isn't a YAML mapping
 */
export function readFrontMatter(
  file: string,
  text: string,
): {readonly head?: Head; readonly problems: readonly Problem[]} {
  const {frontMatter, complaint} = findFrontMatter(text);
  if (frontMatter === undefined) {
    const {message, ...place} = complaint ?? {...START, message: missingFrontMatter(text)};
    return {problems: report({file}, place, message)};
  }
  // The line feed stands for the opening line, so that line numbers match the file.
  const source = new YamlFile(file, `\n${text.slice(frontMatter.start, frontMatter.end)}`);
  const schema = file.startsWith('i18n/') ? TRANSLATED_HEAD : ENGLISH_HEAD;
  const {problems} = source.parse(
    schema,
    isEntryPage(file) ? FOREIGN_KEY.entry : FOREIGN_KEY.other,
  );
  const value = source.read();
  if (typeof value !== 'object' || value === null) {
    return {problems};
  }
  const [title, description] = KEYS.map((key) => {
    const given = (value as Record<string, unknown>)[key];
    return typeof given === 'string' ? given.trim() : '';
  }) as [string, string];
  const [titlePosition, position] = KEYS.map((key) => source.positionOf([], key)) as [
    Position,
    Position,
  ];
  return {
    head: {title, description, titlePosition, position},
    problems: [...problems, ...findCutTexts(source, KEYS)],
  };
}

/** What is wrong with a page whose front matter is missing or doesn't start in line 1. */
export const missingFrontMatter = (text: string): string =>
  /^[ \t]*---[ \t]*$/m.test(text.slice(0, text.indexOf('---') + 4))
    ? 'the front matter must start with "---" on the first line; remove everything above it'
    : 'the front matter is missing; the file must start with "---", title, description, "---"';

/** The line at an offset without its line ending, and the offset of the next line. */
function lineAt(text: string, start: number): {readonly text: string; readonly next: number} {
  const end = text.indexOf('\n', start);
  const next = end < 0 ? text.length : end + 1;
  return {text: text.slice(start, end < 0 ? next : end).replace(/\r$/, ''), next};
}
