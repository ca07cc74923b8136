/** The two lists of tags: the same tags, each with a label and a description in its language. */
import type {Tags} from '../record/schema';
import type {YamlFile} from '../record/yamlFile';
import {isJapanese} from './language';
import type {Problem} from './problems';

type List = {readonly value: Tags; readonly source: YamlFile};

/** Where the Japanese list does not have the tags of the English one, or not in Japanese. */
export function checkTagTwins(english: List, japanese: List): Problem[] {
  const [ours, theirs] = [Object.keys(english.value), Object.keys(japanese.value)];
  return [
    ...ours
      .filter((tag) => !theirs.includes(tag))
      .map((tag) =>
        japanese.source.problemAt(
          [theirs.at(-1) ?? ''],
          `tag "${tag}" of ${english.source.file} is missing here; add it with a Japanese label and description`,
          'tags',
        ),
      ),
    ...theirs.flatMap((tag) => {
      const {permalink, description} = japanese.value[tag]!;
      return [
        ...(ours.includes(tag)
          ? []
          : [
              japanese.source.problemAtKey(
                [],
                tag,
                `tag "${tag}" is missing in ${english.source.file}; add it there, or remove it here`,
              ),
            ]),
        ...(permalink === `/${tag}`
          ? []
          : [
              japanese.source.problemAt(
                [tag, 'permalink'],
                `permalink is "${permalink}"; it must be "/${tag}"`,
              ),
            ]),
        ...(isJapanese(description)
          ? []
          : [
              japanese.source.problemAt(
                [tag, 'description'],
                'description must be in Japanese; no character of this is',
              ),
            ]),
      ];
    }),
  ];
}
