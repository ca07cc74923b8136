import {Failure} from '../command';
import {type Part, type Result, runParts, runScript} from './parts';

/**
 * Runs all parts and prints the outcome of each when it ends.
 * @throws Failure if any part failed, with the output of the failed parts
 */
export async function runChecks(parts: readonly Part[]): Promise<void> {
  const results = await runParts(parts, runScript, announce);
  const failed = results.filter(({isFine}) => !isFine);
  if (failed.length > 0) {
    throw new Failure(describe(failed, parts.length));
  }
}

/** Prints the outcome of a part; the output of failed parts follows at the end. */
const announce = ({script, isFine, seconds, warnings}: Result, {warns}: Part): void => {
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${script}, ${seconds.toFixed(0)} s`);
  if (isFine && warns && warnings !== '') {
    console.error(warnings.trimEnd());
  }
};

/** The output of the failed parts, followed by a list of their names. */
const describe = (failed: readonly Result[], total: number): string =>
  [
    ...failed.map(
      ({script, output}) => `\n${script}\n${'-'.repeat(script.length)}\n${output.trim()}\n`,
    ),
    `${failed.length} of ${total} checks failed: ${failed.map(({script}) => script).join(', ')}`,
  ].join('\n');
