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
import {markdownTable, type RecordCitations} from './markdown';

/** The values, sums and tables of records that an article cites. */
export function citationsOf(page: Page, context: CitingPage): RecordCitations {
  const {locale} = context;
  const cited = page.elements
    .filter(({name}) => isCiting(name))
    .map(({start, end, ...element}) => ({start, end, one: cite(element, context)}));
  const rates = new Map(
    cited
      .flatMap(({one}) => ratesOf(one))
      .map((rate) => [
        rate.currency,
        describeRate(rate, locale, `[${rate.publisher}](<${rate.source}>)`),
      ]),
  );
  return {
    edits: cited.map(({start, end, one}) => ({start, end, by: markdownOf(one, context)})),
    rates: [...rates.values()],
  };
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
