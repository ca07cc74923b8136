/** Tags in lists, in one language, serializable as JSON. */
import type {Catalogue, TagTexts} from '../record/schema';
import {type Locale, TAG_GROUPS, type TagGroup} from '../vocabulary';

export type FrequentTag = ReturnType<typeof listFrequentTags>[number];
export type TagGroupView = ReturnType<typeof buildTagGroups>[number];

/** The most frequent tags, most frequent first; tags with the same count are sorted by label. */
export function listFrequentTags(
  {services, tags}: Pick<Catalogue, 'services' | 'tags'>,
  texts: TagTexts,
  locale: Locale,
  limit = Infinity,
) {
  const {compare} = new Intl.Collator(locale);
  return Object.entries(tags)
    .map(([slug, {label}]) => ({
      slug,
      label: texts[slug]?.label ?? label,
      count: countOf(slug, services),
    }))
    .sort((a, b) => b.count - a.count || compare(a.label, b.label))
    .slice(0, limit);
}

/**
 * All tags by group, most frequent first. Groups without tags are left out.
 * @param allTagsPath path of the page that lists all tags in the language
 */
export function buildTagGroups(
  catalogue: Pick<Catalogue, 'services' | 'tags'>,
  texts: TagTexts,
  allTagsPath: string,
  locale: Locale,
) {
  const all = listFrequentTags(catalogue, texts, locale);
  return (Object.keys(TAG_GROUPS) as TagGroup[])
    .map((key) => ({
      key,
      label: TAG_GROUPS[key][locale],
      tags: all
        .filter(({slug}) => catalogue.tags[slug]!.group === key)
        .map(({slug, label, count}) => ({
          label,
          permalink: allTagsPath + catalogue.tags[slug]!.permalink,
          count,
        })),
    }))
    .filter((group) => group.tags.length > 0);
}

/**
 * Tags that occur most often together with a tag, most frequent first. If equal, the tag that is
 * rarer overall comes first, because it is more specific.
 */
export function relatedTags({services, tags}: Catalogue, tag: string, limit: number): string[] {
  const beside = services.filter((service) => service.tags.includes(tag));
  return Object.keys(tags)
    .filter((other) => other !== tag && countOf(other, beside) > 0)
    .sort(
      (a, b) =>
        countOf(b, beside) - countOf(a, beside) ||
        countOf(a, services) - countOf(b, services) ||
        (a < b ? -1 : 1),
    )
    .slice(0, limit);
}

const countOf = (tag: string, services: Catalogue['services']): number =>
  services.filter(({tags}) => tags.includes(tag)).length;

/**
 * The page of the category that all services with a tag belong to; `null` if they belong to
 * several categories or there are fewer than two.
 */
export function sharedGuide({services, categories}: Catalogue, tag: string, locale: Locale) {
  const [first, ...others] = services.filter(({tags}) => tags.includes(tag));
  const isShared = others.length > 0 && others.every(({category}) => category === first?.category);
  const category = isShared ? categories.categories[first!.category] : undefined;
  return category ? {label: category.label[locale], path: category.page} : null;
}
