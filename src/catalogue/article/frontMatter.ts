/** Finds and validates the YAML front matter of a page. */
import * as z from 'zod';
import {findCutTexts, YamlFile} from '../record/yamlFile';
import {type Position, positionAt, type Problem, report, START} from '../problems';
import {isEntryPage} from '../kinds';
import {DEFAULT_LOCALE, type Locale, LOCALES} from '../vocabulary';

/** The keys of the front matter; everything else is in the record. */
const KEYS = ['title', 'description'] as const;

/** The language of a page in Japanese that has no English version yet. */
const WRITTEN_IN = /^language: *["']?(\w+)/m;

const Text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .refine((text) => !/[\r\n]/.test(text), 'must be on one line');

const Language = z.literal('ja', {
  error:
    'must be "ja", for a page in Japanese without an English version; remove the line for a page in English',
});

/** That of the English text which a page was translated from. YAML reads digits as a number. */
const Fingerprint = z
  .unknown()
  .refine(
    (value) => typeof value === 'number' || /^[0-9a-f]{12}$/.test(String(value)),
    'must be 12 hexadecimal digits, which "npm run translated" writes',
  );

function headOf(file: string) {
  const state = file.startsWith('i18n/')
    ? {translated_from: Fingerprint.optional()}
    : {language: Language.optional()};
  const others = isEntryPage(file) ? ', everything else belongs in the record' : '';
  const message = `only ${KEYS.join(' and ')} belong here${others}`;
  const error = ({code}: {readonly code: string}) =>
    code === 'unrecognized_keys' ? message : undefined;
  return z.strictObject({title: Text, description: Text, ...state}, {error});
}

/**
 * Finds the front matter of a page.
 * @returns neither if it has none; a complaint if Docusaurus would see no or another end of it, or if
 *   it isn't YAML: gray-matter would parse, and even run, `---js`
 */
export function findFrontMatter(text: string) {
  const failed = (place: Position, message: string) => ({
    frontMatter: undefined,
    complaint: {...place, message},
  });
  // Four or more hyphens are a thematic break.
  const [opening, announced = ''] = /^\uFEFF?---(?!-)([^\n]*)\n?/.exec(text) ?? [];
  if (opening === undefined) {
    return {frontMatter: undefined, complaint: undefined};
  }
  if (announced.trim() !== '') {
    const message = `the front matter is marked as "${announced.trim()}", which could be run as code; write "---" alone, with YAML below it`;
    return failed({line: 1, column: '---'.length + 1}, message);
  }
  const {0: closing = '', index = 0} = /^---[^\n]*/m.exec(text.slice(opening.length)) ?? {};
  if (closing === '') {
    return failed(START, 'the front matter is not closed; write a line "---" below its last key');
  }
  const end = opening.length + index;
  const place = positionAt(text, end);
  if (closing.trimEnd() !== '---') {
    const message = `the line that closes the front matter is "${closing.replace(/\r$/, '')}"; write "---" alone`;
    return failed(place, message);
  }
  const offset = Math.min(end + closing.length + 1, text.length);
  return {
    frontMatter: {
      /** Offset of the YAML. */
      start: opening.length,
      /** Offset of the closing line `---`. */
      end,
      /** Start of the Markdown, with its offset in the file, from 0. */
      body: {line: place.line + 1, column: 1, offset},
    },
    complaint: undefined,
  };
}

/** The YAML of a page; empty if it has none. */
export function yamlOf(text: string): string {
  const {start, end} = findFrontMatter(text).frontMatter ?? {};
  return text.slice(start ?? 0, end ?? 0);
}

/** The language of a page in the folder of English pages, according to its front matter. */
export function languageOf(text: string): Locale {
  const written = WRITTEN_IN.exec(yamlOf(text))?.[1];
  return LOCALES.find((locale) => locale === written) ?? DEFAULT_LOCALE;
}

export function checkFrontMatter(file: string, text: string): Problem | undefined {
  const {complaint} = findFrontMatter(text);
  return complaint && {file, ...complaint};
}

/**
 * Reads and validates the front matter of a page: title and description, each empty if it is
 * missing, unless there is no front matter or it isn't a YAML mapping.
 */
export function readFrontMatter(file: string, text: string) {
  const {frontMatter, complaint} = findFrontMatter(text);
  if (frontMatter === undefined) {
    const {message, ...place} = complaint ?? {...START, message: missingFrontMatter(text)};
    return {problems: report({file}, place, message)};
  }
  // The line feed stands for the opening line, so that line numbers match the file.
  const source = new YamlFile(file, `\n${yamlOf(text)}`);
  const {problems} = source.parse(headOf(file));
  const value = source.data;
  if (typeof value !== 'object' || value === null) {
    return {problems};
  }
  const textOf = (given: unknown) => (typeof given === 'string' ? given.trim() : '');
  const {title, description} = value as Readonly<Record<string, unknown>>;
  return {
    head: {
      title: textOf(title),
      description: textOf(description),
      placeOf: (key: (typeof KEYS)[number]) => source.positionOf([], key),
    },
    problems: [...problems, ...findCutTexts(source, KEYS)],
  };
}

/** What is wrong with a page without front matter in line 1. */
export const missingFrontMatter = (text: string): string =>
  /^[ \t]*---[ \t]*$/m.test(text.slice(0, text.indexOf('---') + 4))
    ? 'the front matter must start with "---" on the first line; remove everything above it'
    : 'the front matter is missing; the file must start with "---", title, description, "---"';
