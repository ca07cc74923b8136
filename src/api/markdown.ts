/**
 * Renders the page of an entry as Markdown (CommonMark with GFM tables and footnotes): the article
 * with its facts as sentences, and the data of the record in tables and lists.
 */
import type {Page} from '../catalogue';
import {formatDate, hostOf, newestFirst} from '../catalogue/browser';
import {formatSum} from '../catalogue/costs';
import {
  BASES,
  LIFECYCLE_STATES,
  type Locale,
  NO_AMOUNT,
  PRICE_BASES,
} from '../catalogue/vocabulary';
import {LICENSE, LLMS} from './addresses';
import type {Category, Company, Provenance, Service, Value} from './schemas';
import {COLON, TEXTS} from './texts';

/** Input of a page. */
export type MarkdownPage = {
  readonly locale: Locale;
  /** URL of the home page in the language, with a trailing slash. */
  readonly home: string;
  readonly entry: Service | Company;
  readonly article: Page;
  readonly cited: RecordCitations;
};

/** What an article cites of records: texts for its elements, and lines about exchange rates. */
export type RecordCitations = {
  readonly edits: readonly Edit[];
  readonly rates: readonly string[];
};

/** A documentation page. */
export type DocumentPage = {
  readonly title: string;
  readonly description: string;
  /** Path relative to the home page of the language, such as `/docs/intro`. */
  readonly route: string;
  readonly page: Page;
};

