/**
 * Documents made from a comparison: tables in Markdown and CSV, and a decision record. Pure,
 * and small enough for the browser.
 */
import {
  type ComparedService,
  type FactRow,
  formatDate,
  hostOf,
  isDue,
  plainText,
  spansOf,
  stateOf,
} from '../catalogue/browser';
import {ANSWERS, BASES, KINDS, type Locale} from '../catalogue/vocabulary';
import type {ExportTexts} from './exportTexts';
import {listNames, rowsOf, sideBySide} from './sideBySide';

/** The language of a document. */
export type Language = {readonly locale: Locale; readonly texts: ExportTexts};

/** The comparison as a table in Markdown, with a source in each cell. */
export function toMarkdown(services: readonly ComparedService[], language: Language): string {
  const {locale, texts} = language;
  const table = markdownTable(
    [texts.field, ...services.map(({name}) => escapeMarkdown(name))],
    sideBySide(services, locale).map(({label, cells}) => [
      escapeMarkdown(label),
      ...cells.map((cell) => markdownClaim(cell, language)),
    ]),
  );
  return `${table}\n`;
}

/**
 * The comparison as CSV (RFC 4180): a line for each value, so that source and date have
 * columns of their own.
 */
export function toCsv(services: readonly ComparedService[], {locale, texts}: Language): string {
  const {field, service, value, note, source, via, basis, checked, dated} = texts;
  const head = [field, service, value, note, source, via, basis, checked, dated];
  const lines = sideBySide(services, locale).flatMap(({label, cells}) =>
    cells.map((cell, index) => [
      label,
      services[index]!.name,
      plainText(cell.value),
      plainText(cell.note ?? ''),
      cell.source ?? '',
      cell.via ?? '',
      cell.basis === null ? '' : BASES[cell.basis][locale],
      cell.checked ?? '',
      cell.dated ?? '',
    ]),
  );
  return [head, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

/** What spreadsheets take for the beginning of a formula, Japanese ones in full width too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** A field of a CSV file as RFC 4180 quotes it. What looks like a formula gets an apostrophe. */
function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A decision record (ADR) in Markdown: the options, the facts about them, and what was
 * unknown. The decision itself is left for the reader to write.
 * @param today day on which it is written, such as 2026-11-20
 * @param url where the comparison can be seen
 */
export function buildDecisionRecord(
  services: readonly ComparedService[],
  language: Language,
  today: string,
  url: string,
): string {
  const {locale, texts} = language;
  const item = (label: string, text: string) => `- **${label}**${texts.colon}${text}`;
  const columns = services.map((service) => ({service, rows: rowsOf(service, locale)}));
  /** For each service that has such rows, a line with their labels. */
  const linesOf = (isListed: (row: FactRow) => boolean) =>
    columns.flatMap(({service, rows}) => {
      const labels = rows.filter(isListed).map(({label}) => label);
      return labels.length === 0
        ? []
        : [item(escapeMarkdown(service.name), escapeMarkdown(labels.join(texts.comma)))];
    });
  const differing = sideBySide(services, locale).filter(({differs}) => differs);
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

/** A claim in a line: value, note, source. */
function markdownClaim(row: FactRow, language: Language): string {
  const note = row.note === null ? '' : language.texts.colon + markdownText(row.note).trim();
  return `${markdownText(row.value)}${note}${markdownProvenance(row, language)}`;
}

/** Source, basis and dates of a claim, in brackets; empty for a claim that has none. */
function markdownProvenance(claim: FactRow, {locale, texts}: Language): string {
  const {source, via, basis, checked, dated, until} = claim;
  const link = (url: string) => `[${escapeMarkdown(hostOf(url))}](${escapeUrl(url)})`;
  const onDate = (text: string, date: string | null) =>
    date === null ? null : fill(text, {date: formatDate(date, locale)});
  const parts = [
    source === null ? null : link(source),
    via === null ? null : fill(texts.readThrough, {via: link(via)}),
    basis === null ? null : BASES[basis][locale],
    onDate(texts.checkedOn, checked),
    onDate(texts.asOf, dated),
    onDate(texts.holdsUntil, until),
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : texts.open + parts.join(texts.comma) + texts.close;
}

/** Puts values where the text names them. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** An invisible character at which no line breaks. */
const WORD_JOINER = '\u2060';

/**
 * Text that Markdown, also in a cell of a table, shows as it is. Addresses become no links.
 * GitHub finds mentions and numbers of issues after the Markdown is read, so that no escape holds
 * it off, but a character within them does.
 */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}\\.`)
    .replace(/@(?=\w)|#(?=\d)/g, `$&${WORD_JOINER}`)
    .replace(/\s*\n\s*/g, ' ');

/** A text of a record, with its code as code. A bar in backticks would end the cell of a table. */
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

/** URL that Markdown, also in a cell of a table, takes as the target of a link. */
const escapeUrl = (url: string): string =>
  url.replace(/[\s()<>|\\]/g, (character) =>
    `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`.toUpperCase(),
  );
