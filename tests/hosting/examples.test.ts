/** Runs the examples of the page "Data and API" as they are written, against the built site. */
import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readPage} from '@site/src/catalogue';
import {LICENSE} from '@site/src/api/addresses';
import {serveSite} from '../site/server';
import {listDay, makeCalendar} from './khal';
import {findProgram} from './programs';

const start = promisify(execFile);

/** Base URL of the site in the examples. */
const SITE = 'https://devshelf.example';

const PAGES = {
  en: 'docs/data-and-api.md',
  ja: 'i18n/ja/docusaurus-plugin-content-docs/current/data-and-api.md',
} as const;

const server = serveSite('build').listen(0, '127.0.0.1');
const {folder, env} = makeCalendar();
let origin: string;

beforeAll(async () => {
  if (!server.listening) {
    await once(server, 'listening');
  }
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

describe.each(['en', 'ja'] as const)('the examples in %s', (locale) => {
  const blocks = readPage(PAGES[locale], readFileSync(PAGES[locale], 'utf8')).codeBlocks;
  const [byValue, ahead, table, calendar, attribution] = blocks.map(({text}) => {
    expect(text).toContain(SITE);
    // Without the fences.
    return text.split('\n').slice(1, -1).join('\n');
  });

  const runShell = async (script: string): Promise<string[]> => {
    const {stdout} = await start('bash', ['-euo', 'pipefail', '-c', onServer(script)], {
      cwd: folder,
      env,
    });
    return stdout.trim().split('\n');
  };
  const onServer = (example: string): string => example.replaceAll(SITE, origin);

  it('are exactly those that these tests run', () => {
    expect(blocks.map(({language}) => language)).toEqual(['sh', 'sh', 'html', 'sh', 'html']);
  });

  describe.runIf(findProgram('jq', 'the examples with jq'))('with jq', () => {
    it('list services by a value', async () => {
      const names = await runShell(byValue!);
      expect(names).toContain('Amazon S3');
      expect(names).not.toContain('Linear');
    });

    it('list upcoming events', async () => {
      const lines = await runShell(ahead!);
      expect(lines).toContainEqual(expect.stringMatching(/^2027-03-22 Firebase Studio[:：]/));
    });
  });

  it('fill a table', async () => {
    const {script} = /<script type="module">(?<script>[^]*)<\/script>/.exec(
      onServer(table!),
    )!.groups!;
    const {stdout} = await start(process.execPath, [
      '--input-type=module',
      '--eval',
      `import {JSDOM} from 'jsdom';
      const {document} = new JSDOM(${JSON.stringify(table)}).window;
      ${script}
      const cells = (row) => [...row.cells].map((cell) => cell.textContent);
      console.log(JSON.stringify([...document.querySelectorAll('tr')].map(cells)));`,
    ]);
    const rows = JSON.parse(stdout) as string[][];
    expect(rows).toContainEqual([
      'Amazon S3',
      {en: '0.025 USD per GB-month', ja: '1 GB・月あたり0.025ドル'}[locale],
    ]);
  });

  it.runIf(findProgram('khal', 'the example with khal'))('import the calendar', async () => {
    await runShell(calendar!);
    const {stdout} = await start('khal', listDay('2027-03-22'), {env});
    expect(stdout).toContain('True Firebase Studio');
  });

  it('credit the source and the licence', () => {
    const links = [...attribution!.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([`${SITE}/${locale === 'en' ? '' : 'ja/'}`, LICENSE.url]);
  });
});
