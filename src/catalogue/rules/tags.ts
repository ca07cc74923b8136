/** Rules for the English and the Japanese list of tags. */
import type {TagTexts} from '../record/schema';
import type {YamlFile} from '../record/yamlFile';
import {isJapanese} from './language';
import {nearestWord, type Problem, unlessToldAt} from './problems';
import {faultOfBackticks, faultOfWords} from './recordTexts';

/** A parsed list of tags; without `value` if it isn't valid. */
type List = {
  readonly value?: TagTexts | undefined;
  readonly source?: YamlFile;
  readonly problems: readonly Problem[];
};

/**
 * Checks a list of tags.
 * @param english for the Japanese list, the slugs in the English list, if they are known
 */
export function checkTags(
  {value, source, problems}: List,
  english?: readonly string[],
): readonly Problem[] {
  if (value === undefined || source === undefined) {
    return problems;
  }
  const differences = english ? compareNames(source, Object.keys(value), english) : [];
  const labels = new Map<string, string>();
  return [
    ...problems,
    ...differences,
    ...Object.entries(value).flatMap(([tag, {label, permalink, description}]) => {
      const report = (key: string, fault: string) => [
        source.problemAt([tag, key], `${tag}.${key} ${fault}`),
      ];
      const first = labels.get(label.toLowerCase());
      labels.set(label.toLowerCase(), first ?? tag);
      if (unlessToldAt([source.problemAtKey([], tag, '')], differences).length === 0) {
        return [];
      }
      return [
        ...(permalink === `/${tag}`
          ? []
          : report('permalink', `is "${permalink}"; it must be "/${tag}"`)),
        ...(first === undefined
          ? []
          : report('label', `is also that of the tag "${first}"; change one of the two`)),
        ...Object.entries({label, description}).flatMap(([key, text]) => {
          const fault = faultOfWords(text) ?? faultOfBackticks(text);
          return fault === undefined ? [] : report(key, fault);
        }),
        ...(english && !isJapanese(description)
          ? report('description', 'must be in Japanese, but has no Japanese characters')
          : []),
      ];
    }),
  ];
}

/** Problems of tags that are in only one of the two lists. */
function compareNames(
  source: YamlFile,
  names: readonly string[],
  english: readonly string[],
): Problem[] {
  const lacking = new Set(english.filter((tag) => !names.includes(tag)));
  const surplus = names
    .filter((tag) => !english.includes(tag))
    .map((tag) => {
      const meant = nearestWord(tag, lacking);
      lacking.delete(meant ?? '');
      return source.problemAtKey(
        [],
        tag,
        `tag "${tag}" is missing in services/tags.yml; ${meant === undefined ? 'add it there, or remove it here' : `did you mean "${meant}"?`}`,
      );
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
