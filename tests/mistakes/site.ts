/** A small, valid site in both languages, and ways to break it in one place. */
import {acceptTranslation, twinOf} from '@site/src/catalogue';
import {
  article,
  catalogueFiles,
  company,
  type Draft,
  fact,
  type Files,
  inJapanese,
  recordYaml,
  service,
  serviceFiles,
} from '../unit/catalogue/factories';

/** A mistake: its name, the changed files, and all messages of the check, sorted by position. */
export type Mistake = readonly [what: string, files: Files, told: string | readonly string[]];
/** A harmless change: its name and the changed files. */
export type Harmless = readonly [what: string, files: Files];

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

/** Date of the entries added to the first one. */
export const LATER = '2026-11-20T10:00:00+09:00';

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

<CategoryTable category="keeping" caption="Services that store files" />
`;

const GUIDE_JA = `---
title: 案内
description: このカタログでサービスを探す方法と、サービスのページに書かれている内容を説明します。
---

タグから始めます。

## 比べる {/* #compare */}

<CategoryTable category="keeping" caption="ファイルを保存するサービス" />
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

/** All files of the site, with some of them changed. */
export const site = (different: Files = {}): Files => ({
  ...english,
  ...twins,
  [DOCUMENT_JA]: GUIDE_JA,
  ...different,
});

/**
 * A file of the site with all occurrences of a passage replaced.
 * @throws if the file lacks the passage
 */
export function edited(file: string, passage: string, replacement: string): Files {
  const text = String(site()[file]);
  if (!text.includes(passage)) {
    throw new Error(`${file} has no "${passage}"`);
  }
  return {[file]: text.replaceAll(passage, replacement)};
}

/** The record of the service with a passage replaced. */
export const record = (passage: string, replacement: string): Files =>
  edited(RECORD, passage, replacement);

/** The record of the service with some values replaced, by key. */
export const values = (overrides: Draft): Files => ({
  [RECORD]: recordYaml('service', service(overrides)),
});

/** The record of the company with some values replaced, by key. */
export const companyValues = (overrides: Draft): Files => ({
  [COMPANY]: recordYaml('company', company(overrides)),
});

/** The article with this Markdown, which starts on line 10. */
export const prose = (body: string): Files => ({[ARTICLE]: article({body})});

/** The Japanese article with this Markdown, which starts on line 11. */
export const japanese = (body: string): Files => ({
  [JAPANESE]: acceptTranslation(inJapanese(article({body})), article()),
});

/** Both articles with this Markdown. */
export const both = (body: string, inJa = body): Files => ({...prose(body), ...japanese(inJa)});

/** A document with this Markdown, which starts on line 9, and its translation. */
export const guide = (body: string, inJa = body): Files => ({
  [DOCUMENT]: GUIDE.replace('\n## Compare', `\n${body}\n\n## Compare`),
  [DOCUMENT_JA]: GUIDE_JA.replace('\n## 比べる', `\n${inJa}\n\n## 比べる`),
});

/** A second service, in both languages. */
export function beta(overrides: Draft = {}): Files {
  const draft = service({slug: 'beta', date: LATER, ...overrides});
  const files = serviceFiles(draft);
  const page = 'services/beta/index.md';
  const {en, ja} = draft.name as {readonly en: string; readonly ja: string};
  const twin = inJapanese(String(files[page]).replaceAll(en, ja));
  return {...files, [twinOf(page)]: twin};
}

/** The record of the service with these facts. */
export const facts = (...overrides: readonly Draft[]): Files =>
  values({facts: overrides.map((it) => fact(it))});
