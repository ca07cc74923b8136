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
import {LICENSE} from './addresses';
import type {Company, Provenance, Service, Value} from './schemas';
import {COLON, TEXTS} from './texts';

/** Input of a page. */
export type MarkdownPage = {
  readonly locale: Locale;
  /** URL of the home page in the language, with a trailing slash. */
  readonly home: string;
  readonly entry: Service | Company;
  readonly article: Page;
};

export function buildMarkdown({locale, home, entry, article}: MarkdownPage): string {
  const {facts, events, values} = entry;
  const noteOf = (id: string): string => {
    const index = facts.findIndex((fact) => fact.id === id);
    return `${facts[index]!.text[locale]}[^${index + 1}]`;
  };
  const cited = new Set(article.citations.map(({id}) => id));
  const others = facts.filter(({id}) => !cited.has(id));
  const list = (heading: keyof typeof TEXTS, lines: readonly string[]): string[] =>
    lines.length === 0
      ? []
      : [`## ${TEXTS[heading][locale]}`, lines.map((line) => `- ${line}`).join('\n')];
  return [
    frontMatter(entry, locale),
    `# ${entry.name[locale]}`,
    ...('lifecycle' in entry ? noticeOf(entry, locale) : []),
    articleText(article, noteOf, home),
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

/** YAML front matter. Texts are JSON strings, which are valid YAML. */
function frontMatter({name, description, url, updated}: Service | Company, locale: Locale): string {
  return [
    '---',
    `title: ${JSON.stringify(name[locale])}`,
    `description: ${JSON.stringify(description[locale])}`,
    `canonical: ${url[locale]}`,
    `language: ${locale}`,
    `updated: ${JSON.stringify(updated)}`,
    `license: ${LICENSE.spdx}`,
    '---',
  ].join('\n');
}

/** A notice about the state of a service that isn't active. */
const noticeOf = ({lifecycle: {state, note}}: Service, locale: Locale): string[] =>
  state === 'active'
    ? []
    : [`> **${LIFECYCLE_STATES[state][locale]}** ${note?.[locale] ?? ''}`.trimEnd()];

/** The text of an article without comments, with facts as sentences and absolute links. */
function articleText(
  {text, frontMatter, comments, citations, links}: Page,
  noteOf: (id: string) => string,
  home: string,
): string {
  const changes = [
    // Remove a comment on its own line together with the empty lines below it.
    ...comments.map(({start, end, isPart}) => ({
      start,
      end: isPart ? end + /^\n*/.exec(text.slice(end))![0].length : end,
      by: '',
    })),
    ...citations.map(({start, end, id}) => ({start, end, by: noteOf(id)})),
    ...links
      .filter(({target}) => target.startsWith('/'))
      .map(({start, end, target}) => ({
        ...{start, end},
        by: text.slice(start, end).replace(`](${target}`, () => `](${home}${target.slice(1)}`),
      })),
  ].sort((a, b) => b.start - a.start);
  return changes
    .reduce((rest, {start, end, by}) => rest.slice(0, start) + by + rest.slice(end), text)
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

/** A GFM table; "|" is escaped in its cells. */
function tableOf(values: readonly Value[], locale: Locale): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const {item, value, note, source} = TEXTS;
  const head = [item, value, note, source].map((text) => text[locale]);
  return [
    row(head),
    row(head.map(() => '---')),
    ...values.map(({label, text, note: remark, ...claim}) =>
      row([label[locale], text[locale], remark?.[locale] ?? '', sourceOf(claim, locale)]),
    ),
  ].join('\n');
}