/** Renders a documentation page, with the table of values of its category if it has one. */
export function buildDocumentMarkdown({
  locale,
  root,
  home,
  document: {title, description, route, page},
  categories,
}: {
  readonly locale: Locale;
  /** URLs of the home page in the default language and in that of the page. */
  readonly root: string;
  readonly home: string;
  readonly document: DocumentPage;
  readonly categories: readonly Category[];
}): string {
  const canonical = home + route.slice(1);
  const textOf = ({name, attributes}: Page['elements'][number]): string => {
    const category = categories.find(({key}) => key === attributes.category);
    return category
      ? categoryTable(category, locale)
      : name === 'DataFile'
        ? linkTo(`/${attributes.path}`, `${root}${attributes.path}`)
        : linkTo(TEXTS.onPage[locale], canonical);
  };
  const elements = page.elements
    .filter(({name}) => /^[A-Z]/.test(name))
    .map((element) => ({start: element.start, end: element.end, by: textOf(element)}));
  return [
    frontMatter({title, description, canonical, locale}),
    pointer(home, locale),
    `# ${title}`,
    articleText(page, home, elements),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/** The values of the services of a category, with a column for each service. */
function categoryTable({attributes, services}: Category, locale: Locale): string {
  const head = services.map(({name, url}) => linkTo(name[locale], url[locale]));
  return markdownTable([
    [TEXTS.item[locale], ...head],
    ...attributes.map(({label}, index) => [
      label[locale],
      ...services.map(({values}) => values[index]!.text[locale]),
    ]),
  ]);
}

/** The line below the head that leads to the list of all pages. */
const pointer = (home: string, locale: Locale): string =>
  `> ${TEXTS.allPages[locale]}${linkTo(LLMS, home + LLMS)}`;

export function buildMarkdown({locale, home, entry, article, cited}: MarkdownPage): string {
  const {facts, events, values} = entry;
  const noteOf = (id: string): string => {
    const index = facts.findIndex((fact) => fact.id === id);
    return `${facts[index]!.text[locale]}[^${index + 1}]`;
  };
  const citedFacts = new Set(article.citations.map(({id}) => id));
  const others = facts.filter(({id}) => !citedFacts.has(id));
  const list = (heading: keyof typeof TEXTS, lines: readonly string[]): string[] =>
    lines.length === 0
      ? []
      : [`## ${TEXTS[heading][locale]}`, lines.map((line) => `- ${line}`).join('\n')];
  return [
    frontMatter({
      title: entry.name[locale],
      description: entry.description[locale],
      canonical: entry.url[locale],
      locale,
      updated: entry.updated,
    }),
    pointer(home, locale),
    `# ${entry.name[locale]}`,
    ...('lifecycle' in entry ? noticeOf(entry, locale) : []),
    articleText(article, home, [
      ...cited.edits,
      ...article.citations.map(({start, end, id}) => ({start, end, by: noteOf(id)})),
    ]),
    ...cited.rates,
    ...('goodFor' in entry
      ? [
          ...list(
            'goodFor',
            entry.goodFor.map((line) => line[locale]),
          ),
          ...list(
            'watchOut',
            entry.watchOut.map((line) => line[locale]),
          ),
          ...list(
            'alternatives',
            entry.alternatives.map(
              ({name, url, difference}) =>
                linkTo(name[locale], url[locale]) + COLON[locale] + difference[locale],
            ),
          ),
        ]
      : list(
          'services',
          entry.services.map(({name, url}) => linkTo(name[locale], url[locale])),
        )),
    `## ${TEXTS.values[locale]}`,
    tableOf(values, locale),
    ...('plans' in entry
      ? list(
          'plans',
          entry.plans.map(({name, base, note, ...claim}) =>
            [name[locale], priceOf(base, locale), note?.[locale] ?? '', sourceOf(claim, locale)]
              .filter((part) => part !== '')
              .join(' · '),
          ),
        )
      : []),
    ...list(
      'timeline',
      newestFirst(events).map(
        ({date, text}) => formatDate(date, locale) + COLON[locale] + text[locale],
      ),
    ),
    ...list(
      'facts',
      others.map(({id}) => noteOf(id)),
    ),
    facts.map((fact, index) => `[^${index + 1}]: ${sourceOf(fact, locale)}`).join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

type Head = {
  readonly title: string;
  readonly description: string;
  /** URL of the page. */
  readonly canonical: string;
  readonly locale: Locale;
  readonly updated?: string;
};

/** YAML front matter. Texts are JSON strings, which are valid YAML. */
const frontMatter = ({title, description, canonical, locale, updated}: Head): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `canonical: ${canonical}`,
    `language: ${locale}`,
    ...(updated === undefined ? [] : [`updated: ${JSON.stringify(updated)}`]),
    `license: ${LICENSE.spdx}`,
    '---',
  ].join('\n');

/** A notice about the state of a service that isn't active. */
const noticeOf = ({lifecycle: {state, note}}: Service, locale: Locale): string[] =>
  state === 'active'
    ? []
    : [`> **${LIFECYCLE_STATES[state][locale]}** ${note?.[locale] ?? ''}`.trimEnd()];

/** The replacement of a part of a text. */
export type Edit = {readonly start: number; readonly end: number; readonly by: string};

/** Replaces parts of a text, which must not overlap. */
export const withEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((rest, {start, end, by}) => rest.slice(0, start) + by + rest.slice(end), text);

/** The text of a page without comments, with its elements replaced and absolute links. */
function articleText(
  {text, frontMatter, comments, links, pictures}: Page,
  home: string,
  elements: readonly Edit[],
): string {
  const edits = [
    // Remove a comment on its own line together with the empty lines below it.
    ...comments.map(({start, end, isPart}) => ({
      start,
      end: isPart ? end + /^\n*/.exec(text.slice(end))![0].length : end,
      by: '',
    })),
    ...elements,
    // The addresses of pictures change with their content.
    ...pictures.map(({start, end, alt}) => ({start, end, by: alt})),
    ...links
      .filter(({target}) => target.startsWith('/'))
      .map(({start, target}) => {
        const slash = text.indexOf(`](${target}`, start) + 2;
        return {start: slash, end: slash + 1, by: home};
      }),
  ];
  return withEdits(text, edits)
    .slice(frontMatter?.body.offset ?? 0)
    .replace(/^(#+ .*?) +$/gm, '$1')
    .trim();
}

/** The monthly base price of a plan. */
const priceOf = (base: Service['plans'][number]['base'], locale: Locale): string =>
  base === null
    ? NO_AMOUNT['on-request'][locale]
    : formatSum(base.price.amount, base.price.currency, locale) +
      TEXTS.perMonth[locale].replace('{who}', PRICE_BASES[base.per][locale]);

const linkTo = (text: string, url: string): string => `[${text}](<${url}>)`;

function sourceOf({source, via, basis, checked, dated}: Provenance, locale: Locale): string {
  const state = dated ?? checked;
  return [
    ...[source, via].filter((url) => url !== null).map((url) => linkTo(hostOf(url), url)),
    ...(basis === null ? [] : [BASES[basis][locale]]),
    ...(state === null ? [] : [formatDate(state, locale)]),
  ].join(' · ');
}

/** A table of values with their sources. */
function tableOf(values: readonly Value[], locale: Locale): string {
  const {item, value, note, source} = TEXTS;
  return markdownTable([
    [item, value, note, source].map((text) => text[locale]),
    ...values.map(({label, text, note: remark, ...claim}) => [
      label[locale],
      text[locale],
      remark?.[locale] ?? '',
      sourceOf(claim, locale),
    ]),
  ]);
}

/** A GFM table; "|" is escaped in its cells. The first row is the head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
