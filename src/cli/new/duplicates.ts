/** What a new entry cannot be called, or dated. */
import {
  type Catalogue,
  entryRoute,
  recordFile,
  type RecordKind,
  RESERVED_SLUGS,
  ServiceSchema,
} from '../../catalogue';

/** Why no entry can have a slug, whatever the catalogue holds; `undefined` for one that it can. */
export function slugProblem(kind: RecordKind, slug: string): string | undefined {
  const problem = ServiceSchema.shape.slug.safeParse(slug).error?.issues[0]?.message;
  if (problem !== undefined) {
    return `"${slug}" ${problem}`;
  }
  return RESERVED_SLUGS.includes(slug)
    ? `"${slug}" is reserved: ${entryRoute(kind, slug)} is a page of the site itself, or may become one`
    : undefined;
}

/**
 * Finds an entry that has one of the words as its slug, name or alias, without regard to case.
 * @returns what a maintainer is told of it; `undefined` without such an entry
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
        `"${own[index]}" is ${what} of an entry that exists${draft ? ', a draft' : ''}:`,
        `  ${name.en} (${name.ja}), ${links.homepage}`,
        `  ${recordFile(kind, slug)}, shown at ${entryRoute(kind, slug)}`,
        'Correct that one, or take another name.',
      ].join('\n');
    }
  }
  return undefined;
}

/** Now, or the first second after it that is no entry's date: dates must be unique in each kind. */
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
