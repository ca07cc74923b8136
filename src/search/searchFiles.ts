import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Catalogue, TagTexts} from '../catalogue';
import type {Locale, Localized} from '../catalogue/vocabulary';
import {SITE_PAGES} from '../pages';
import {contextOf} from './contexts';
import type {PageEntry, PagesFile, SearchManifest, TextsFile} from './documents';
import type {ExtractedPage} from './extraction';
import {type FileKind, fileNameOf, MANIFEST, SEARCH_FOLDER} from './fileNames';
import type {PageKind} from './pageKinds';

/** Contents of the search files; both lists have the same order of pages. */
export type SearchFiles = {readonly pages: PagesFile; readonly texts: TextsFile};

/** The parts of the site in one language that the search files need. */
export type Site = {
  /** Folder of the built pages of this language. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly catalogue: Pick<Catalogue, 'services' | 'companies'>;
  readonly tags: TagTexts;
};

/** Factors for the score by kind of page; {@link ENDED} applies to discontinued services. */
const WEIGHTS: Readonly<Record<PageKind, number>> = {
  service: 1,
  company: 0.8,
  doc: 0.7,
  list: 0.7,
  tagList: 0.4,
};
const ENDED = 0.6;

/** Additional keywords for pages of the site itself, by route. */
const KNOWN_AS: Readonly<Record<string, Readonly<Record<keyof Localized, readonly string[]>>>> = {
  ...Object.fromEntries(
    SITE_PAGES.flatMap(({path: route, searchedAs}) =>
      searchedAs ? [[route.slice(1), searchedAs]] : [],
    ),
  ),
  'docs/category/categories': {
    en: ['Category', 'All categories', 'List of categories', 'Kinds of services'],
    ja: ['カテゴリー一覧', 'サービスの種類', '分類'],
  },
  docs: {
    en: ['About this site', 'DevShelf'],
    ja: ['このサイトについて', 'DevShelf'],
  },
  'docs/intro': {
    en: ['Tutorial', 'Getting started', 'Quickstart', 'How to use this site', 'Guide', 'Beginners'],
    ja: [
      'チュートリアル',
      'このサイトの使い方',
      '始め方',
      'はじめかた',
      'クイックスタート',
      '入門',
      'ガイド',
      '初心者',
    ],
  },
  'docs/contributing': {
    en: ['Add a service', 'Submit a service'],
    ja: ['サービスの追加', '項目の追加'],
  },
  'docs/health': {
    en: ['Data quality', 'Freshness of the data', 'Statistics'],
    ja: ['データの品質', 'データの鮮度', '統計'],
  },
};

/**
 * Builds the contents of the search files of a language.
 * @throws Error with the routes of pages that are missing or lack a title, description or text
 */
export function buildSearchFiles(
  extracted: readonly ExtractedPage[],
  site: Omit<Site, 'outDir'>,
): SearchFiles {
  const problems = findGaps(extracted, site);
  if (problems.length > 0) {
    throw new Error(
      `Pages are missing from the search index of the ${site.locale} site:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  }
  const files = extracted.map((page) => toEntry(page, site));
  return {pages: files.map(({page}) => page), texts: files.map(({texts}) => texts)};
}

/** Messages about expected pages that are missing and pages without a required text. */
function findGaps(
  extracted: readonly ExtractedPage[],
  {catalogue}: Omit<Site, 'outDir'>,
): string[] {
  const built = new Set(extracted.map(({route}) => route));
  const expected = [
    ...catalogue.services.map(({slug}) => `services/${slug}`),
    ...catalogue.companies.map(({slug}) => `companies/${slug}`),
    ...Object.keys(KNOWN_AS),
  ];
  return [
    ...expected
      .filter((route) => !built.has(route))
      .map((route) => `${route}: the page was not built`),
    ...extracted.flatMap(({route, kind, title, description, sections}) => {
      const [intro] = sections;
      const isEntry = kind === 'service' || kind === 'company';
      const isDescribed = kind === 'list' || kind === 'tagList';
      if (title === '') {
        return [`${route}: no title was found in its first h1`];
      }
      if (isDescribed && description === '') {
        return [`${route}: a page of kind ${kind} needs a description, and it has none`];
      }
      if (isEntry && intro?.text === '') {
        return [`${route}: no text was found before the first heading of its article`];
      }
      if (kind === 'doc' && sections.every(({text}) => text === '')) {
        return [`${route}: no text was found in its article`];
      }
      return [];
    }),
  ];
}

function toEntry(
  {url, route, kind, title, description, keywords, breadcrumb, sections}: ExtractedPage,
  {baseUrl, locale, catalogue, tags}: Omit<Site, 'outDir'>,
): {readonly page: PageEntry; readonly texts: readonly string[]} {
  const service = catalogue.services.find(({slug}) => route === `services/${slug}`);
  const tag = Object.values(tags).find(({permalink}) => route === `services/tags${permalink}`);
  // The list of tags below the article is ignored by the extraction.
  const labels = service?.tags.map((own) => tags[own]!.label) ?? [];
  const [intro, ...texts] = sections.map(({text}) => text);
  const page: PageEntry = {
    // The title of a tag page is "AI: 8 services".
    title: tag?.label ?? title,
    url,
    description,
    keywords: [...keywords, ...(KNOWN_AS[route]?.[locale] ?? [])],
    breadcrumb,
    context: contextOf(url, baseUrl) ?? null,
    weight: WEIGHTS[kind] * (service?.lifecycle.state === 'sunset' ? ENDED : 1),
    sections: sections.map((section) => ({title: section.title, hash: section.hash})),
  };
  return {page, texts: [[intro, labels.join(', ')].filter(Boolean).join(' '), ...texts]};
}

/**
 * Writes the search files of a language.
 * @throws Error as {@link buildSearchFiles}
 */
export async function writeSearchFiles(
  extracted: readonly ExtractedPage[],
  site: Site,
): Promise<void> {
  const {pages, texts} = buildSearchFiles(extracted, site);
  const folder = path.join(site.outDir, SEARCH_FOLDER);
  await mkdir(folder, {recursive: true});
  const write = async (kind: FileKind, value: unknown): Promise<string> => {
    const text = JSON.stringify(value);
    const file = fileNameOf(kind, createHash('sha256').update(text).digest('hex').slice(0, 8));
    await writeFile(path.join(folder, file), text);
    return file;
  };
  const manifest: SearchManifest = {
    pages: await write('pages', pages),
    texts: await write('texts', texts),
  };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
}
