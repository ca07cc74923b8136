/** Exports of a comparison: Markdown, CSV, and an architecture decision record (ADR). Pure. */
import {
  type FactRow,
  formatDate,
  hostOf,
  IN_BRACKETS,
  isDue,
  LIST_COMMA,
  plainText,
  type Provenance,
  spansOf,
  stateOf,
} from '../catalogue/browser';
import {
  compareCosts,
  type Cost,
  describeLine,
  describePlan,
  describeRate,
  describeReason,
  describeScope,
  describeSum,
  describeUsage,
  formatSum,
  type Money,
  ratesUsed,
  type Usage,
} from '../catalogue/costs';
import {ANSWERS, BASES, KINDS, type Locale, RECORD_HEADINGS} from '../catalogue/vocabulary';
import {writeCsv} from '../csv';
import {fill} from '../fill';
import {adviceOf, listNames, sideBySide, type Sides} from './sideBySide';

/** Labels of the exported documents and of the table they are made from. */
const TEXTS = {
  ...RECORD_HEADINGS,
  field: {en: 'Field', ja: '比較項目'},
  service: {en: 'Service', ja: 'サービス'},
  basis: {en: 'Basis', ja: '根拠'},
  checkedOn: {en: 'checked {date}', ja: '{date}確認'},
  via: {en: 'Via', ja: '参照元'},
  readThrough: {en: 'via {via}', ja: '{via}で確認'},
  dated: {en: 'As of', ja: '資料の時点'},
  asOf: {en: 'as of {date}', ja: '{date}時点の資料'},
  holdsUntil: {en: 'valid until {date}', ja: '{date}まで有効'},
  colon: {en: ': ', ja: '：'},
  title: {en: 'Choose between {names}', ja: '{names}からの選定'},
  status: {en: 'Status', ja: '状態'},
  proposed: {en: 'Proposed', ja: '提案'},
  date: {en: 'Date', ja: '日付'},
  deciders: {en: 'Deciders', ja: '決定者'},
  comparison: {en: 'Comparison', ja: '比較表'},
  toFillIn: {en: '(to be filled in)', ja: '（記入してください）'},
  context: {en: 'Context', ja: '背景'},
  contextQuestion: {
    en: '(What is needed, by when, and with which constraints? To be filled in.)',
    ja: '（必要なこと、期限、制約を記入してください）',
  },
  contextText: {
    en: 'The options were compared using the facts that DevShelf showed on {date}. Each fact has a source. “Unknown” means that no answer was found, not that the answer is no.',
    ja: '選択肢は、DevShelfが{date}に掲載していた情報をもとに比較しました。各情報に出典を付けています。「不明」は調べても答えが見つかっていないことを示し、「なし」とは異なります。',
  },
  options: {en: 'Options considered', ja: '検討した選択肢'},
  vendor: {en: 'Vendor', ja: '提供元'},
  kind: {en: 'Kind', ja: '種類'},
  differences: {en: 'Where they differ', ja: '異なる点'},
  noDifference: {
    en: 'No difference in the fields compared.',
    ja: '比較した項目に違いはありません。',
  },
  estimate: {en: 'Estimated cost per month', ja: '月額の見積もり'},
  usage: {en: 'Monthly usage', ja: '1か月の使用量'},
  rate: {en: 'Your exchange rate (JPY per USD)', ja: '入力した換算レート（1ドルあたりの円）'},
  catalogueRate: {en: 'Exchange rate', ja: '換算レート'},
  perMonth: {en: 'Per month', ja: '月額'},
  plan: {en: 'Plan', ja: 'プラン'},
  calculation: {en: 'Calculation', ja: '計算の内訳'},
  unknowns: {en: 'Unknown values', ja: '不明な項目'},
  noUnknowns: {en: 'No values were unknown.', ja: '不明な項目はありません。'},
  unchecked: {en: 'Not yet verified', ja: '未照合の項目'},
  due: {en: 'Recheck due', ja: '再確認が必要な項目'},
  decision: {en: 'Decision', ja: '決定'},
  decisionQuestion: {
    en: '(Which option, and why? To be filled in.)',
    ja: '（選んだものと理由を記入してください）',
  },
  consequences: {en: 'Consequences', ja: '影響'},
  easier: {en: 'What becomes easier', ja: '容易になること'},
  harder: {en: 'What becomes harder', ja: '難しくなること'},
  revisit: {en: 'When to review this decision', ja: '見直す時期'},
};

