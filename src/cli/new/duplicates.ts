/** Checks that names and dates of a new entry are unique. */
import {
  type Catalogue,
  entryRoute,
  recordFile,
  type RecordKind,
  RESERVED_SLUGS,
  ServiceSchema,
} from '../../catalogue';

/** Why a slug is invalid or reserved; `undefined` if it is fine. */
export function slugProblem(kind: RecordKind, slug: string): string | undefined {
  const problem = ServiceSchema.shape.slug.safeParse(slug).error?.issues[0]?.message;
  if (problem !== undefined) {
    return `"${slug}" ${problem}`;
  }
  return RESERVED_SLUGS.includes(slug)
    ? `"${slug}" is reserved for pages of the site: ${entryRoute(kind, slug)}`
    : undefined;
}

/**
 * Finds an entry of the same kind whose slug, name or alias is one of the words, ignoring case.
 * @returns a message that describes the entry; `undefined` if there is none
 */
export function findDuplicate(
  kind: RecordKind,
  words: readonly string[],
  {services, companies}: Catalogue,
): string | undefined {
  const wanted = words.map((word) => word.toLowerCase());
  const entries = {service: services, company: companies};
  for (const {slug, draft, name, aliases, links} of entries[kind]) {
    const own = [slug, name.en, name.ja, ...aliases];
    const index = own.findIndex((word) => wanted.includes(word.toLowerCase()));
    if (index >= 0) {
      const what = index === 0 ? 'the slug' : index < 3 ? 'the name' : 'an alias';
      return [
        `"${own[index]}" is ${what} of an existing ${draft ? 'draft' : 'entry'}:`,
        `  ${name.en} (${name.ja}), ${links.homepage}`,
        `  ${recordFile(kind, slug)}, shown at ${entryRoute(kind, slug)}`,
        'Edit that entry, or choose another name.',
      ].join('\n');
    }
  }
  return undefined;
}

/**
 * The current second, or the next one that is not the date of another entry of the same kind.
 * @returns such as `2026-11-20T09:00:00Z`
 */
export function uniqueDate(kind: RecordKind, now: Date, {services, companies}: Catalogue): string {
  const taken = new Set(
    (kind === 'service' ? services : companies).map(({date}) => Date.parse(date)),
  );
  let moment = Math.floor(now.getTime() / 1000) * 1000;
  while (taken.has(moment)) {
    moment += 1000;
  }
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}
