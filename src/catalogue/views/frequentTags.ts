import type {Catalogue} from '../load';
import type {TagTexts} from '../record/schema';
import type {Locale} from '../vocabulary';

/** A tag with the number of its services. */
export type FrequentTag = {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
};

/** The tags that stand on most services, the most frequent first. */
export function listFrequentTags(
  {services, tags: known}: Pick<Catalogue, 'services' | 'tags'>,
  tags: TagTexts,
  locale: Locale,
  limit: number,
): FrequentTag[] {
  const collator = new Intl.Collator(locale);
  return Object.keys(known)
    .map((slug) => ({
      slug,
      label: tags[slug]?.label ?? slug,
      count: services.filter((service) => service.tags.includes(slug)).length,
    }))
    .sort((a, b) => b.count - a.count || collator.compare(a.label, b.label))
    .slice(0, limit);
}
