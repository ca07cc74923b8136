import type {Catalogue} from '../load';
import type {TagTexts} from '../record/schema';
import type {Locale} from '../vocabulary';

/** A tag and the number of services with it. */
export type FrequentTag = {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
};

/**
 * The most frequent tags, most frequent first; tags with the same count are sorted by label.
 * @param tags texts of the tags in the language
 * @param limit maximum number of tags
 */
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
