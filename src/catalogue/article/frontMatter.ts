/** The block of YAML at the head of a page: where it is, and what it says. */
import * as z from 'zod';
import {YamlFile} from '../record/yamlFile';
import type {Position, Problem} from '../rules/problems';
import {isEntryPage} from '../kinds';
import {findCutTexts} from '../rules/recordTexts';
import {DEFAULT_LOCALE, type Locale, LOCALES} from '../vocabulary';

/** A place in a file that also has its offset. */
export type Place = Position & {readonly offset: number};

/** Where the front matter of a page is. */
export type FrontMatter = {
  /** Offset of the first character of the YAML. */
  readonly start: number;
  /** Offset of the line that ends it. */
  readonly end: number;
  /** Where the Markdown begins. */
  readonly body: Place;
};

/** The body of a page without front matter. */
export const START: Place = {line: 1, column: 1, offset: 0};

const FENCE = '---';

/** Front matter key in which a Japanese page records the English text it was made from. */
export const TRANSLATED_FROM = 'translated_from';

/** Front matter key of a page that is not in English: one that has no English text yet. */
const LANGUAGE = 'language';

/** All that an article says of itself; the rest is in the record. */
const KEYS = ['title', 'description'] as const;

const WRITTEN_IN = new RegExp(`^${LANGUAGE}: *["']?(\\w+)`, 'm');

const Text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .refine((text) => !/[\r\n]/.test(text), 'must stand in one line');

const HEAD = z.strictObject({title: Text, description: Text});
const ENGLISH_HEAD = HEAD.extend({
  [LANGUAGE]: z
    .literal('ja', {
      error:
        'must be "ja", for a page in Japanese that awaits its English text; leave the line out for one in English',
    })
    .optional(),
});
const TRANSLATED_HEAD = HEAD.extend({[TRANSLATED_FROM]: z.unknown().optional()});

/** What is said of other keys. */
const FOREIGN_KEY = {
  entry: `; only ${KEYS.join(' and ')} belong here, everything else into the record`,
  other: `; only ${KEYS.join(' and ')} belong here`,
};

/**
 * Finds the front matter of a page.
 * @returns neither for a page without; a complaint where it is in another language than YAML,
 *   which Docusaurus would read and even run, or where Docusaurus would see another end of it
 */
export function findFrontMatter(text: string): {
  readonly frontMatter?: FrontMatter;
  readonly complaint?: Position & {readonly message: string};
} {
  const opening = lineAt(text, text.startsWith('\uFEFF') ? 1 : 0);
  const announced = opening.text.slice(FENCE.length);
  // A fourth hyphen makes it a line across the page.
  if (!opening.text.startsWith(FENCE) || announced.startsWith('-')) {
    return {};
  }
  if (announced.trim() !== '') {
    const message = `the front matter is announced as "${announced.trim()}", which may be run as code; write "---" alone, and YAML below it`;
    return {complaint: {line: 1, column: FENCE.length + 1, message}};
  }
  let start = opening.next;
  for (let line = 2; start < text.length; line++) {
    const row = lineAt(text, start);
    if (row.text.startsWith(FENCE)) {
      if (row.text.trimEnd() !== FENCE) {
        const message = `the line that ends the front matter is "${row.text}"; write "---" alone`;
        return {complaint: {line, column: 1, message}};
      }
      const body = {line: line + 1, column: 1, offset: row.next};
      return {frontMatter: {start: opening.next, end: start, body}};
    }
    start = row.next;
  }
  const message = 'the front matter does not end; write a line "---" below its last key';
  return {complaint: {line: 1, column: 1, message}};
}

/** The language in which a page is written that stands where the English one belongs. */
export function languageOf(text: string): Locale {
  const {frontMatter} = findFrontMatter(text);
  const written = frontMatter && WRITTEN_IN.exec(text.slice(frontMatter.start, frontMatter.end));
  return LOCALES.find((locale) => locale === written?.[1]) ?? DEFAULT_LOCALE;
}

/** What is wrong with the lines around the front matter of a page, if anything. */
export function checkFrontMatter(file: string, text: string): Problem | undefined {
  const {complaint} = findFrontMatter(text);
  return complaint && {file, ...complaint};
}

/** What an article says of itself. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly titlePosition: Position;
  /** Where the description is, or should be. */
  readonly position: Position;
};

/**
 * Reads the front matter of an article.
 * @returns what it says, empty where a text is missing, with all problems; nothing when there is
 *   no front matter, or none that is YAML
 */
export function readFrontMatter(
  file: string,
  text: string,
): {readonly head?: Head; readonly problems: readonly Problem[]} {
  const {frontMatter, complaint} = findFrontMatter(text);
  if (frontMatter === undefined) {
    return {problems: [{file, ...(complaint ?? missingFrontMatter(text))}]};
  }
  // The empty line stands for the one above it, so that lines are counted as in the file.
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
  const [titlePosition, position] = KEYS.map((key) => source.positionOfKey([], key)) as [
    Position,
    Position,
  ];
  return {
    head: {title, description, titlePosition, position},
    problems: [...problems, ...findCutTexts(source, KEYS)],
  };
}

/** What is said of a page without front matter. */
export const missingFrontMatter = (text: string): Position & {readonly message: string} => ({
  line: 1,
  column: 1,
  message: /^\s*---\s*$/m.test(text.slice(0, text.indexOf('---') + 4))
    ? 'the front matter must begin in the first line, with "---"; remove what stands above that'
    : 'the front matter is missing; the file must start with "---", title, description, "---"',
});

/** A line without its end, and the offset of the one below it. */
function lineAt(text: string, start: number): {readonly text: string; readonly next: number} {
  const end = text.indexOf('\n', start);
  const next = end < 0 ? text.length : end + 1;
  return {text: text.slice(start, end < 0 ? next : end).replace(/\r$/, ''), next};
}
