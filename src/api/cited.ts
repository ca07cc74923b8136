/** What articles cite from records, as Markdown. */
import {
  cite,
  type Cited,
  type CitingPage,
  describeRate,
  isCiting,
  type Page,
  ratesOf,
} from '../catalogue';
import {ANSWERS} from '../catalogue/vocabulary';
import {formatShortDate, hostOf, stateOf} from '../catalogue/browser';
import {markdownTable} from './markdown';

/** The text of an article with values, sums and tables of records in place of its elements. */
export function withCitations(page: Page, context: CitingPage): string {
  const {locale} = context;
  const rates = new Map<string, string>();
  const cited = page.elements
    .filter(({name}) => isCiting(name))
    .map((element) => ({element, cited: cite(element, context)}));
  for (const one of cited.flatMap((each) => ratesOf(each.cited))) {
    rates.set(one.currency, describeRate(one, locale, `[${one.publisher}](<${one.source}>)`));
  }
  const text = [...cited]
    .reverse()
    .reduce(
      (rest, {element: {start, end}, cited: one}) =>
        rest.slice(0, start) + markdownOf(one, context) + rest.slice(end),
      page.text,
    );
  return [text.trimEnd(), ...rates.values(), ''].join('\n\n');
}

function markdownOf(cited: Cited, {locale}: CitingPage): string {
  if ('text' in cited) {
    return cited.text;
  }
  const withNote = ({text, note}: {readonly text: string; readonly note?: string}): string =>
    note === undefined ? text : locale === 'ja' ? `${text}（${note}）` : `${text} (${note})`;
  if ('items' in cited) {
    const colon = locale === 'ja' ? '：' : ': ';
    const rows = cited.items.map(({label, text, note}) => [
      label,
      note ? `${text} – ${note}` : text,
    ]);
    return [...rows, ...cited.unknown.map((label) => [label, ANSWERS.unknown[locale]])]
      .map(([label, text]) => `- ${label}${colon}${text}`)
      .join('\n');
  }
  const sources = cited.sources.flatMap(({source, checked, dated}) => {
    const day = stateOf({checked, dated});
    return source === null
      ? []
      : [`[${hostOf(source)}](<${source}>)${day ? ` · ${formatShortDate(day, locale)}` : ''}`];
  });
  return [
    markdownTable([cited.head, ...cited.rows].map((cells) => cells.map(withNote))),
    ...(sources.length > 0 ? ['', sources.join(' · ')] : []),
  ].join('\n');
}
