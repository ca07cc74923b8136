/**
 * Installs missing programs when run as root on Debian. Elsewhere the tests use what is installed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {isInstalled, PROGRAMS} from './programs';

const missing = PROGRAMS.filter(({program}) => !isInstalled(program));
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, {
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  run('apt-get', ['update', '-qq']);
  for (const {debianPackage} of missing) {
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', debianPackage]);
  }
}
