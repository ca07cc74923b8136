/** Checks the licences of all packages of the lockfile, those for development included. */
import {readFileSync} from 'node:fs';
import {formatProblems} from '../catalogue';
import {checkLicenses} from './licenses/checkLicenses';
import {ACCEPTED, EXCEPTIONS} from './licenses/policy';

const LOCKFILE = 'package-lock.json';

const {count, problems} = checkLicenses(LOCKFILE, readFileSync(LOCKFILE, 'utf8'), {
  accepted: ACCEPTED,
  exceptions: EXCEPTIONS,
});
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log(`${count} packages have licences that the project accepts`);
}
