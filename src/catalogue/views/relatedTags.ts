import type {Catalogue} from '../load';
import type {Locale} from '../vocabulary';

/**
 * Tags that occur most often together with a tag, most frequent first. If equal, the tag that is
 * rarer overall comes first, because it is more specific.
 * @param limit maximum number of tags
 */
export function relatedTags({services, tags}: Catalogue, tag: string, limit: number): string[] {
  const beside = services
    .filter((service) => service.tags.includes(tag))
    .flatMap((service) => service.tags);
  const count = (list: readonly string[], other: string) =>
    list.filter((one) => one === other).length;
  const all = services.flatMap((service) => service.tags);
  return Object.keys(tags)
    .filter((other) => other !== tag && beside.includes(other))
    .sort(
      (a, b) =>
        count(beside, b) - count(beside, a) || count(all, a) - count(all, b) || (a < b ? -1 : 1),
    )
    .slice(0, limit);
}

/**
 * The page of the category that all services with a tag belong to; `null` if they belong to
 * several categories or there are fewer than two.
 */
export function sharedGuide(
  {services, categories}: Pick<Catalogue, 'services' | 'categories'>,
  tag: string,
  locale: Locale,
): {readonly label: string; readonly path: string} | null {
  const [first, ...others] = services.filter(({tags}) => tags.includes(tag));
  const isShared = others.length > 0 && others.every(({category}) => category === first?.category);
  const category = isShared ? categories.categories[first!.category] : undefined;
  return category ? {label: category.label[locale], path: category.page} : null;
}
