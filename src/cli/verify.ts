import {VERIFICATION} from './check/parts';
import {runChecks} from './check/run';
import {define} from './command';

export const command = define(
  `Builds the site and runs all checks that need no browser, two at a time: ${VERIFICATION.map(({script}) => script).join(', ')}.`,
  'verify',
).action(() => runChecks(VERIFICATION));
