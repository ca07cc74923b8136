/** Writes the files of a draft, from answers and the templates in this folder. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isScalar, parseDocument, stringify, visit} from 'yaml';
import {
  acceptTranslation,
  articleFile,
  attributesOf,
  type Catalogue,
  coverOf,
  type CoverSubject,
  editorLine,
  recordFile,
  type RecordKind,
  twinOf,
} from '../../catalogue';
import {JAPAN_QUESTIONS} from '../../catalogue/fields';
import type {Locale, Localized} from '../../catalogue/vocabulary';
import {drawCover} from '../draw';
import {type Answers, NONE} from './questions';

/** A text as records write it: once if it is the same in both languages. */
const once = ({en, ja}: Localized): unknown => (en === ja ? en : {en, ja});

/** Replaces each `<key>` of a template by its value; keys whose value is `null` are left out. */
function record(kind: RecordKind, values: Readonly<Record<string, unknown>>): string {
  const template = parseDocument(readFileSync(path.join(__dirname, `${kind}.yml`), 'utf8'));
  visit(template, {
    Pair(_, pair) {
      const [, name] = /^<(.+)>$/.exec(isScalar(pair.value) ? String(pair.value.value) : '') ?? [];
      if (name === undefined) {
        return undefined;
      }
      if (values[name] === null) {
        return visit.REMOVE;
      }
      pair.value = template.createNode(values[name], {flow: name !== 'attributes'});
      return visit.SKIP;
    },
  });
  return `${editorLine(kind)}\n${template.toString({lineWidth: 0, flowCollectionPadding: false})}`;
}

/** An article in one language, with hints instead of text. */
function article(kind: RecordKind, locale: Locale, answers: Answers, more: object): string {
  const suffix = locale === 'en' ? '' : '-ja';
  const [title, description] = [answers[`name${suffix}`], answers[`description${suffix}`]];
  const body = readFileSync(path.join(__dirname, `${kind}.${locale}.md`), 'utf8');
  return `---\n${stringify({title, description, ...more}, {lineWidth: 0})}---\n\n${body}`;
}

/**
 * The files of a new entry by path: record, articles and, for a service, the cover.
 * @param language that of the article if there is only one, which is in the English file then
 */
export async function draftEntry(
  kind: RecordKind,
  slug: string,
  answers: Answers,
  {services, companies, categories}: Catalogue,
  language: Locale | undefined,
): Promise<Readonly<Record<string, string | Buffer>>> {
  const textOf = (flag: string): Localized => ({en: answers[flag]!, ja: answers[`${flag}-ja`]!});
  // Values that need a source are unknown.
  const unknowns = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, 'unknown']));
  const dates = (kind === 'service' ? services : companies).map(({date}) => Date.parse(date));
  // The dates of entries are unique.
  const now = Math.max(...dates, Math.floor(Date.now() / 1000) * 1000 - 1000) + 1000;
  const given = {
    ...answers,
    icon: answers.icon === NONE ? null : answers.icon!,
    company: answers.company === NONE ? null : answers.company,
    name: textOf('name'),
    vendor: textOf('vendor'),
  };
  const values = {
    ...given,
    slug,
    name: once(given.name),
    vendor: once(given.vendor),
    date: new Date(now).toISOString().replace('.000Z', 'Z'),
    tags: answers.tags?.split(','),
    japan: unknowns(JAPAN_QUESTIONS),
    attributes: unknowns(attributesOf(categories, answers.category ?? '').map(([key]) => key)),
  };
  const page = articleFile(kind, slug);
  const text = article(kind, language ?? 'en', answers, language === 'ja' ? {language} : {});
  return {
    [recordFile(kind, slug)]: record(kind, values),
    [page]: text,
    ...(language === undefined && {
      [twinOf(page)]: acceptTranslation(article(kind, 'ja', answers, {}), text),
    }),
    ...(kind === 'service' && {[coverOf(slug)]: await drawCover(given as unknown as CoverSubject)}),
  };
}
