/**
 * Narrowing the catalogue down and laying a few services side by side: what the page
 * `/compare` does, without the page. Pure, and small enough for the browser.
 */
import {isDue} from './freshness';
import {markedLast} from './lifecycle';
import {MAX_PICKS, MIN_PICKS} from './picks';
import {buildAllRows, type FactRow, formatDate} from './rows';
import type {ServiceSummary} from './views';
import {
  ANSWERS,
  BASES,
  FIELDS,
  JAPAN_QUESTIONS,
  KINDS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  type Locale,
  type Localized,
  OTHER_FIELDS,
  PRICING_MODELS,
} from './vocabulary';

/** What the comparison needs of a service. */
export type ComparedService = ServiceSummary & {
  readonly aliases: readonly string[];
  /** Labels of the tags, in the order of `tags`. */
  readonly tagLabels: readonly string[];
};

type FacetDefinition = {
  readonly label: Localized;
  /** The values that are to be had, with their labels; `null` when the services tell them. */
  readonly vocabulary: Readonly<Record<string, Localized>> | null;
  readonly valuesOf: (service: ComparedService) => readonly string[];
};

/** Value of a service whose vendor has no page in the catalogue. No slug looks like this. */
const NO_COMPANY = '-';

/** The facets by their name in the address of the page, in the order in which it shows them. */
export const FACETS = {
  tag: {
    label: {en: 'Tag', ja: 'タグ'},
    vocabulary: null,
    valuesOf: ({tags}) => tags,
  },
  company: {
    label: {en: 'Company', ja: '企業'},
    vocabulary: null,
    valuesOf: ({company}) => [company?.slug ?? NO_COMPANY],
  },
  license: {
    label: FIELDS.license,
    vocabulary: LICENSE_CLASSES,
    valuesOf: ({license}) => [license.class],
  },
  lifecycle: {
    label: OTHER_FIELDS.lifecycle,
    vocabulary: LIFECYCLE_STATES,
    valuesOf: ({lifecycle}) => [lifecycle.state],
  },
  pricing: {
    label: FIELDS.pricingModel,
    vocabulary: PRICING_MODELS,
    valuesOf: ({pricingModel}) => [pricingModel.value],
  },
  free: {
    label: FIELDS.freeTier,
    vocabulary: ANSWERS,
    valuesOf: ({freeTier}) => [freeTier.value],
  },
  hosting: {
    label: FIELDS.selfHosting,
    vocabulary: ANSWERS,
    valuesOf: ({selfHosting}) => [selfHosting.value],
  },
  region: {
    label: JAPAN_QUESTIONS.region,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.region.value],
  },
  yen: {
    label: JAPAN_QUESTIONS.billingInYen,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.billingInYen.value],
  },
  interface: {
    label: JAPAN_QUESTIONS.userInterface,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.userInterface.value],
  },
  documentation: {
    label: JAPAN_QUESTIONS.documentation,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.documentation.value],
  },
  support: {
    label: JAPAN_QUESTIONS.support,
    vocabulary: ANSWERS,
    valuesOf: ({japan}) => [japan.support.value],
  },
} as const satisfies Readonly<Record<string, FacetDefinition>>;
export type Facet = keyof typeof FACETS;
const FACET_NAMES = Object.keys(FACETS) as Facet[];
const facetOf = (facet: Facet): FacetDefinition => FACETS[facet];

/** The orders of the table; the first is the default, which has what readers can still choose at its top. */
export const SORTS = {
  name: {en: 'Name, ended last', ja: '名前（終了したものは最後）'},
  vendor: {en: 'Vendor', ja: '提供元'},
  newest: {en: 'Newest first', ja: '公開が新しい順'},
  oldest: {en: 'Oldest first', ja: '公開が古い順'},
  lifecycle: {en: 'Ended first', ja: '終了したものから'},
} as const satisfies Readonly<Record<string, Localized>>;
export type Sort = keyof typeof SORTS;
const SORT_NAMES = Object.keys(SORTS) as Sort[];
const DEFAULT_SORT: Sort = 'name';

