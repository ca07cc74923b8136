/**
 * Exports of a comparison: tables in Markdown and CSV, and an architecture decision record (ADR).
 * Pure; runs in the browser.
 */
import {
  type FactRow,
  formatDate,
  hostOf,
  isDue,
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
  describeReason,
  describeScope,
  describeUsage,
  formatSum,
  type Usage,
} from '../catalogue/costs';
import {ANSWERS, BASES, KINDS, type Locale} from '../catalogue/vocabulary';
import {fill} from '../fill';
import type {ExportTexts} from './exportTexts';
import {listNames, rowsOf, type Side, sideBySide, type Sides} from './sideBySide';

/** The language of a document. */
export type Language = {readonly locale: Locale; readonly texts: ExportTexts};

/** The cost of the compared services for the usage that the reader has entered. */
export type Estimated = {
  readonly usage: Usage;
  /** Yen per US dollar; `undefined` if the reader has entered no rate. */
  readonly rate: number | undefined;
  /** ISO date; the costs are those of the plans sold on this day. */
  readonly day: string;
  readonly costs: readonly Cost[];
};

/** Input of an export. */
export type Subject = Sides & {
  /** `null` if no usage has been entered. */
  readonly estimated: Estimated | null;
};

/** The comparison as a Markdown table with the sources in its cells, followed by the estimate. */
export function toMarkdown(subject: Subject, language: Language): string {
  const {services, estimated} = subject;
  const {locale, texts} = language;
  const table = markdownTable(
    [texts.field, ...services.map(({name}) => escapeMarkdown(name))],
    [
      ...sayingsOf(services, texts).map(({label, lines}) => [
        label,
        ...lines.map((some) => some.map(markdownText).join('<br>')),
      ]),
      ...rowsOf(sideBySide(subject, locale)).map(({label, cells}) => [
        escapeMarkdown(label),
        ...cells.map((cell) => markdownClaim(cell, language)),
      ]),
    ],
  );
  const blocks = [
    table,
    ...(estimated === null
      ? []
      : [`**${texts.estimate}**`, ...markdownEstimate(estimated, language)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * A row for "good for" and one for "watch out for", with a list of lines for each service. A row
 * without any line is left out.
 */
const sayingsOf = (services: readonly Side[], texts: ExportTexts) =>
  (['goodFor', 'watchOut'] as const)
    .map((key) => ({
      label: texts[key],
      lines: services.map(({sayings}): readonly string[] => sayings?.[key] ?? []),
    }))
    .filter(({lines}) => lines.some(({length}) => length > 0));

/** Markdown blocks: the usage, a table of the costs, and the scope of the estimate. */
function markdownEstimate({usage, rate, day, costs}: Estimated, language: Language): string[] {
  const {locale, texts} = language;
  const item = (label: string, text: string) => `- **${label}**${texts.colon}${text}`;
  return [
    [
      item(texts.usage, escapeMarkdown(describeUsage(usage, locale))),
      ...(rate === undefined ? [] : [item(texts.rate, String(rate))]),
    ].join('\n'),
    markdownTable(
      [texts.service, texts.perMonth, texts.plan, texts.calculation, texts.source],
      estimateRows({usage, rate, day, costs}, locale).map(({name, sum, plan, lines, claim}) => [
        escapeMarkdown(name),
        escapeMarkdown(sum),
        escapeMarkdown(plan),
        lines.map(escapeMarkdown).join('<br>'),
        claim === null ? '' : provenanceParts(claim, language).join(texts.comma),
      ]),
    ),
    escapeMarkdown(describeScope(day, locale)),
  ];
}

/** The cost of each service as text, in the order of {@link compareCosts}. */
const estimateRows = ({rate, costs}: Estimated, locale: Locale) =>
  compareCosts(costs, rate).map((cost) => {
    const {name} = cost.service;
    if (!('total' in cost)) {
      const sum = describeReason(cost.obstacles, locale);
      return {name, sum, plan: '', lines: [], claim: null};
    }
    const {plan, total, lines, converted} = cost;
    const sums = [
      formatSum(total, plan.currency, locale),
      ...(converted === null ? [] : [formatSum(converted.amount, converted.currency, locale)]),
    ];
    return {
      name,
      sum: sums.join(' ≈ '),
      plan: describePlan(plan, locale),
      lines: lines.map((line) => describeLine(line, plan, locale)).filter((line) => line !== null),
      claim: plan,
    };
  });

/**
 * The comparison as CSV (RFC 4180, CRLF line ends). Each value is a record of its own, so that its
 * source and dates have separate columns.
 */
export function toCsv(subject: Subject, {locale, texts}: Language): string {
  const {services, estimated} = subject;
  const {field, service, value, note, source, via, basis, checked, dated} = texts;
  const head = [field, service, value, note, source, via, basis, checked, dated];
  const cells = (claim: Provenance | null): string[] => [
    claim?.source ?? '',
    claim?.via ?? '',
    claim?.basis ? BASES[claim.basis][locale] : '',
    claim?.checked ?? '',
    claim?.dated ?? '',
  ];
  const sayings = sayingsOf(services, texts).flatMap(({label, lines}) =>
    lines.flatMap((some, index) =>
      some.map((line) => [label, services[index]!.name, plainText(line), '', ...cells(null)]),
    ),
  );
  const values = rowsOf(sideBySide(subject, locale)).flatMap((row) =>
    row.cells.map((cell, index) => [
      row.label,
      services[index]!.name,
      plainText(cell.value),
      plainText(cell.note ?? ''),
      ...cells(cell),
    ]),
  );
  const costs = estimated === null ? [] : csvEstimate(estimated, {locale, texts}, cells);
  return [head, ...sayings, ...values, ...costs]
    .map((line) => `${line.map(csvField).join(',')}\r\n`)
    .join('');
}

/** CSV records for the usage with the scope of the estimate, the rate, and each cost. */
function csvEstimate(
  estimated: Estimated,
  {locale, texts}: Language,
  cells: (claim: Provenance | null) => string[],
): string[][] {
  const {usage, rate, day} = estimated;
  return [
    [texts.usage, '', describeUsage(usage, locale), describeScope(day, locale), ...cells(null)],
    ...(rate === undefined ? [] : [[texts.rate, '', String(rate), '', ...cells(null)]]),
    ...estimateRows(estimated, locale).map(({name, sum, plan, lines, claim}) => [
      texts.estimate,
      name,
      sum,
      [plan, ...lines].join('\n'),
      ...cells(claim),
    ]),
  ];
}

/** Characters at which spreadsheets start a formula; Japanese ones accept full-width forms too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Quotes a field as in RFC 4180. Text that a spreadsheet would run as a formula gets a leading
 * apostrophe (CSV injection).
 */
function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * An architecture decision record (ADR) in Markdown: the options, the facts about them, and what
 * was unknown. The decision and its consequences are placeholders for the reader to fill in.
 * @param today ISO date of the record, such as 2026-11-20
 * @param url absolute URL of the comparison
 */
export function buildDecisionRecord(
  subject: Subject,
  language: Language,
  today: string,
  url: string,
): string {
  const {locale, texts} = language;
  const item = (label: string, text: string) => `- **${label}**${texts.colon}${text}`;
  const {services, estimated} = subject;
  const comparison = sideBySide(subject, locale);
  const columns = services.map((service, index) => ({
    service,
    rows: comparison.rows.map(({cells}) => cells[index]!),
  }));
  /** A list item with the labels of the matching rows, for each service that has any. */
  const linesOf = (isListed: (row: FactRow) => boolean) =>
    columns.flatMap(({service, rows}) => {
      const labels = rows.filter(isListed).map(({label}) => label);
      return labels.length === 0
        ? []
        : [item(escapeMarkdown(service.name), escapeMarkdown(labels.join(texts.comma)))];
    });
  const differing = comparison.differing.flatMap(({rows}) => rows);
  const unknown = linesOf(({value}) => value === ANSWERS.unknown[locale]);
  const unchecked = linesOf(({basis}) => basis === 'general-knowledge');
  const due = linesOf(({shelfLifeDays, ...claim}) => {
    const state = stateOf(claim);
    return state !== null && isDue(state, shelfLifeDays, new Date(today));
  });

  const blocks = [
    `# ${escapeMarkdown(fill(texts.title, {names: listNames(services, locale)}))}`,
    [
      item(texts.status, texts.proposed),
      item(texts.date, today),
      item(texts.deciders, texts.toFillIn),
      item(texts.comparison, `<${escapeUrl(url)}>`),
    ].join('\n'),
    `## ${texts.context}`,
    texts.contextQuestion,
    fill(texts.contextText, {date: formatDate(today, locale)}),
    `## ${texts.options}`,
    ...columns.flatMap(({service, rows}) => [
      `### ${escapeMarkdown(service.name)}`,
      [
        item(texts.vendor, escapeMarkdown(service.vendor)),
        item(texts.kind, KINDS[service.kind][locale]),
        ...sayingsOf([service], texts).map(({label, lines}) =>
          item(label, lines[0]!.map((line) => `\n  - ${markdownText(line)}`).join('')),
        ),
        ...rows.map((row) => item(escapeMarkdown(row.label), markdownClaim(row, language))),
      ].join('\n'),
    ]),
    `## ${texts.differences}`,
    differing.length === 0
      ? texts.noDifference
      : markdownTable(
          [texts.field, ...services.map(({name}) => escapeMarkdown(name))],
          differing.map(({label, cells}) => [
            escapeMarkdown(label),
            ...cells.map(({value}) => markdownText(value)),
          ]),
        ),
    ...(estimated === null
      ? []
      : [`## ${texts.estimate}`, ...markdownEstimate(estimated, language)]),
    `## ${texts.unknowns}`,
    unknown.length === 0 ? texts.noUnknowns : unknown.join('\n'),
    ...(unchecked.length === 0 ? [] : [`### ${texts.unchecked}`, unchecked.join('\n')]),
    ...(due.length === 0 ? [] : [`### ${texts.due}`, due.join('\n')]),
    `## ${texts.decision}`,
    texts.decisionQuestion,
    `## ${texts.consequences}`,
    [
      item(texts.easier, texts.toFillIn),
      item(texts.harder, texts.toFillIn),
      item(texts.revisit, texts.toFillIn),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A value with its note and provenance, on one line. */
function markdownClaim(row: FactRow, language: Language): string {
  const note = row.note === null ? '' : language.texts.colon + markdownText(row.note).trim();
  return `${markdownText(row.value)}${note}${markdownProvenance(row, language)}`;
}

/** Source, basis and dates of a claim in parentheses; empty if it has none of them. */
function markdownProvenance(claim: Provenance, language: Language): string {
  const parts = provenanceParts(claim, language);
  const {open, comma, close} = language.texts;
  return parts.length === 0 ? '' : open + parts.join(comma) + close;
}

function provenanceParts(claim: Provenance, {locale, texts}: Language): string[] {
  const {source, via, basis, checked, dated, until} = claim;
  const link = (url: string) => `[${escapeMarkdown(hostOf(url))}](${escapeUrl(url)})`;
  const onDate = (text: string, date: string | null) =>
    date === null ? null : fill(text, {date: formatDate(date, locale)});
  return [
    source === null ? null : link(source),
    via === null ? null : fill(texts.readThrough, {via: link(via)}),
    basis === null ? null : BASES[basis][locale],
    onDate(texts.checkedOn, checked),
    onDate(texts.asOf, dated),
    onDate(texts.holdsUntil, until),
  ].filter((part) => part !== null);
}

/** An invisible character that allows no line break. */
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

/**
 * Converts text of a record to Markdown and keeps its inline code. Code with a `|` becomes a
 * `<code>` element, because a bar in backticks would still end a table cell.
 */
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
