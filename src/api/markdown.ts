/** Renders documents and entries, with all data of their records, as Markdown (CommonMark, GFM). */
import {
  cite,
  type Cited,
  type CitingPage,
  describeRate,
  isCiting,
  localize,
  type Page,
  ratesOf,
} from '../catalogue';
import {
  formatDate,
  formatShortDate,
  hostOf,
  IN_BRACKETS,
  type InLocale,
  LIST_COMMA,
  newestFirst,
  type Provenance,
  stateOf,
} from '../catalogue/browser';
import {formatSum} from '../catalogue/costs';
import {
  ANSWERS,
  BASES,
  LIFECYCLE_STATES,
  type Locale,
  type Localized,
  NO_AMOUNT,
  PRICE_BASES,
} from '../catalogue/vocabulary';
import {fill} from '../fill';
import {LICENSE, LLMS, type Site} from './addresses';
import type {Category, Company, Service} from './documents';
import {TEXTS} from './texts';

const COLON = {en: ': ', ja: '：'} as const satisfies Localized;

export type DocumentPage = {
  readonly title: string;
  readonly description: string;
  /** Path relative to the home page of the language, such as `/docs/intro`. */
  readonly route: string;
  readonly page: Page;
};

/** Renders a documentation page, with the table of values of its category if it has one. */
export function buildDocumentMarkdown(
  {title, description, route, page}: DocumentPage,
  categories: readonly Category[],
  {homes}: Site,
  locale: Locale,
): string {
  const canonical = homes[locale] + route.slice(1);
  const textOf = ({name, attributes}: Page['elements'][number]): string => {
    const category = categories.find(({key}) => key === attributes.category);
    return category
      ? categoryTable(category, locale)
      : name === 'DataFile'
        ? linkTo(`/${attributes.path}`, `${homes.en}${attributes.path}`)
        : linkTo(TEXTS.onPage[locale], canonical);
  };
  const elements = page.elements
    .filter(({name}) => /^[A-Z]/.test(name))
    .map((element) => ({...element, by: textOf(element)}));
  const text = articleText(page, homes[locale], locale, elements);
  return pageOf({title, description, canonical}, homes[locale], locale, [text]);
}

/** The values of the services of a category, with a column for each service. */
const categoryTable = ({attributes, services}: Category, locale: Locale): string =>
  markdownTable([
    [TEXTS.item[locale], ...services.map(({name, url}) => linkTo(name[locale], url[locale]))],
    ...attributes.map(({label}, index) => [
      label[locale],
      ...services.map(({values}) => values[index]!.text[locale]),
    ]),
  ]);

export function buildMarkdown(
  written: Service | Company,
  article: Page,
  {homes}: Site,
  context: CitingPage,
): string {
  const {locale} = context;
  const home = homes[locale];
  const colon = COLON[locale];
  const entry = localize(written, locale);
  const texts = localize(TEXTS, locale);
  const {name: title, description, url: canonical, updated, facts, events, values} = entry;
  // What only services, or only companies, have.
  const {
    goodFor = [],
    watchOut = [],
    alternatives = [],
    plans = [],
  } = 'plans' in entry ? entry : {};
  const {services = []} = 'plans' in entry ? {} : entry;
  const marked = new Map(facts.map(({text}, index) => [text, `${text}[^${index + 1}]`]));
  const textOf = new Map(facts.map(({id, text}) => [id, text]));
  function list<Item>(heading: keyof typeof TEXTS, items: Item[], lineOf: (item: Item) => string) {
    const lines = items.map((item) => `- ${lineOf(item)}`);
    return lines.length === 0 ? '' : `## ${texts[heading]}\n\n${lines.join('\n')}`;
  }
  const cited = citationsOf(article, context);
  // What happened on a day is in the timeline.
  const told = new Set(events.map(({text}) => text));
  article.citations.forEach(({id}) => told.add(textOf.get(id)!));
  const others = facts.filter(({text}) => !told.has(text));
  return pageOf({title, description, canonical, updated}, home, locale, [
    'plans' in entry ? noticeOf(entry.lifecycle, locale) : '',
    articleText(article, home, locale, [
      ...cited.edits,
      ...article.citations.map(({id, ...span}) => ({...span, by: marked.get(textOf.get(id)!)!})),
    ]),
    ...cited.rates,
    list('goodFor', goodFor, String),
    list('watchOut', watchOut, String),
    list(
      'alternatives',
      alternatives,
      ({name, url, difference}) => linkTo(name, url) + colon + difference,
    ),
    list('services', services, ({name, url}) => linkTo(name, url)),
    `## ${texts.values}`,
    markdownTable([
      [texts.item, texts.value, texts.note, texts.source],
      ...values.map(({label, text, note, ...claim}) => [
        ...[label, text, note ?? ''],
        sourceOf(claim, locale),
      ]),
    ]),
    list('plans', plans, ({name, base, note, ...claim}) =>
      [name, priceOf(base, locale), note ?? '', sourceOf(claim, locale)]
        .filter((part) => part !== '')
        .join(' · '),
    ),
    list(
      'timeline',
      newestFirst(events),
      ({date, text}) => formatDate(date, locale) + colon + (marked.get(text) ?? text),
    ),
    list('facts', others, ({text}) => marked.get(text)!),
    facts.map((fact, index) => `[^${index + 1}]: ${sourceOf(fact, locale)}`).join('\n'),
  ]);
}

