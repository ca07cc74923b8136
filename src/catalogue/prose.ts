import * as z from 'zod';
import type {Position, Problem} from './problems';
import {nearestWord} from './problems';
import {TRANSLATED_FROM} from './translations';
import {YamlFile} from './yamlFile';

/** A Markdown page of the catalogue: front matter (title and description) and prose. */
export type Prose = {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Text below the front matter. */
  readonly body: string;
  /** Every `<Fact id="…" />` of the body, in order. */
  readonly citations: readonly (Position & {readonly id: string})[];
};

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
/** A fact that an article cites; the group is the fact’s id. */
export const CITATION = /<Fact\s+id="([^"]*)"\s*\/>/g;
/** The mark at which the preview of an article ends. */
export const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}/;
/** Characters of a preview; a Japanese one is as wide with about half of them. */
const PREVIEW = {english: 350, japanese: 190};
const FrontMatter = z.record(z.string(), z.unknown());
const ALLOWED_KEYS = ['title', 'description'];

/** What a page has to hold. */
export type ProseRules = {
  /** Whether the page needs the mark at which its preview ends. */
  readonly isPost: boolean;
  /** Whether the page may record the English text it was made from. */
  readonly isTranslation: boolean;
};

/**
 * Reads a Markdown page.
 * @returns the page, or `undefined` when it has no readable front matter, with all problems
 */
export function parseProse(
  file: string,
  text: string,
  {isPost, isTranslation}: ProseRules,
): {readonly prose: Prose | undefined; readonly problems: readonly Problem[]} {
  const problems: Problem[] = [];
  const report = (line: number, column: number, message: string) =>
    problems.push({file, line, column, message});

  const match = FRONT_MATTER.exec(text);
  if (!match) {
    report(
      1,
      1,
      'the front matter is missing; the file must start with "---", title, description, "---"',
    );
    return {prose: undefined, problems};
  }
  // The empty line stands for the mark above, so that lines are counted as in the file.
  const source = new YamlFile(file, `\n${match[1]!}`);
  const {value, problems: unreadable} = source.parse(FrontMatter);
  if (value === undefined && source.isBroken()) {
    return {prose: undefined, problems: unreadable};
  }
  const frontMatter = value ?? {};
  const allowed = isTranslation ? [...ALLOWED_KEYS, TRANSLATED_FROM] : ALLOWED_KEYS;
  for (const key of Object.keys(frontMatter)) {
    if (!allowed.includes(key)) {
      const {line, column} = source.positionOfKey([], key);
      report(
        line,
        column,
        `unknown key "${key}" in the front matter; only ${ALLOWED_KEYS.join(' and ')} belong here, everything else into the record`,
      );
    }
  }
  const read = (key: string): string => {
    const value = frontMatter[key];
    if (typeof value !== 'string' || value.trim() === '') {
      report(1, 1, `${key} is missing in the front matter; it must be text`);
      return '';
    }
    return value;
  };
  const title = read('title');
  const description = read('description');

  const body = text.slice(match[0].length);
  const firstLine = match[0].split('\n').length;
  const citations: (Position & {id: string})[] = [];
  let fenced = false;
  body.split('\n').forEach((row, index) => {
    if (/^\s*(```|~~~)/.test(row)) {
      fenced = !fenced;
    }
    if (fenced) {
      return;
    }
    const line = firstLine + index;
    for (const citation of row.matchAll(CITATION)) {
      citations.push({line, column: citation.index + 1, id: citation[1]!});
    }
    if (/^#\s/.test(row)) {
      report(
        line,
        1,
        'a heading of level 1 stands in the prose; the title is the only one, use "##"',
      );
    }
  });
  if (isPost) {
    const problem = checkPreview(body, isTranslation);
    if (problem !== undefined) {
      report(firstLine, 1, problem);
    }
  }
  return {prose: {file, title, description, body, citations}, problems};
}

/** What is wrong with the part above the mark, which stands on a card; `undefined` if nothing. */
function checkPreview(body: string, isTranslation: boolean): string | undefined {
  const mark = TRUNCATE.exec(body);
  if (!mark) {
    return 'the end of the preview is not marked; write {/* truncate */} after the first paragraph';
  }
  const preview = body.slice(0, mark.index).trim();
  const paragraphs = preview.split(/\n\s*\n/).length;
  if (paragraphs > 1) {
    return `the preview has ${paragraphs} paragraphs; a card has room for one, so move {/* truncate */} up`;
  }
  const {length} = preview.replace(/\]\([^)]*\)/g, '').replace(/\[/g, '');
  const limit = isTranslation ? PREVIEW.japanese : PREVIEW.english;
  return length > limit
    ? `the preview has ${length} characters; a card has room for ${limit}, so begin a second paragraph below {/* truncate */}`
    : undefined;
}

/** A problem for each citation of a fact that the record does not hold. */
export function checkCitations(prose: Prose, factIds: readonly string[]): Problem[] {
  return prose.citations
    .filter(({id}) => !factIds.includes(id))
    .map(({line, column, id}) => {
      const nearest = nearestWord(id, factIds);
      const held = factIds.length > 0 ? factIds.join(', ') : 'no facts yet';
      const hint =
        nearest === undefined ? `; the record holds: ${held}` : `; did you mean "${nearest}"?`;
      return {
        file: prose.file,
        line,
        column,
        message: `<Fact id="${id}" /> cites a fact that the record does not hold${hint}`,
      };
    });
}

/**
 * Number of English words a reader sees: code, comments and tags left out, cited facts put in.
 * @param textOf English text of a fact
 */
export function countWords(prose: Prose, textOf: (factId: string) => string): number {
  const visible = prose.body
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(CITATION, (_, id: string) => ` ${textOf(id)} `)
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<[^>]+>/g, ' ');
  return visible.match(/[\p{L}\p{N}][\p{L}\p{N}’'./@_-]*/gu)?.length ?? 0;
}