/** Ended services first: whoever sorts by lifecycle looks for what to avoid. */
const BY_LIFECYCLE = ['sunset', 'maintenance', 'restricted', 'renamed', 'active'] as const;

const MAX_QUERY = 200;
/** More than any selection needs; the rest of a longer address is not looked at. */
const MAX_SEARCH = 8000;

/** All that a reader has chosen. */
export type Selection = {
  /** Slugs of the services to compare, in the order of their columns. */
  readonly pick: readonly string[];
  /** Whether the services picked stand side by side; never with fewer than two. */
  readonly isSideBySide: boolean;
  /** Values chosen by facet; a facet without a choice is left out. */
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>;
  readonly sort: Sort;
  readonly query: string;
};

export const EMPTY_SELECTION: Selection = {
  pick: [],
  isSideBySide: false,
  facets: {},
  sort: DEFAULT_SORT,
  query: '',
};

/** Each value once, those that are known only, in an order that does not depend on the reader. */
const knownValues = (values: readonly string[], known: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => known.includes(value)).sort();

/** Every value that a facet can have. */
function valuesOfFacet(facet: Facet, services: readonly ComparedService[]): string[] {
  const {vocabulary, valuesOf} = facetOf(facet);
  return vocabulary === null ? [...new Set(services.flatMap(valuesOf))] : Object.keys(vocabulary);
}

/** Reads a selection out of the query of an address; what it does not know is dropped. */
export function parseSelection(search: string, services: readonly ComparedService[]): Selection {
  const parameters = new URLSearchParams(search.slice(0, MAX_SEARCH));
  const listOf = (name: string) => parameters.getAll(name).flatMap((value) => value.split(','));
  const slugs = services.map(({slug}) => slug);
  const pick = [...new Set(listOf('pick'))]
    .filter((slug) => slugs.includes(slug))
    .slice(0, MAX_PICKS);
  const facets = FACET_NAMES.flatMap((facet) => {
    const values = knownValues(listOf(facet), valuesOfFacet(facet, services));
    return values.length === 0 ? [] : [[facet, values] as const];
  });
  return {
    pick,
    isSideBySide: pick.length >= MIN_PICKS && parameters.get('view') !== 'list',
    facets: Object.fromEntries(facets),
    sort: SORT_NAMES.find((known) => known === parameters.get('sort')) ?? DEFAULT_SORT,
    query: cutQuery(parameters.get('q') ?? ''),
  };
}

/** Cuts between characters, since half of one cannot stand in an address. */
const cutQuery = (query: string): string => [...query].slice(0, MAX_QUERY).join('');

/** The query of the address of a selection, with its question mark; empty for the default. */
export function serializeSelection({pick, isSideBySide, facets, sort, query}: Selection): string {
  const parameters = new URLSearchParams();
  if (pick.length > 0) {
    parameters.set('pick', pick.join(','));
  }
  if (pick.length >= MIN_PICKS && !isSideBySide) {
    parameters.set('view', 'list');
  }
  for (const facet of FACET_NAMES) {
    const values = facets[facet] ?? [];
    if (values.length > 0) {
      parameters.set(facet, [...values].sort().join(','));
    }
  }
  if (sort !== DEFAULT_SORT) {
    parameters.set('sort', sort);
  }
  if (query !== '') {
    parameters.set('q', cutQuery(query));
  }
  // A comma needs no escape in a query, and the address is to be read by people too.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The selection with a value of a facet chosen, or no longer chosen. */
export function toggleOption(selection: Selection, facet: Facet, value: string): Selection {
  const {[facet]: chosen = [], ...others} = selection.facets;
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  return {...selection, facets: values.length === 0 ? others : {...others, [facet]: values}};
}

/** The selection with a service picked, or no longer picked. A fifth service is not taken. */
export function togglePick(selection: Selection, slug: string): Selection {
  const {pick, isSideBySide} = selection;
  const picked = pick.includes(slug)
    ? pick.filter((other) => other !== slug)
    : [...pick, slug].slice(0, MAX_PICKS);
  return {...selection, pick: picked, isSideBySide: isSideBySide && picked.length >= MIN_PICKS};
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

function matchesQuery(service: ComparedService, query: string): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return true;
  }
  const {slug, name, vendor, company, aliases, tagLabels, license} = service;
  const text = fold(
    [slug, name, vendor, company?.name ?? '', license.value, ...aliases, ...tagLabels].join('\n'),
  );
  return words.every((word) => text.includes(word));
}