/** The costs of the plans that are sold on an ISO day. */
type Estimated = Readonly<{usage: Usage; money: Money; day: string; costs: readonly Cost[]}>;

export type Subject = Sides & {
  /** `null` if there are no plans to compare. */
  readonly estimated: Estimated | null;
};

/** A value with its evidence, or a line of advice or an estimate, which has none. */
type Entry = {readonly value: string; readonly note?: string | null} & Partial<Provenance>;

/** The rows of the tables, with the entries of a cell for each service: advice, then the values. */
function tableRows(subject: Subject, locale: Locale) {
  const {differing, alike, unknown} = sideBySide(subject, locale);
  const rows = [...differing.flatMap((group) => group.rows), ...alike, ...unknown];
  return [
    ...adviceOf(subject.services, locale).map(({label, lines}) => ({
      label,
      cells: lines.map((own) => own.map((value): Entry => ({value}))),
    })),
    ...rows.map(({label, cells}) => ({label, cells: cells.map((cell): Entry[] => [cell])})),
  ];
}

/** The comparison as a Markdown table with the sources in its cells, followed by the estimate. */
export function toMarkdown(subject: Subject, locale: Locale): string {
  const {services, estimated} = subject;
  const table = markdownTable(
    [TEXTS.field[locale], ...services.map(({name}) => name)].map(escapeMarkdown),
    tableRows(subject, locale).map(({label, cells}) => [
      escapeMarkdown(label),
      ...cells.map((entries) => entries.map((one) => markdownEntry(one, locale)).join('<br>')),
    ]),
  );
  const estimate = markdownEstimate(estimated, `**${TEXTS.estimate[locale]}**`, locale);
  return `${[table, ...estimate].join('\n\n')}\n`;
}

const markdownItem = (label: string, text: string, locale: Locale): string =>
  `- **${label}**${TEXTS.colon[locale]}${text}`;

function markdownEstimate(estimated: Estimated | null, title: string, locale: Locale): string[] {
  if (estimated === null) {
    return [];
  }
  const heads = ['service', 'perMonth', 'plan', 'calculation', 'source'] as const;
  return [
    title,
    basisOf(estimated, locale)
      .map(({label, ...entry}) => markdownItem(label, markdownEntry(entry, locale), locale))
      .join('\n'),
    markdownTable(
      heads.map((head) => TEXTS[head][locale]),
      estimateRows(estimated, locale).map(({name, sum, plan, lines, claim}) => [
        ...[name, sum, plan].map(escapeMarkdown),
        lines.map(escapeMarkdown).join('<br>'),
        provenanceParts(claim, locale).join(LIST_COMMA[locale]),
      ]),
    ),
    escapeMarkdown(describeScope(estimated.day, locale)),
  ];
}

/** What an estimate is for: the usage, and the rates by which the costs are converted. */
function basisOf({usage, costs, money}: Estimated, locale: Locale) {
  const currencies = costs.flatMap((cost) => ('total' in cost ? [cost.plan.currency] : []));
  const typed = money.typed === undefined ? [] : [String(money.typed)];
  return [
    {label: TEXTS.usage[locale], value: describeUsage(usage, locale)},
    ...typed.map((value) => ({label: TEXTS.rate[locale], value})),
    ...ratesUsed(currencies, money).map((rate) => ({
      label: TEXTS.catalogueRate[locale],
      ...{value: describeRate(rate, locale), source: rate.source},
    })),
  ];
}

