import {Argument} from '@commander-js/extra-typings';
import {ContentTree} from '../catalogue';
import {callerFolder} from '../site';
import {checkContent} from './check/content';
import {CHECKS} from './check/parts';
import {runChecks} from './check/run';
import {define} from './command';
import {select} from './selection';

export const command = define(
  `Runs all fast checks, even if some fail: ${CHECKS.map(({script}) => script).join(', ')}. With entries as arguments, checks only their records, articles and covers, in a second or two.`,
  'check',
  'check -- jira',
)
  .addArgument(
    new Argument('[entries...]', 'slugs of entries, folders or files').default(
      [],
      'run all checks',
    ),
  )
  .action(async (words) => {
    if (words.length > 0) {
      const content = new ContentTree(process.cwd());
      checkContent(content, select(content, words, callerFolder), 'text');
      console.log('style and spelling are not included; run "npm run check:text"');
      return;
    }
    await runChecks(CHECKS);
  });