const matchesFacet = (
  service: ComparedService,
  facet: Facet,
  {facets}: Pick<Selection, 'facets'>,
): boolean => {
  const chosen = facets[facet];
  return (
    chosen === undefined ||
    facetOf(facet)
      .valuesOf(service)
      .some((value) => chosen.includes(value))
  );
};

/**
 * The services that have one of the values chosen in each facet, and all words of the query.
 * @param except a facet that is not to be looked at
 */
export function filterServices(
  services: readonly ComparedService[],
  selection: Pick<Selection, 'facets' | 'query'>,
  except?: Facet,
): ComparedService[] {
  return services.filter(
    (service) =>
      matchesQuery(service, selection.query) &&
      FACET_NAMES.every((facet) => facet === except || matchesFacet(service, facet, selection)),
  );
}

/** A value of a facet that a reader may choose. */
export type FacetOption = {
  readonly value: string;
  readonly label: string;
  /** Services that have it, among those that the other facets and the query leave. */
  readonly count: number;
  readonly isChosen: boolean;
};

/** The options of a facet. One without a result is left out, unless it is chosen and has to be undone. */
export function listOptions(
  facet: Facet,
  services: readonly ComparedService[],
  selection: Pick<Selection, 'facets' | 'query'>,
  locale: Locale,
): FacetOption[] {
  const {vocabulary, valuesOf} = facetOf(facet);
  const counts = new Map<string, number>();
  for (const value of filterServices(services, selection, facet).flatMap(valuesOf)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const chosen = selection.facets[facet] ?? [];
  const options = valuesOfFacet(facet, services)
    .map((value) => ({
      value,
      label: vocabulary?.[value]?.[locale] ?? labelOfValue(facet, value, services, locale),
      count: counts.get(value) ?? 0,
      isChosen: chosen.includes(value),
    }))
    .filter(({count, isChosen}) => count > 0 || isChosen);
  if (vocabulary !== null) {
    return options;
  }
  const collator = new Intl.Collator(locale);
  const isLast = ({value}: FacetOption) => Number(value === NO_COMPANY);
  return options.sort(
    (one, other) => isLast(one) - isLast(other) || collator.compare(one.label, other.label),
  );
}

function labelOfValue(
  facet: Facet,
  value: string,
  services: readonly ComparedService[],
  locale: Locale,
): string {
  if (facet === 'company') {
    return value === NO_COMPANY
      ? TEXTS.noCompany[locale]
      : (services.find(({company}) => company?.slug === value)?.company?.name ?? value);
  }
  const tagged = services.find(({tags}) => tags.includes(value));
  return tagged?.tagLabels[tagged.tags.indexOf(value)] ?? value;
}

/** In the order asked for; what is not known comes last, and names decide between equals. */
export function sortServices(
  services: readonly ComparedService[],
  sort: Sort,
  locale: Locale,
): ComparedService[] {
  const collator = new Intl.Collator(locale, {numeric: true});
  const byName = (one: ComparedService, other: ComparedService) =>
    collator.compare(one.name, other.name) || (one.slug < other.slug ? -1 : 1);
  const byRelease = (one: ComparedService, other: ComparedService, direction: 1 | -1) => {
    const [a, b] = [one.firstReleased.value, other.firstReleased.value];
    if (a === 'unknown' || b === 'unknown') {
      return Number(a === 'unknown') - Number(b === 'unknown');
    }
    return a === b ? 0 : direction * (a < b ? -1 : 1);
  };
  const orders: Record<Sort, (one: ComparedService, other: ComparedService) => number> = {
    name: () => 0,
    vendor: (one, other) => collator.compare(one.vendor, other.vendor),
    newest: (one, other) => byRelease(one, other, -1),
    oldest: (one, other) => byRelease(one, other, 1),
    lifecycle: (one, other) =>
      BY_LIFECYCLE.indexOf(one.lifecycle.state) - BY_LIFECYCLE.indexOf(other.lifecycle.state),
  };
  const sorted = [...services].sort((one, other) => orders[sort](one, other) || byName(one, other));
  return sort === DEFAULT_SORT ? markedLast(sorted) : sorted;
}

/** One field of all services that are compared. */
export type ComparedRow = {
  readonly field: string;
  readonly label: string;
  readonly differs: boolean;
  /** One for each service, in their order. */
  readonly cells: readonly FactRow[];
};

/**
 * The fields of the services side by side, those in which they differ first. "Unknown" is a
 * value like others: it differs from "no", and two unknowns are alike. With "with
 * conditions" the conditions count, since they are the answer.
 */
export function sideBySide(services: readonly ComparedService[], locale: Locale): ComparedRow[] {
  const columns = services.map((service) => buildAllRows(service, locale));
  const rows = (columns[0] ?? []).map(({field, label}, index): ComparedRow => {
    const cells = columns.map((column) => column[index]!);
    const answers = new Set(
      cells.map(({value, note}) =>
        value === ANSWERS.partial[locale] ? `${value}\n${note ?? ''}` : value,
      ),
    );
    return {field, label, differs: answers.size > 1, cells};
  });
  return [...rows.filter(({differs}) => differs), ...rows.filter(({differs}) => !differs)];
}

/** Words of the texts that are handed out. */
const TEXTS = {
  noCompany: {en: 'No page in this catalogue', ja: '企業ページなし'},
  field: {en: 'Field', ja: '項目'},
  service: {en: 'Service', ja: 'サービス'},
  value: {en: 'Value', ja: '値'},
  note: {en: 'Note', ja: '注記'},
  source: {en: 'Source', ja: '出典'},
  basis: {en: 'Basis', ja: '根拠'},
  checked: {en: 'Checked', ja: '確認日'},
  checkedOn: {en: 'checked {date}', ja: '{date}確認'},
  open: {en: ' (', ja: '（'},
  close: {en: ')', ja: '）'},
  colon: {en: ': ', ja: '：'},
  comma: {en: ', ', ja: '、'},
  title: {en: 'Choose between {names}', ja: '{names}からの選定'},
  status: {en: 'Status', ja: '状態'},
  proposed: {en: 'Proposed', ja: '提案'},
  date: {en: 'Date', ja: '日付'},
  deciders: {en: 'Deciders', ja: '決定者'},
  comparison: {en: 'Comparison', ja: '比較表'},
  toFillIn: {en: '(to be filled in)', ja: '（記入してください）'},
  context: {en: 'Context', ja: '背景'},
  contextQuestion: {
    en: '(What is needed, by when, and under which constraints? To be filled in.)',
    ja: '（必要なこと、期限、制約を記入してください）',
  },
  contextText: {
    en: 'The options were compared by the facts that DevShelf showed on {date}. Each fact has its source; “Unknown” means that no answer was found, not that the answer is no.',
    ja: '選択肢は、DevShelfが{date}に掲載していた情報をもとに比較しました。情報には出典を付けています。「不明」は答えが見つかっていないことを示し、「なし」とは異なります。',
  },
  options: {en: 'Options considered', ja: '検討した選択肢'},
  vendor: {en: 'Vendor', ja: '提供元'},
  kind: {en: 'Kind', ja: '種類'},
  differences: {en: 'Where they differ', ja: '異なる点'},
  noDifference: {
    en: 'No difference in the fields compared.',
    ja: '比較した項目に違いはありません。',
  },
  unknowns: {en: 'What was unknown', ja: '不明だった点'},
  noUnknowns: {en: 'Nothing was unknown.', ja: '不明な項目はありません。'},
  unchecked: {
    en: 'Not yet compared with its source',
    ja: '出典との照合が済んでいない項目',
  },
  due: {
    en: 'Checked too long ago to rely on',
    ja: '確認から時間がたち、再確認が必要な項目',
  },
  decision: {en: 'Decision', ja: '決定'},
  decisionQuestion: {
    en: '(Which option, and why? To be filled in.)',
    ja: '（選んだものと理由を記入してください）',
  },
  consequences: {en: 'Consequences', ja: '影響'},
  easier: {en: 'What becomes easier', ja: '容易になること'},
  harder: {en: 'What becomes harder', ja: '難しくなること'},
  revisit: {en: 'When to look at this again', ja: '見直す時期'},
} as const satisfies Readonly<Record<string, Localized>>;

/** Puts values where the text names them. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Text that Markdown, also in a cell of a table, shows as it stands. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\s*\n\s*/g, ' ');

