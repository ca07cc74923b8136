import {Argument, Option} from '@commander-js/extra-typings';
import {ContentTree} from '../catalogue';
import {callerFolder, isGitHubActions} from '../site';
import {checkContent} from './check/content';
import {fixRecords} from './check/fix';
import {FORMATS} from './check/report';
import {define} from './command';
import {select} from './selection';

export const command = define(
  'Checks every record, article and translation, and lists all problems at once.',
  'check:content',
  'check:content -- jira --fix',
)
  .addArgument(
    new Argument('[entries...]', 'report only on these slugs of entries, folders or files').default(
      [],
      'all',
    ),
  )
  .option('--fix', 'first fix the layout of the records: key order, quotes, spaces, line endings')
  .addOption(
    new Option(
      '--format <format>',
      'output format: text, or github for annotations in a pull request',
    )
      .choices(FORMATS)
      .default(isGitHubActions ? 'github' : 'text'),
  )
  .action((words, {fix = false, format}) => {
    const root = process.cwd();
    const selections = select(new ContentTree(root), words, callerFolder);
    if (fix) {
      const isNamed = (file: string): boolean =>
        words.length === 0 || selections.some(({has}) => has(file));
      for (const {file, changes} of fixRecords(root, isNamed)) {
        console.log(`fixed the layout of ${file}: ${changes.join(', ')}`);
      }
    }
    checkContent(new ContentTree(root), selections, format);
  });
