import * as z from 'zod';
import {type Content, openContent} from './contentTree';
import {recordFiles} from './load';
import {YamlFile} from './record/yamlFile';

const Name = z.object({en: z.string().catch('')}).catch({en: ''});

/** The names in a record. Invalid values are dropped instead of refused. */
const NamesSchema = z
  .object({
    slug: z.string().catch(''),
    name: Name,
    vendor: Name,
    aliases: z.array(z.string().catch('')).catch([]),
  })
  .transform(({slug, name, vendor, aliases}) => [slug, name.en, vendor.en, ...aliases])
  .catch([]);

/**
 * All names that services, companies and vendors have in English texts, with slugs and aliases.
 * Includes those of records that aren't valid, and checks nothing, which takes longer.
 */
export function entryNames(content: Content): string[] {
  const tree = openContent(content);
  return recordFiles(tree).flatMap(({file}) =>
    NamesSchema.parse(new YamlFile(file, tree.read(file)).read()).filter((name) => name !== ''),
  );
}
