import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {chromiumPath} from '../../site';
import {Failure} from '../command';

/** The headless shell comes first: without a browser around it, a page costs half the time. */
const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Path of the first of these programs that the system has. */
export function findProgram(names: readonly string[]): string | undefined {
  const lookUp = process.platform === 'win32' ? 'where' : 'which';
  for (const name of names) {
    const {status, stdout} = spawnSync(lookUp, [name], {encoding: 'utf8'});
    if (status === 0) {
      return stdout.split(/\r?\n/)[0];
    }
  }
  return undefined;
}

/** Path of the system's Chromium, or `undefined` where there is none. */
const systemChromium = (): string | undefined => chromiumPath ?? findProgram(SYSTEM_BROWSERS);

/**
 * Makes sure that there is a Chromium to test with: the system's, else the one Playwright
 * has downloaded or can download, else as root on Debian the distribution's package.
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
    throw new Failure('there is no Chromium, and it could not be installed');
  }
}

/** Launch options for Playwright; as root, Chromium starts only without its sandbox. */
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
