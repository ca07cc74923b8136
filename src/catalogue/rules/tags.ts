/** The rule that both lists of tags have the same tags. */
import type {YamlFile} from '../record/yamlFile';
import type {Tags, TagTexts} from '../record/schema';
import {nearestWord, type Problem} from './problems';

/**
 * One problem for each tag that is in only one of the two lists.
 * @param japanese the Japanese list
 */
export function compareTags(english: Tags, japanese: TagTexts, source: YamlFile): Problem[] {
  const names = Object.keys(japanese);
  const lacking = new Set(Object.keys(english).filter((tag) => !Object.hasOwn(japanese, tag)));
  const surplus = names
    .filter((tag) => !Object.hasOwn(english, tag))
    .map((tag) => {
      const meant = nearestWord(tag, lacking);
      lacking.delete(meant ?? '');
      const remedy =
        meant === undefined ? 'add it there, or remove it here' : `did you mean "${meant}"?`;
      const message = `tag "${tag}" is missing in services/tags.yml; ${remedy}`;
      return source.problemAtKey([], tag, message);
    });
  return [
    ...surplus,
    ...[...lacking].map((tag) =>
      source.problemAt(
        [names.at(-1) ?? ''],
        `tag "${tag}" of services/tags.yml is missing here; add it with a Japanese label and description`,
        'tags',
      ),
    ),
  ];
}