type Head = Record<'title' | 'description' | 'canonical', string> & {readonly updated?: string};

/** A page with YAML front matter, whose texts are JSON strings, which are valid YAML. */
function pageOf(
  {title, description, canonical, updated}: Head,
  home: string,
  locale: Locale,
  parts: readonly string[],
): string {
  const day = updated === undefined ? '' : `updated: ${JSON.stringify(updated)}\n`;
  const frontMatter = `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
canonical: ${canonical}
language: ${locale}
${day}license: ${LICENSE.spdx}
---`;
  const pointer = `> ${TEXTS.allPages[locale]}${linkTo(LLMS, home + LLMS)}`;
  const written = [frontMatter, pointer, `# ${title}`, ...parts].filter((part) => part !== '');
  return `${written.join('\n\n')}\n`;
}

/** A notice about the state of a service that isn't active. */
const noticeOf = ({state, note}: InLocale<Service['lifecycle']>, locale: Locale): string =>
  state === 'active' ? '' : `> **${LIFECYCLE_STATES[state][locale]}** ${note ?? ''}`.trimEnd();

type Edit = {readonly start: number; readonly end: number; readonly by: string};

/** Replaces parts of a text, which must not overlap. */
export const withEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((rest, {start, end, by}) => rest.slice(0, start) + by + rest.slice(end), text);

/** The text of a page without comments, with its elements replaced and absolute links. */
function articleText(
  {text, frontMatter, comments, links, pictures}: Page,
  home: string,
  locale: Locale,
  elements: readonly Edit[],
): string {
  const ofComments = comments.map(({start, end, isPart}) => {
    // A comment on its own line goes together with the empty lines below it.
    const below = isPart ? /^\n*/.exec(text.slice(end))![0].length : 0;
    return {start, end: end + below, by: ''};
  });
  // The addresses of pictures change with their content.
  const ofPictures = pictures.map(({alt, ...span}) => ({
    ...span,
    by: TEXTS.figure[locale] + COLON[locale] + alt,
  }));
  const ofLinks = links
    .filter(({target}) => target.startsWith('/'))
    .map(({start, target}) => {
      const slash = text.indexOf(`](${target}`, start) + 2;
      return {start: slash, end: slash + 1, by: home};
    });
  return withEdits(text, [...ofComments, ...elements, ...ofPictures, ...ofLinks])
    .slice(frontMatter?.body.offset ?? 0)
    .replace(/^(#+ .*?) +$/gm, '$1')
    .trim();
}

/** What an article cites from records: texts for its elements, and lines about exchange rates. */
export function citationsOf(page: Page, context: CitingPage) {
  const {locale} = context;
  const cited = page.elements
    .filter(({name}) => isCiting(name))
    .map(({start, end, ...element}) => ({start, end, one: cite(element, context)}));
  const rates = cited
    .flatMap(({one}) => ratesOf(one))
    .map((rate) => describeRate(rate, locale, linkTo(rate.publisher, rate.source)));
  return {
    edits: cited.map(({one, ...span}) => ({...span, by: citedText(one, locale)})),
    rates: [...new Set(rates)],
  };
}

function citedText(cited: Cited, locale: Locale): string {
  if ('text' in cited) {
    return cited.text;
  }
  if ('items' in cited) {
    const unknown = cited.unknown.join(LIST_COMMA[locale]);
    return [
      ...cited.items.map(({label, text, note}) => [label, note ? `${text} – ${note}` : text]),
      ...(unknown === '' ? [] : [[ANSWERS.unknown[locale], unknown]]),
    ]
      .map(([label, text]) => `- ${label}${COLON[locale]}${text}`)
      .join('\n');
  }
  const sources = cited.sources.flatMap(({source, checked, dated}) => {
    const day = stateOf({checked, dated});
    return source === null
      ? []
      : [linkTo(hostOf(source), source) + (day ? ` · ${formatShortDate(day, locale)}` : '')];
  });
  const table = [cited.head, ...cited.rows].map((cells) =>
    cells.map(({text, note}) => text + (note ? fill(IN_BRACKETS[locale], {text: note}) : '')),
  );
  return [markdownTable(table), ...(sources.length > 0 ? ['', sources.join(' · ')] : [])].join(
    '\n',
  );
}

const priceOf = (base: InLocale<Service['plans'][number]['base']>, locale: Locale): string =>
  base === null
    ? NO_AMOUNT['on-request'][locale]
    : formatSum(base.price.amount, base.price.currency, locale) +
      (base.price.amount === 0
        ? ''
        : TEXTS.perMonth[locale].replace('{who}', PRICE_BASES[base.per][locale]));

const linkTo = (text: string, url: string): string => `[${text}](<${url}>)`;

function sourceOf({source, via, basis, checked, dated}: Provenance, locale: Locale): string {
  const state = dated ?? checked;
  return [
    ...[source, via].filter((url) => url !== null).map((url) => linkTo(hostOf(url), url)),
    ...(basis === null ? [] : [BASES[basis][locale]]),
    ...(state === null ? [] : [formatDate(state, locale)]),
  ].join(' · ');
}

/** A GFM table; "|" is escaped in its cells. The first row is the head. */
function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
