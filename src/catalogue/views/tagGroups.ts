import type {Catalogue} from '../load';
import type {TagTexts} from '../record/schema';
import {type Locale, TAG_GROUPS, type TagGroup} from '../vocabulary';

/** A group of tags on the page that lists all tags. */
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
 * All tags by group, most frequent first. Groups without tags are left out.
 * @param texts texts of the tags in the language
 * @param allTagsPath path of the page that lists all tags in the language
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
