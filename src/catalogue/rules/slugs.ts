/** The rule that the slug of an entry is the name of its folder, which is part of its URL. */
import {RESERVED_SLUGS} from '../kinds';
import type {YamlFile} from '../record/yamlFile';
import type {Problem} from './problems';

/** One problem if the slug of a record isn't the name of its folder, or can't be part of a URL. */
export function checkSlug(source: YamlFile, slug: string, folder: string): Problem[] {
  const fault = RESERVED_SLUGS.includes(folder)
    ? `"${folder}" is a URL that the site uses itself; choose another name, and rename the folder in both languages`
    : slug !== folder
      ? `slug is "${slug}"; it must be the name of its folder, "${folder}"`
      : undefined;
  return fault === undefined ? [] : [source.problemAt(['slug'], fault)];
}
