import {Argument} from 'commander';
import {ContentTree} from '../catalogue';
import {callerFolder} from '../site';
import {checkContent} from './check/content';
import {writeSchemas} from './check/schemas';
import {define} from './command';
import {select} from './selection';

export const command = define(
  'Checks every record, article and translation, and lists all problems at once.',
  'npm run check:content',
  'npm run check:content -- jira',
)
  .addArgument(
    new Argument('[entries...]', 'report only on these slugs of entries, folders or files').default(
      [],
      'all',
    ),
  )
  .option('--fix', 'first write the JSON Schemas of the records and of the API')
  .action(async (words: readonly string[], {fix = false}: {readonly fix?: boolean}) => {
    const root = process.cwd();
    const selections = select(new ContentTree(root), words, callerFolder);
    if (fix) {
      await writeSchemas(root);
    }
    await checkContent(new ContentTree(root), selections);
  });
