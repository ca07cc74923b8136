import {Argument} from '@commander-js/extra-typings';
import {ContentTree} from '../catalogue';
import {callerFolder} from '../site';
import {checkContent} from './check/content';
import {CHECKS} from './check/parts';
import {runChecks} from './check/run';
import {define} from './command';
import {select} from './selection';

export const command = define(
  `Runs the fast checks, all of them whatever becomes of the others: ${CHECKS.map(({script}) => script).join(', ')}. With the name of an entry, checks the record, the articles and the cover of that one only, in a second or two.`,
  'check',
  'check -- jira',
)
  .addArgument(
    new Argument('[entries...]', 'slugs of entries, folders or files').default(
      [],
      'all checks of everything',
    ),
  )
  .action(async (words) => {
    if (words.length > 0) {
      const content = new ContentTree(process.cwd());
      checkContent(content, select(content, words, callerFolder), 'text');
      console.log('style and spelling are checked by "npm run check:text"');
      return;
    }
    await runChecks(CHECKS);
  });
