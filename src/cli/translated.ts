import {readFileSync, writeFileSync} from 'node:fs';
import {acceptTranslation, ContentTree, inspectTranslations, type Translation} from '../catalogue';
import {callerFolder} from '../site';
import {define, Failure, UsageError} from './command';
import {select, type Selection} from './selection';

export const command = define(
  'Marks Japanese pages as up to date with their English pages.',
  'translated -- services/amazon-s3/index.md',
  'translated -- amazon-s3',
)
  .argument(
    '[pages...]',
    'the pages: English or Japanese files, folders of them, or slugs of entries',
  )
  .option('--all', 'takes all pages')
  .action((pages, {all = false}) => {
    const content = new ContentTree(process.cwd());
    const translations = inspectTranslations(content);
    if (all === pages.length > 0) {
      throw new UsageError(
        all ? '--all goes without names of pages' : 'name the pages to accept, or --all',
      );
    }
    const chosen = all
      ? translations.filter(({state}) => state !== 'missing')
      : choose(translations, select(content, pages, callerFolder));
    for (const {page, translation} of chosen) {
      const text = readFileSync(translation, 'utf8');
      writeFileSync(translation, acceptTranslation(text, readFileSync(page, 'utf8')));
      console.log(`accepted ${translation}`);
    }
  });

/**
 * The pages that were named, if each word names some.
 * @throws Failure where one of them has not been translated yet
 */
function choose(
  translations: readonly Translation[],
  selections: readonly Selection[],
): readonly Translation[] {
  const isNamed = ({has}: Selection, {page, translation}: Translation): boolean =>
    has(page) || has(translation);
  const empty = selections.filter(
    (selection) => !translations.some((translation) => isNamed(selection, translation)),
  );
  if (empty.length > 0) {
    throw new UsageError(empty.map(({word}) => `"${word}" is no page`).join('\n'));
  }
  const chosen = translations.filter((translation) =>
    selections.some((selection) => isNamed(selection, translation)),
  );
  const missing = chosen.filter(({state}) => state === 'missing');
  if (missing.length > 0) {
    throw new Failure(
      missing
        .map(({page, translation}) => `${translation} is missing; translate ${page}`)
        .join('\n'),
    );
  }
  return chosen;
}