/** Address that Markdown, also in a cell of a table, takes as the target of a link. */
const markdownAddress = (address: string): string =>
  address.replace(/[\s()<>|\\]/g, (character) =>
    `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`.toUpperCase(),
  );

/** Source, basis and date of a claim, in brackets; empty for a claim that has none. */
function markdownProvenance({source, basis, checked}: FactRow, locale: Locale): string {
  const parts = [
    source === null
      ? null
      : `[${escapeMarkdown(new URL(source).hostname.replace(/^www\./, ''))}](${markdownAddress(source)})`,
    basis === null ? null : BASES[basis][locale],
    checked === null ? null : fill(TEXTS.checkedOn[locale], {date: formatDate(checked, locale)}),
  ].filter((part) => part !== null);
  return parts.length === 0
    ? ''
    : `${TEXTS.open[locale]}${parts.join(TEXTS.comma[locale])}${TEXTS.close[locale]}`;
}

/** A claim in a line: value, note, source. */
function markdownClaim(row: FactRow, locale: Locale): string {
  const note = row.note === null ? '' : `${TEXTS.colon[locale]}${escapeMarkdown(row.note).trim()}`;
  return `${escapeMarkdown(row.value)}${note}${markdownProvenance(row, locale)}`;
}

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The comparison as a table in Markdown, with a source in each cell. */
export function toMarkdown(services: readonly ComparedService[], locale: Locale): string {
  const table = markdownTable(
    [TEXTS.field[locale], ...services.map(({name}) => escapeMarkdown(name))],
    sideBySide(services, locale).map(({label, cells}) => [
      escapeMarkdown(label),
      ...cells.map((cell) => markdownClaim(cell, locale)),
    ]),
  );
  return `${table}\n`;
}

