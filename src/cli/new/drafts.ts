/** Writes the texts of a draft, from the templates in this folder. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isScalar, parseDocument, stringify, visit} from 'yaml';
import {
  acceptTranslation,
  articleFile,
  editorLine,
  recordFile,
  type RecordKind,
  twinOf,
} from '../../catalogue';
import type {Locale, Localized} from '../../catalogue/vocabulary';

/** What a record and its articles have in common. */
type Entry = {
  readonly slug: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly homepage: string;
  readonly icon: string | null;
  readonly color: string;
  /** Date of the entry, such as `2026-11-20T09:00:00Z`. */
  readonly date: string;
  /** Language of the article, if it starts with only one. */
  readonly language?: Locale | undefined;
};

/** Text of each file, by path relative to the site. */
type Texts = Readonly<Record<string, string>>;

/** A text as records write it: once if it is the same in both languages. */
export const once = ({en, ja}: Localized): unknown => (en === ja ? en : {en, ja});

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
function article(kind: RecordKind, locale: Locale, {name, description, language}: Entry): string {
  const head = {
    title: name[locale],
    description: description[locale],
    ...(language === 'ja' ? {language} : {}),
  };
  const body = readFileSync(path.join(__dirname, `${kind}.${locale}.md`), 'utf8');
  return `---\n${stringify(head, {lineWidth: 0})}---\n\n${body}`;
}

/**
 * The articles in both languages, or one article if the entry starts with one language. That one is
 * in the English file, even if it is in Japanese.
 */
function articles(kind: RecordKind, answers: Entry): Texts {
  const english = articleFile(kind, answers.slug);
  const text = article(kind, answers.language ?? 'en', answers);
  return {
    [english]: text,
    ...(answers.language
      ? {}
      : {[twinOf(english)]: acceptTranslation(article(kind, 'ja', answers), text)}),
  };
}

/**
 * Record and articles of an entry.
 * @param more values by their name in the template; those of keys that are left out are `null`
 */
export const draftEntry = (
  kind: RecordKind,
  entry: Entry,
  more: Readonly<Record<string, unknown>>,
): Texts => ({
  [recordFile(kind, entry.slug)]: record(kind, {...entry, ...more, name: once(entry.name)}),
  ...articles(kind, entry),
});
