import {readFileSync, writeFileSync} from 'node:fs';
import {acceptTranslation, ContentTree, inspectTranslations} from '../catalogue';
import {define, Failure, select, UsageError} from './command';

export const command = define(
  'Marks Japanese pages as up to date with their English source (updates translated_from).',
  'npm run translated -- services/amazon-s3/index.md',
  'npm run translated -- amazon-s3',
)
  .argument('[pages...]', 'English or Japanese files, folders or slugs of entries')
  .option('--all', 'mark all translated pages')
  .action((pages: readonly string[], {all = false}: {readonly all?: boolean}) => {
    if (all === pages.length > 0) {
      throw new UsageError(
        all ? 'use either --all or pages, not both' : 'name the pages to mark, or use --all',
      );
    }
    const content = new ContentTree(process.cwd());
    const translations = inspectTranslations(content);
    const files = translations.flatMap(({page, translation}) => [page, translation]);
    const isNamed = select(content, pages, files, 'is not a page and contains none');
    const chosen = translations.filter(({page, translation, state}) =>
      all ? state !== 'missing' : isNamed(page) || isNamed(translation),
    );
    const missing = chosen.filter(({state}) => state === 'missing');
    if (missing.length > 0) {
      throw new Failure(
        missing
          .map(({page, translation}) => `${translation} does not exist; translate ${page} first`)
          .join('\n'),
      );
    }
    for (const one of chosen) {
      accept(one);
      console.log(`updated ${one.translation}`);
    }
  });

/** Marks a translation as up to date with its page. */
export function accept({
  page,
  translation,
}: Readonly<Record<'page' | 'translation', string>>): void {
  const text = readFileSync(translation, 'utf8');
  writeFileSync(translation, acceptTranslation(text, readFileSync(page, 'utf8')));
}
