import type {Catalogue} from '../../catalogue';
import type {RecordKind} from '../../catalogue/layout';

/** Says which entry answers to one of the words already, by slug, name or alias. */
export function findTaken(
  kind: RecordKind,
  words: readonly string[],
  {services, companies}: Catalogue,
): string | undefined {
  const wanted = words.map((word) => word.toLowerCase());
  const [entries, folder] =
    kind === 'service' ? ([services, 'services'] as const) : ([companies, 'companies'] as const);
  for (const {slug, draft, name, aliases, links} of entries) {
    const own = [slug, name.en, name.ja, ...aliases];
    const index = own.findIndex((word) => wanted.includes(word.toLowerCase()));
    if (index >= 0) {
      const what = index === 0 ? 'the slug' : index < 3 ? 'the name' : 'an alias';
      return [
        `"${own[index]}" is ${what} of an entry that exists${draft ? ', a draft' : ''}:`,
        `  ${name.en} (${name.ja}), ${links.homepage}`,
        `  ${folder}/${slug}/${kind}.yml, shown at /${folder}/${slug}`,
        'Correct that one, or take another name.',
      ].join('\n');
    }
  }
  return undefined;
}

/** The first second from now on that no entry of the kind has as its date. */
export function freeDate(kind: RecordKind, now: Date, {services, companies}: Catalogue): string {
  const taken = new Set(
    (kind === 'service' ? services : companies).map(({date}) => Date.parse(date)),
  );
  let moment = Math.floor(now.getTime() / 1000) * 1000;
  while (taken.has(moment)) {
    moment += 1000;
  }
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}