/** The cost of each service as text, in the order of {@link compareCosts}. */
const estimateRows = ({money, costs}: Estimated, locale: Locale) =>
  compareCosts(costs, money).map((cost) => {
    const {name} = cost.service;
    const own = describeSum(cost, money, locale);
    if (!('total' in cost)) {
      const reason = describeReason(cost.obstacles, locale);
      const sum = own === null ? reason : own + fill(IN_BRACKETS[locale], {text: reason});
      return {name, sum, plan: '', lines: [], claim: cost.atLeast?.plan ?? {}};
    }
    const {plan, total, lines} = cost;
    const printed = formatSum(total, plan.currency, locale);
    return {
      name,
      sum: own === null || own === printed ? printed : `${printed} ≈ ${own}`,
      plan: describePlan(plan, locale),
      lines: lines.flatMap((line) => describeLine(line, plan, locale) ?? []),
      claim: plan,
    };
  });

/** The comparison as CSV (RFC 4180, CRLF line ends), with a record for each value. */
export function toCsv(subject: Subject, locale: Locale): string {
  const {services, estimated} = subject;
  const heads = ['field', 'service', 'value', 'note'] as const;
  const evidence = ['source', 'via', 'basis', 'checked', 'dated'] as const;
  const basisIn = ({basis}: Partial<Provenance>) => basis && BASES[basis][locale];
  const record = (label: string, service: string, {value, note, ...claim}: Entry): string[] => [
    ...[label, service, plainText(value), plainText(note ?? '')],
    ...evidence.map((name) => (name === 'basis' ? basisIn(claim) : claim[name]) ?? ''),
  ];
  const records = [
    [...heads, ...evidence].map((name) => TEXTS[name][locale]),
    ...tableRows(subject, locale).flatMap(({label, cells}) =>
      cells.flatMap((entries, index) =>
        entries.map((one) => record(label, services[index]!.name, one)),
      ),
    ),
  ];
  if (estimated !== null) {
    const scope = describeScope(estimated.day, locale);
    records.push(
      ...basisOf(estimated, locale).map(({label, ...entry}, index) =>
        record(label, '', index === 0 ? {...entry, note: scope} : entry),
      ),
      ...estimateRows(estimated, locale).map(({name, sum, plan, lines, claim}) =>
        record(TEXTS.estimate[locale], name, {
          ...claim,
          ...{value: sum, note: [plan, ...lines].join('\n')},
        }),
      ),
    );
  }
  return writeCsv(records);
}

/**
 * The decision and its consequences are placeholders for the reader to fill in.
 * @param today ISO date of the record, such as 2026-11-20
 */
