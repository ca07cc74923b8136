/** A small, valid site in both languages, and ways to change it in one place. */
import {acceptTranslation, twinOf} from '@site/src/catalogue';
import {CATEGORIES_FILE} from '@site/src/catalogue/kinds';
import {
  article,
  attributes,
  catalogueFiles,
  company,
  type Draft,
  fact,
  type Files,
  inJapanese,
  LEAD,
  plan,
  recordYaml,
  service,
  serviceFiles,
} from '../unit/catalogue/factories';

/**
 * A mistake: its name, the changed files, where the check reports it (`line:column` in the first
 * changed file, or `file:line:column` if another file is to be changed), and the essence of the
 * message.
 */
export type Mistake = readonly [
  what: string,
  files: Files,
  place: string | readonly string[],
  essence: string | RegExp,
];
/** A mistake in one file: its name, what is changed, place and essence. */
type Case<Change> = readonly [
  what: string,
  change: Change,
  place: Mistake[2],
  essence: string | RegExp,
];

export const RECORD = 'services/alpha/service.yml';
export const ARTICLE = 'services/alpha/index.md';
export const JAPANESE = twinOf(ARTICLE);
export const COVER = 'services/alpha/cover.jpg';
export const COMPANY = 'companies/acme/company.yml';
export const PROFILE = 'companies/acme/index.md';
export const TAGS = 'services/tags.yml';
export const TAGS_JA = twinOf(TAGS);
export const DOCUMENT = 'docs/guide.md';
export const DOCUMENT_JA = twinOf(DOCUMENT);

/** The first lines of the article, which the cases replace. */
export const [TITLE, ABOUT] = article().split('\n').slice(1, 3) as [string, string];
export const TRUNCATE = '{/* truncate */}';

/** A text in both languages that follows all rules. */
export const BOTH = {en: 'Text', ja: '文'};

/** A PNG image of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const GUIDE = `---
title: Guide
description: How a reader finds a service in this catalogue, and what its page says about it.
---

Begin with a tag.

## Compare {/* #compare */}

<Category category="keeping" />
`;

const GUIDE_JA = `---
title: 案内
description: このカタログでサービスを探す方法と、サービスのページに書かれている内容を説明します。
---

タグから始めます。

## 比べる {/* #compare */}

<Category category="keeping" />
`;

const english = catalogueFiles({[DOCUMENT]: GUIDE});

const twins: Files = Object.fromEntries(
  [ARTICLE, PROFILE, 'companies/company/index.md'].map((page) => [
    twinOf(page),
    acceptTranslation(
      inJapanese(String(english[page])).replace('title: Companies', 'title: 企業一覧'),
      String(english[page]),
    ),
  ]),
);

const SITE: Files = {...english, ...twins, [DOCUMENT_JA]: GUIDE_JA};

/** All files of the site, with some of them changed. */
export const site = (different: Files = {}): Files => ({...SITE, ...different});

/** The text of a file of the site. */
export const textOf = (file: string): string => String(SITE[file]);

/**
 * A file of the site with all occurrences of a passage replaced.
 * @throws if the file lacks the passage
 */
export function edited(file: string, passage: string, replacement: string): Files {
  if (!textOf(file).includes(passage)) {
    throw new Error(`${file} has no "${passage}"`);
  }
  return {[file]: textOf(file).replaceAll(passage, replacement)};
}

/** A file of the site under another name. */
export const renamed = (file: string, name: string): Files => ({
  [file.replace(/[^/]*$/, name)]: SITE[file]!,
  [file]: null,
});

/** The record of the service with some values replaced, by key. */
export const values = (overrides: Draft): Files => ({
  [RECORD]: recordYaml('service', service(overrides)),
});

/** The record of the company with some values replaced, by key. */
export const companyValues = (overrides: Draft): Files => ({
  [COMPANY]: recordYaml('company', company(overrides)),
});

/** Links of the service, with some of them replaced. */
export const links = (overrides: Draft): Draft => ({
  links: {...(service().links as Draft), ...overrides},
});

/** The facts of a record: the valid one with these values. */
export const facts = (...overrides: readonly Draft[]): Draft => ({
  facts: overrides.map((it) => fact(it)),
});

/** The values of the category, with some of them replaced. */
export const valued = (overrides: Draft): Draft => ({attributes: attributes(overrides)});

/** Plans of a service: the valid one with these values. */
export const plans = (...overrides: readonly Draft[]): Draft => ({
  plans: overrides.map((it) => plan(it)),
});

/** The article with this Markdown, which starts on line 10. */
export const prose = (body: string): Files => ({[ARTICLE]: article({body})});

/** The article with these lines as its front matter. */
export const head = (...lines: readonly string[]): Files => ({
  [ARTICLE]: article({frontMatter: lines.join('\n')}),
});

/** The article with another preview, which starts on line 6. */
export const preview = (text: string): Files => edited(ARTICLE, LEAD, text);

/** The Japanese article with this Markdown, which starts on line 11. */
export const japanese = (body: string): Files => ({
  [JAPANESE]: acceptTranslation(inJapanese(article({body})), article()),
});

/** Both articles with this Markdown. */
export const both = (body: string, inJa = body): Files => ({...prose(body), ...japanese(inJa)});

/** The article with an image beside it. */
export const picture = (markdown: string, files: Files = {}): Files => ({
  ...files,
  ...both(markdown, markdown.replace('./', '@site/services/alpha/')),
});

/** A document with this Markdown, which starts on line 8, and its translation. */
export const guide = (body: string, inJa = '文です。'): Files => ({
  [DOCUMENT]: GUIDE.replace('\n## Compare', `\n${body}\n\n## Compare`),
  [DOCUMENT_JA]: GUIDE_JA.replace('\n## 比べる', `\n${inJa}\n\n## 比べる`),
});

/** A second service, in both languages, in the folder named after its slug or another one. */
export function beta(overrides: Draft = {}, folder = 'beta'): Files {
  const draft = service({slug: 'beta', date: '2026-11-20T10:00:00+09:00', ...overrides});
  const files = serviceFiles(draft, folder);
  const page = `services/${folder}/index.md`;
  const {en, ja} = draft.name as {readonly en: string; readonly ja: string};
  return {...files, [twinOf(page)]: inJapanese(String(files[page]).replaceAll(en, ja))};
}

/** Mistakes in values of the record of the service. */
export const inValues = (...cases: readonly Case<Draft>[]): Mistake[] =>
  cases.map(([what, overrides, ...told]) => [what, values(overrides), ...told]);

/** Mistakes in a file of the site in which a passage is replaced. */
export const inFile = (
  file: string,
  ...cases: readonly Case<readonly [passage: string, replacement: string]>[]
): Mistake[] => cases.map(([what, edit, ...told]) => [what, edited(file, ...edit), ...told]);

/** Mistakes in the Markdown of the article, which starts on line 10. */
export const inProse = (...cases: readonly Case<string>[]): Mistake[] =>
  cases.map(([what, body, ...told]) => [what, prose(body), ...told]);

/** Mistakes in the Markdown of a document, which starts on line 8. */
export const inGuide = (...cases: readonly Case<string>[]): Mistake[] =>
  cases.map(([what, body, ...told]) => [what, guide(body), ...told]);

/** Mistakes in the definitions of categories and values. */
export const inCategories = (
  ...cases: readonly Case<readonly [passage: string, replacement: string]>[]
): Mistake[] => inFile(CATEGORIES_FILE, ...cases);
