import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from 'playwright/test';
import {chromiumPath} from '../../src/site/settings';

/** Program names. The headless shell comes first: it needs half the time of the full browser. */
const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Path of the first of these programs that is installed; `undefined` if none is. */
function findProgram(names: readonly string[]): string | undefined {
  const lookUp = process.platform === 'win32' ? 'where' : 'which';
  for (const name of names) {
    const {status, stdout} = spawnSync(lookUp, [name], {encoding: 'utf8'});
    if (status === 0) {
      return stdout.split(/\r?\n/)[0];
    }
  }
  return undefined;
}

/** Path of the system's Chromium; `undefined` if there is none. */
const systemChromium = (): string | undefined => chromiumPath ?? findProgram(SYSTEM_BROWSERS);

/**
 * Makes sure that a Chromium is installed. If neither the system nor Playwright has one, installs
 * the distribution's package (as root on Debian) or else downloads Playwright's.
 * @throws Error if no Chromium can be installed
 */
export function ensureChromium(): void {
  if (systemChromium() !== undefined || existsSync(chromium.executablePath())) {
    return;
  }
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const install = (browser: string) =>
      run('apt-get', ['install', '-qq', '-y', browser, 'fonts-noto-cjk']);
    if (
      run('apt-get', ['update', '-qq']) &&
      (install('chromium-headless-shell') || install('chromium'))
    ) {
      return;
    }
  }
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('Chromium is not installed, and its installation failed');
  }
}

/** Launch options for Playwright. As root, Chromium starts only without its sandbox. */
export function launchOptions(): {executablePath?: string; args: string[]} {
  const executablePath = systemChromium();
  return {
    ...(executablePath === undefined ? {} : {executablePath}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
