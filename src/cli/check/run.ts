import {Failure} from '../command';
import {type Part, type Result, runParts, runScript} from './parts';

/**
 * Runs all parts, and says of each at once how it has ended.
 * @throws Failure where one has failed, with what it has written
 */
export async function runChecks(parts: readonly Part[]): Promise<void> {
  const results = await runParts(parts, runScript, announce);
  const failed = results.filter(({isFine}) => !isFine);
  if (failed.length > 0) {
    throw new Failure(describe(failed, parts.length));
  }
}

/** Says at once how a part has ended; what one that failed has written follows at the end. */
const announce = ({script, isFine, seconds, warnings}: Result, {warns}: Part): void => {
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${script}, ${seconds.toFixed(0)} s`);
  if (isFine && warns && warnings !== '') {
    console.error(warnings.trimEnd());
  }
};

/** What the parts that failed have written, and at the end which they are. */
const describe = (failed: readonly Result[], total: number): string =>
  [
    ...failed.map(
      ({script, output}) => `\n${script}\n${'-'.repeat(script.length)}\n${output.trim()}\n`,
    ),
    `${failed.length} of ${total} checks failed: ${failed.map(({script}) => script).join(', ')}`,
  ].join('\n');
