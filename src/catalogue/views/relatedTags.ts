import type {Catalogue} from '../load';

/**
 * Tags that stand most often beside a tag, the most frequent first; of equally frequent ones
 * the rarer first, since it says more.
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