export function buildDecisionRecord(
  subject: Subject,
  locale: Locale,
  today: string,
  url: string,
): string {
  const item = (label: string, text: string) => markdownItem(label, text, locale);
  const toFillIn = (label: 'deciders' | 'easier' | 'harder' | 'revisit') =>
    item(TEXTS[label][locale], TEXTS.toFillIn[locale]);
  const {services, estimated} = subject;
  const comparison = sideBySide(subject, locale);
  const columns = services.map((service, index) => ({
    service,
    rows: comparison.rows.map(({cells}) => cells[index]!),
  }));
  /** A title, and a list item with the labels of the matching rows, for each service that has any. */
  const listed = (title: string, isListed: (row: FactRow) => boolean, none: readonly string[]) => {
    const lines = columns.flatMap(({service, rows}) => {
      const labels = rows.filter(isListed).map(({label}) => label);
      return labels.length === 0
        ? []
        : [item(escapeMarkdown(service.name), escapeMarkdown(labels.join(LIST_COMMA[locale])))];
    });
    return lines.length === 0 ? none : [title, lines.join('\n')];
  };
  const differing = comparison.differing.flatMap(({rows}) => rows);
  const unknowns = `## ${TEXTS.unknowns[locale]}`;
  const isUnknown = ({value}: FactRow) => value === ANSWERS.unknown[locale];
  const isLate = ({shelfLifeDays, ...claim}: FactRow) =>
    isDue(stateOf(claim) ?? today, shelfLifeDays, new Date(today));

  const blocks = [
    `# ${escapeMarkdown(fill(TEXTS.title[locale], {names: listNames(services, locale)}))}`,
    [
      item(TEXTS.status[locale], TEXTS.proposed[locale]),
      item(TEXTS.date[locale], today),
      toFillIn('deciders'),
      item(TEXTS.comparison[locale], `<${escapeUrl(url)}>`),
    ].join('\n'),
    `## ${TEXTS.context[locale]}`,
    TEXTS.contextQuestion[locale],
    fill(TEXTS.contextText[locale], {date: formatDate(today, locale)}),
    `## ${TEXTS.options[locale]}`,
    ...columns.flatMap(({service, rows}) => [
      `### ${escapeMarkdown(service.name)}`,
      [
        item(TEXTS.vendor[locale], escapeMarkdown(service.vendor)),
        item(TEXTS.kind[locale], KINDS[service.kind][locale]),
        ...adviceOf([service], locale).map(({label, lines: [lines]}) =>
          item(label, lines!.map((line) => `\n  - ${markdownText(line)}`).join('')),
        ),
        ...rows.map((row) => item(escapeMarkdown(row.label), markdownEntry(row, locale))),
      ].join('\n'),
    ]),
    `## ${TEXTS.differences[locale]}`,
    differing.length === 0
      ? TEXTS.noDifference[locale]
      : markdownTable(
          [TEXTS.field[locale], ...services.map(({name}) => escapeMarkdown(name))],
          differing.map(({label, cells}) => [
            escapeMarkdown(label),
            ...cells.map(({value}) => markdownText(value)),
          ]),
        ),
    ...markdownEstimate(estimated, `## ${TEXTS.estimate[locale]}`, locale),
    ...listed(unknowns, isUnknown, [unknowns, TEXTS.noUnknowns[locale]]),
    ...listed(`### ${TEXTS.unchecked[locale]}`, ({basis}) => basis === 'general-knowledge', []),
    ...listed(`### ${TEXTS.due[locale]}`, isLate, []),
    `## ${TEXTS.decision[locale]}`,
    TEXTS.decisionQuestion[locale],
    `## ${TEXTS.consequences[locale]}`,
    (['easier', 'harder', 'revisit'] as const).map(toFillIn).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function markdownEntry({value, note, ...claim}: Entry, locale: Locale): string {
  const evidence = provenanceParts(claim, locale).join(LIST_COMMA[locale]);
  return (
    markdownText(value) +
    (note ? TEXTS.colon[locale] + markdownText(note).trim() : '') +
    (evidence && fill(IN_BRACKETS[locale], {text: evidence}))
  );
}

function provenanceParts(claim: Partial<Provenance>, locale: Locale): string[] {
  const {source, via, basis, checked, dated, until} = claim;
  const link = (url: string) => `[${escapeMarkdown(hostOf(url))}](${escapeUrl(url)})`;
  const onDate = (text: string, date: string | null | undefined) =>
    date && fill(text, {date: formatDate(date, locale)});
  return [
    source && link(source),
    via && fill(TEXTS.readThrough[locale], {via: link(via)}),
    basis && BASES[basis][locale],
    onDate(TEXTS.checkedOn[locale], checked),
    onDate(TEXTS.asOf[locale], dated),
    onDate(TEXTS.holdsUntil[locale], until),
  ].flatMap((part) => part || []);
}

const WORD_JOINER = '\u2060';

/**
 * Escapes text so that Markdown shows it literally, in table cells too, and does not turn URLs
 * into links. GitHub looks for mentions and issue numbers after it has rendered the Markdown, where
 * backslashes have no effect; a word joiner after `@` or `#` prevents the match.
 */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}\\.`)
    .replace(/@(?=\w)|#(?=\d)/g, `$&${WORD_JOINER}`)
    .replace(/\s*\n\s*/g, ' ');

/** A text with its inline code. A bar in backticks would still end a table cell. */
const markdownText = (text: string): string =>
  spansOf(text)
    .map(({text: part, isCode}) =>
      !isCode
        ? escapeMarkdown(part)
        : part.includes('|')
          ? `<code>${escapeMarkdown(part)}</code>`
          : `\`${part.replace(/\s*\n\s*/g, ' ')}\``,
    )
    .join('');

/** Percent-encodes the characters that would end a link target or a table cell in Markdown. */
const escapeUrl = (url: string): string =>
  url.replace(/[\s()<>|\\]/g, (character) =>
    `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`.toUpperCase(),
  );
