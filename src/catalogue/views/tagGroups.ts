import type {Catalogue} from '../load';
import type {TagTexts} from '../record/schema';
import {type Locale, TAG_GROUPS, type TagGroup} from '../vocabulary';

/** Tags of one subject, as the page of all tags shows them. */
export type TagGroupView = {
  readonly key: TagGroup;
  readonly label: string;
  readonly tags: readonly {
    readonly label: string;
    readonly permalink: string;
    readonly count: number;
  }[];
};

/**
 * All tags by subject, the most frequent of each first; subjects without tags are left out.
 * @param texts the tags in the language of the page
 * @param allTagsPath path of the page of all tags in that language
 */
export function buildTagGroups(
  {services, tags}: Catalogue,
  texts: TagTexts,
  allTagsPath: string,
  locale: Locale,
): TagGroupView[] {
  const collator = new Intl.Collator(locale);
  return (Object.keys(TAG_GROUPS) as TagGroup[])
    .map((key) => ({
      key,
      label: TAG_GROUPS[key][locale],
      tags: Object.entries(tags)
        .filter(([, {group}]) => group === key)
        .map(([tag, {label, permalink}]) => ({
          label: texts[tag]?.label ?? label,
          permalink: allTagsPath + permalink,
          count: services.filter((service) => service.tags.includes(tag)).length,
        }))
        .sort((a, b) => b.count - a.count || collator.compare(a.label, b.label)),
    }))
    .filter((group) => group.tags.length > 0);
}
