import {Argument} from '@commander-js/extra-typings';
import {ContentTree} from '../catalogue';
import {callerFolder} from '../site';
import {checkContent} from './check/content';
import {type Part, PARTS, type Result, runParts, runScript} from './check/parts';
import {define, Failure} from './command';
import {select} from './selection';

export const command = define(
  `Runs the fast checks, all of them whatever becomes of the others: ${PARTS.map(({script}) => script).join(', ')}. With the name of an entry, checks the record, the articles and the cover of that one only, in a second or two.`,
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
    const results = await runParts(PARTS, runScript, announce);
    const failed = results.filter(({isFine}) => !isFine);
    if (failed.length > 0) {
      throw new Failure(describe(failed));
    }
  });

/** Says at once how a part has ended; what one that failed has written follows at the end. */
const announce = ({script, isFine, seconds, warnings}: Result, {warns}: Part): void => {
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${script}, ${seconds.toFixed(0)} s`);
  if (isFine && warns && warnings !== '') {
    console.error(warnings.trimEnd());
  }
};

/** What the parts that failed have written, and at the end which they are. */
const describe = (failed: readonly Result[]): string =>
  [
    ...failed.map(
      ({script, output}) => `\n${script}\n${'-'.repeat(script.length)}\n${output.trim()}\n`,
    ),
    `${failed.length} of ${PARTS.length} checks failed: ${failed.map(({script}) => script).join(', ')}`,
  ].join('\n');
