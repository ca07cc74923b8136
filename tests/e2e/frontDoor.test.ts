/**
 * The commands that a newcomer types first, as README has them: each is started in a process of its
 * own, with nothing set in the environment.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, type Page, test} from 'playwright/test';
import packageJson from '../../package.json';
import {copySite, withTemporaryFolder} from '../site/copy';
import {PREVIEW, START} from './commands';
import {waitForHydration} from './fixtures';

/** A command that serves the site. */
type Server = {
  /** Address of the home page, as the command prints it. */
  readonly address: string;
  readonly output: () => string;
  /** CPU time so far in seconds, of all processes of the command. */
  readonly cpu: () => number;
};

/** Starts a command in a folder, and ends it after `work`. */
async function withServer(
  command: string,
  folder: string,
  work: (server: Server) => Promise<void>,
): Promise<void> {
  const {PATH, HOME} = process.env;
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    // A group of its own, so that all processes of the command can be ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // BROWSER keeps Docusaurus from opening a window.
    env: {PATH, HOME, BROWSER: 'none', NO_COLOR: '1'},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  try {
    await expect
      .poll(() => child.exitCode ?? /http:\/\/localhost:\d+\S*/.exec(output)?.[0], {
        message: `${command} prints the address of the site`,
        timeout: 120_000,
      })
      .toMatch(/^http/);
    const [address] = /http:\/\/localhost:\d+\S*/.exec(output)!;
    await work({address, output: () => output, cpu: () => cpuOf(child)});
  } catch (error) {
    throw new Error(`${command} printed:\n${output}`, {cause: error});
  } finally {
    process.kill(-child.pid!, 'SIGTERM');
    await once(child, 'close');
  }
}

/** CPU time in seconds of the processes in the group of a process, on Linux. */
function cpuOf({pid}: ChildProcess): number {
  const fields = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [
          readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /, '')
            .split(' '),
        ];
      } catch {
        // The process has ended.
        return [];
      }
    })
    .filter(([, , group]) => Number(group) === pid);
  const ticks = fields.reduce((sum, row) => sum + Number(row[11]) + Number(row[12]), 0);
  return ticks / 100;
}

/** Expects that the processes use less than a tenth of a core, once they have come to rest. */
const expectCalm = (server: Server): Promise<void> =>
  expect(async () => {
    const before = server.cpu();
    await wait(3000);
    expect(server.cpu() - before).toBeLessThan(0.3);
  }).toPass({timeout: 60_000});

/** Opens a page. Docusaurus prints its address before it answers there. */
const openOnceServed = (page: Page, url: string): Promise<void> =>
  expect(() => page.goto(url)).toPass({timeout: 120_000});

const searchFor = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
};

// They use the port that README names.
test.describe.configure({mode: 'serial', timeout: 480_000});
test.use({actionTimeout: 30_000});

test(`${PREVIEW} serves the build`, async ({page}) => {
  const [build, serve] = packageJson.scripts.preview.split(' && ');
  expect(build).toBe('npm run build');
  await withServer(`npx ${serve}`, '.', async ({address}) => {
    await openOnceServed(page, `${address}services/jira`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Jira');
    await waitForHydration(page);
    await searchFor(page, 'object storage');
    await page
      .getByRole('option', {name: /^Amazon S3/})
      .first()
      .click();
    // The change of page closes menus.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Amazon S3');
    await page.getByRole('button', {name: 'English'}).click();
    await page.getByRole('link', {name: '日本語'}).click();
    await expect(page).toHaveURL(/\/ja\/services\/amazon-s3/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

const shown = {timeout: 60_000};

/** Changes the text of a file in a folder, and returns what takes the change back. */
function edit(folder: string, name: string, change: (text: string) => string): () => void {
  const file = path.join(folder, name);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  expect(readFileSync(file, 'utf8'), `the edit of ${name}`).not.toBe(before);
  return () => {
    writeFileSync(file, before);
  };
}

/** Starts a development server in a copy of the site, opens a service there, and calls `work`. */
const withDevelopment = (
  command: string,
  page: Page,
  work: (folder: string, server: Server) => Promise<void>,
): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    copySite('.', folder);
    await withServer(command, folder, async (server) => {
      await openOnceServed(page, `${server.address}services/jira`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Jira');
      await waitForHydration(page);
      await work(folder, server);
    });
  });

test(`${START.en} shows edits, and tells a mistake once a compilation`, async ({page}) => {
  await withDevelopment(START.en, page, async (folder, server) => {
    const article = 'services/jira/index.md';
    edit(folder, article, (text) => text.replace('{/* #limits */}', '$&\n\nCats everywhere.'));
    edit(folder, 'services/jira/service.yml', (text) =>
      text.replace('Confluence or Bitbucket is', 'Confluence or a cat is'),
    );
    edit(folder, 'src/components/ServiceFacts/index.tsx', (text) =>
      text.replaceAll('All values', 'Every value'),
    );
    edit(folder, 'src/css/custom.css', (text) => `${text}\nh1 { outline: 7px solid; }\n`);
    await expect(page.getByText('Cats everywhere.')).toBeVisible(shown);
    await expect(page.getByText('Confluence or a cat is').first()).toBeVisible(shown);
    await expect(page.getByText('Every value').filter({visible: true}).first()).toBeVisible(shown);
    await expect(page.getByRole('heading', {level: 1})).toHaveCSS('outline-width', '7px', shown);
    await expectCalm(server);

    const mend = edit(folder, article, (text) => `${text}\n<div>\n`);
    const told = /jira\/index\.md:\d+:1 <div> is not allowed/g;
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText(told)).toBeVisible(shown);
    await expectCalm(server);
    // A watcher on a busy machine may report one save twice, and each report starts a compilation.
    const compilations = server.output().match(/compiled with \d+ errors?/g)!;
    expect(server.output().match(told)).toHaveLength(compilations.length);
    mend();
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, shown);
    await expect(page.getByText('Cats everywhere.')).toBeVisible();
    await expectCalm(server);

    await searchFor(page, 'object storage');
    await expect(page.getByText('The development server has no search index')).toBeVisible();
  });
});

test(`${START.ja} shows edits, and names the command for English`, async ({page}) => {
  await withDevelopment(START.ja, page, async (folder) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    const article = 'i18n/ja/docusaurus-plugin-content-blog-services/jira/index.md';
    edit(folder, article, (text) => text.replace('{/* #limits */}', '$&\n\n猫だらけ。'));
    edit(folder, 'i18n/ja/code.json', (text) =>
      text.replaceAll('このページを編集', 'この頁を編集'),
    );
    await expect(page.getByText('猫だらけ。')).toBeVisible(shown);
    await expect(page.getByText('この頁を編集')).toBeVisible(shown);

    await page.getByRole('button', {name: '日本語'}).click();
    await page.getByRole('link', {name: 'English'}).click();
    await expect(page.getByText('For English, run “npm start”.')).toBeVisible();
  });
});
