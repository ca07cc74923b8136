/** The sources of a record, which its values name by their keys. */
import * as z from 'zod';
import type {BASES} from '../vocabulary';
import {latestDay} from '../rules/records';
import {valuesIn} from './explain';
import {mapValues} from './localize';
import {
  BESIDE_OTHER_PROBLEMS,
  CheckDate,
  isBefore,
  leftOut,
  PartialDate,
  refuse,
  Slug,
  Url,
} from './values';

const Source = z
  .strictObject({
    url: Url.describe('URL of the page.'),
    via: leftOut(Url).describe('URL of the third-party page that was read instead.'),
    by: leftOut(z.enum(['third-party'])).describe('Only for a page that is not the vendor’s.'),
    read: leftOut(CheckDate).describe(
      'Month or day on which values were compared with it; left out if nobody has done so.',
    ),
    dated: leftOut(PartialDate).describe(
      'Date of the version that was compared (a copy, a commit, a page), if known.',
    ),
  })
  .superRefine((page, context) => {
    const {url, via, read, dated} = page;
    for (const key of ['via', 'by', 'dated'] as const) {
      if (read === null && page[key] !== null) {
        const message = 'needs the key "read" beside it, the day on which the page was compared';
        refuse(context, [key], message);
      }
    }
    if (via === url) {
      refuse(context, ['via'], 'must be left out when it equals the URL');
    }
    if (dated !== null && read !== null && isBefore(read, dated)) {
      refuse(context, ['dated'], `must not be after "read", which is ${read}`);
    }
  });

export const Sources = z.record(Slug, Source).describe('Pages that the values name by these keys.');
type Sources = z.output<typeof Sources>;

/** The keys of a value that names its source; an earlier value has two of them. */
type Reference = Readonly<Record<'source' | 'until', string | null>> &
  Readonly<Partial<Record<'read' | 'dated', string | null>>>;

/** Source of a claim, how it was verified, and its dates (`2026`, `2026-11` or `2026-11-20`). */
export type Provenance = ReturnType<typeof provenanceOf>;

/** A record in which each value has its provenance instead of a reference to a source. */
export type Resolved<Value> = Value extends Reference
  ? {[Key in Exclude<keyof Value, keyof Reference>]: Resolved<Value[Key]>} & Provenance
  : Value extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : Value extends object
      ? {[Key in Exclude<keyof Value, 'sources'>]: Resolved<Value[Key]>}
      : Value;

/** Replaces the references to sources in a valid record by what is known about each source. */
function resolve<Written extends {readonly sources: Sources}>({
  sources,
  ...record
}: Written): Resolved<Written> {
  const visit = (value: unknown): unknown => {
    if (!isReference(value)) {
      return mapValues(value, visit);
    }
    const {source, read, dated, until, ...others} = value;
    const provenance = provenanceOf({source, read, dated, until}, sources);
    return {...(mapValues(others, visit) as object), ...provenance};
  };
  return mapValues(record, visit) as Resolved<Written>;
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'source' in value && 'until' in value;

function provenanceOf({source, read, dated, until}: Reference, sources: Sources) {
  const page = source === null ? undefined : sources[source];
  const isForeign = page && (page.via ?? page.by) !== null;
  const basis: keyof typeof BASES =
    page?.read === null ? 'general-knowledge' : isForeign ? 'secondary' : 'primary';
  return {
    source: page?.url ?? null,
    via: page?.via ?? null,
    basis: page ? basis : null,
    checked: page ? (read ?? page.read) : null,
    dated: page ? (dated ?? page.dated) : null,
    until,
  };
}

/**
 * Refinement of a record: each value names a source that exists, each source is used, and no page
 * is listed twice. A page may be listed again for what was read elsewhere, or not read at all.
 */
function refineSources(record: object, context: z.RefinementCtx): void {
  const {sources, ...rest} = record as {readonly sources?: unknown};
  if (typeof sources !== 'object' || sources === null) {
    return;
  }
  const pages = sources as Readonly<Record<string, unknown>>;
  // What is missing or invalid may use a source.
  const isWhole = context.issues.length === 0;
  const used = new Set<string>();
  for (const {path, value} of valuesIn(rest)) {
    const {source} = Object(value) as {readonly source?: unknown};
    if (typeof source === 'string' && path[0] !== 'links') {
      used.add(source);
      checkReference({...(value as Partial<Reference>), source}, pages, path, context);
    }
  }
  const seen = new Map<string, string>();
  for (const [key, page] of Object.entries(pages)) {
    const {url, via = null, read = null} = Object(page) as Partial<z.output<typeof Source>>;
    const place = JSON.stringify([url, via, read === null]);
    const first = seen.get(place);
    seen.set(place, first ?? key);
    const message =
      first !== undefined
        ? `has the address of "${first}"; keep one of the two, and write "read" or "dated" at the values that differ`
        : used.has(key) || !isWhole
          ? undefined
          : 'is not used by any value; remove it';
    refuse(context, ['sources', key], message);
  }
}

function checkReference(
  {source, read, dated, until}: Partial<Reference> & {readonly source: string},
  sources: Readonly<Record<string, unknown>>,
  path: readonly PropertyKey[],
  context: z.RefinementCtx,
): void {
  const page = Object(sources[source]) as Partial<z.output<typeof Source>>;
  const report = (key: string, input: unknown, message?: string, allowed?: readonly string[]) =>
    refuse(context, [...path, key], message, input, allowed);
  if (!Object.hasOwn(sources, source)) {
    report('source', source, 'must be a key of "sources"', Object.keys(sources));
    return;
  }
  const own = Object.entries({read, dated}).find(([, date]) => typeof date === 'string');
  if (own !== undefined && typeof page.read !== 'string') {
    const message = `needs the key "read" at the source "${source}", which says that it was compared`;
    report(...own, message);
    return;
  }
  const checked = read ?? page.read;
  if (path.at(-2) === 'was' && typeof until === 'string' && typeof page.read === 'string') {
    // A change that lies ahead may be announced on an older page.
    const isPast = !isBefore(latestDay(new Date()), until);
    const message = `must not be after the day on which its source was read, ${page.read}`;
    report('until', until, isPast && isBefore(page.read, until) ? message : undefined);
  }
  if (typeof dated === 'string' && typeof checked === 'string' && isBefore(checked, dated)) {
    report('dated', dated, `must not be after "read", which is ${checked}`);
  }
}

/** Validates sources and references together with the rest of a record, then resolves them. */
export const resolved = <Schema extends z.ZodType<{readonly sources: Sources}>>(schema: Schema) =>
  schema.superRefine(refineSources, BESIDE_OTHER_PROBLEMS).transform((record) => resolve(record));
