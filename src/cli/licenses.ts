import {readFileSync} from 'node:fs';
import {ContentError} from '../catalogue';
import {define} from './command';
import {checkLicenses} from './licenses/checkLicenses';
import {ACCEPTED, EXCEPTIONS} from './licenses/policy';

const LOCKFILE = 'package-lock.json';

export const command = define(
  'Checks the licences of all packages in the lockfile, including development dependencies, against src/cli/licenses/policy.ts.',
  'check:licenses',
).action(() => {
  const {count, problems} = checkLicenses(LOCKFILE, readFileSync(LOCKFILE, 'utf8'), {
    accepted: ACCEPTED,
    exceptions: EXCEPTIONS,
  });
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  console.log(`all ${count} packages have accepted licences`);
});