/**
 * A field of a CSV file as RFC 4180 quotes it. What a spreadsheet would take for a formula
 * gets an apostrophe.
 */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The comparison as CSV (RFC 4180): a line for each value, so that source and date keep columns of their own. */
export function toCsv(services: readonly ComparedService[], locale: Locale): string {
  const head = (['field', 'service', 'value', 'note', 'source', 'basis', 'checked'] as const).map(
    (column) => TEXTS[column][locale],
  );
  const lines = sideBySide(services, locale).flatMap(({label, cells}) =>
    cells.map(({value, note, source, basis, checked}, index) => [
      label,
      services[index]!.name,
      value,
      note ?? '',
      source ?? '',
      basis === null ? '' : BASES[basis][locale],
      checked ?? '',
    ]),
  );
  return [head, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

/** Names as a sentence lists them. */
export const listNames = (services: readonly {readonly name: string}[], locale: Locale): string =>
  new Intl.ListFormat(locale, {type: 'conjunction'}).format(services.map(({name}) => name));

/** Whether a row says that nothing is known. */
const isUnknown = ({value}: FactRow, locale: Locale): boolean => value === ANSWERS.unknown[locale];

/**
 * A decision record (ADR) in Markdown: what was considered, on which facts, and what was not
 * known. The decision itself is left to be written.
 * @param today day on which it is written, such as 2026-11-20
 * @param address where the comparison can be seen
 */
export function buildDecisionRecord(
  services: readonly ComparedService[],
  locale: Locale,
  today: string,
  address: string,
): string {
  const say = (text: keyof typeof TEXTS, values: Readonly<Record<string, string>> = {}) =>
    fill(TEXTS[text][locale], values);
  const item = (label: string, text: string) => `- **${label}**${say('colon')}${text}`;
  const now = new Date(`${today}T00:00:00Z`);
  const columns = services.map((service) => ({
    service,
    rows: buildAllRows(service, locale),
  }));
  /** Labels of the rows of each service that are so, a line for each service that has any. */
  const linesOf = (isSo: (row: FactRow) => boolean) =>
    columns.flatMap(({service, rows}) => {
      const labels = rows.filter(isSo).map(({label}) => label);
      return labels.length === 0
        ? []
        : [item(escapeMarkdown(service.name), escapeMarkdown(labels.join(say('comma'))))];
    });
  const differing = sideBySide(services, locale).filter(({differs}) => differs);
  const unknown = linesOf((row) => isUnknown(row, locale));
  const unchecked = linesOf(({basis}) => basis === 'general-knowledge');
  const due = linesOf(
    ({checked, shelfLifeDays}) => checked !== null && isDue(checked, shelfLifeDays, now),
  );

  const blocks = [
    `# ${escapeMarkdown(say('title', {names: listNames(services, locale)}))}`,
    [
      item(say('status'), say('proposed')),
      item(say('date'), today),
      item(say('deciders'), say('toFillIn')),
      item(say('comparison'), `<${markdownAddress(address)}>`),
    ].join('\n'),
    `## ${say('context')}`,
    say('contextQuestion'),
    say('contextText', {date: formatDate(today, locale)}),
    `## ${say('options')}`,
    ...columns.flatMap(({service, rows}) => [
      `### ${escapeMarkdown(service.name)}`,
      [
        item(say('vendor'), escapeMarkdown(service.vendor)),
        item(say('kind'), KINDS[service.kind][locale]),
        ...rows.map((row) => item(escapeMarkdown(row.label), markdownClaim(row, locale))),
      ].join('\n'),
    ]),
    `## ${say('differences')}`,
    differing.length === 0
      ? say('noDifference')
      : markdownTable(
          [say('field'), ...services.map(({name}) => escapeMarkdown(name))],
          differing.map(({label, cells}) => [
            escapeMarkdown(label),
            ...cells.map(({value}) => escapeMarkdown(value)),
          ]),
        ),
    `## ${say('unknowns')}`,
    unknown.length === 0 ? say('noUnknowns') : unknown.join('\n'),
    ...(unchecked.length === 0 ? [] : [`### ${say('unchecked')}`, unchecked.join('\n')]),
    ...(due.length === 0 ? [] : [`### ${say('due')}`, due.join('\n')]),
    `## ${say('decision')}`,
    say('decisionQuestion'),
    `## ${say('consequences')}`,
    [
      item(say('easier'), say('toFillIn')),
      item(say('harder'), say('toFillIn')),
      item(say('revisit'), say('toFillIn')),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
