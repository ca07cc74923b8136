/** Runs the examples of the page "Data and API" as they are written, against the built site. */
import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readPage} from '@site/src/catalogue';
import {LICENSE} from '@site/src/api/addresses';
import {listen, serveSite} from '../site/server';
import {findProgram} from './programs';

const start = promisify(execFile);

/** Base URL of the site in the examples. */
const SITE = 'https://devshelf.example';

const PAGES = {
  en: 'docs/data-and-api.md',
  ja: 'i18n/ja/docusaurus-plugin-content-docs/current/data-and-api.md',
} as const;

/** Empty folder in which khal has its configuration and its calendar. */
const folder = mkdtempSync(path.join(tmpdir(), 'khal-'));
const env = {
  ...process.env,
  ...{HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder},
};
const server = serveSite('build');
let origin: string;

beforeAll(async () => {
  origin = await listen(server);
  mkdirSync(path.join(folder, 'days'));
  mkdirSync(path.join(folder, 'khal'));
  writeFileSync(
    path.join(folder, 'khal/config'),
    `[calendars]
[[days]]
path = ${path.join(folder, 'days')}
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${path.join(folder, 'khal.db')}
`,
  );
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

describe.each(['en', 'ja'] as const)('the examples in %s', (locale) => {
  const blocks = readPage(PAGES[locale], readFileSync(PAGES[locale], 'utf8')).codeBlocks;
  const [byValue, ahead, sql, table, calendar, attribution] = blocks.map(({text}) => {
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
    expect(blocks.map(({language}) => language)).toEqual(['sh', 'sh', 'sh', 'html', 'sh', 'html']);
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

  it.runIf(findProgram('sqlite3', 'the example with SQLite'))('query a table', async () => {
    const lines = await runShell(sql!);
    expect(lines).toContain('Amazon S3|0.025|USD/GB-month');
    expect(lines.length).toBeGreaterThan(3);
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
      ({en: '$0.025 per GB-month', ja: '1 GB・月あたり0.025ドル'} as const)[locale],
    ]);
  });

  it.runIf(findProgram('khal', 'the example with khal'))('import the calendar', async () => {
    // Importing a calendar again adds new events and no duplicates.
    await runShell(calendar!);
    await runShell(calendar!);
    const {stdout} = await start(
      'khal',
      [
        'list',
        '--notstarted',
        '--format',
        '{start-date} {all-day} {title} {uid}',
        '2027-03-22',
        '1d',
      ],
      {env},
    );
    const ofSite = stdout.split('\n').filter((line) => line.includes(' services/'));
    expect(ofSite).toEqual([
      expect.stringMatching(/^2027-03-22 True Firebase Studio.+ services\/firebase-studio#\S+@/),
    ]);
  });

  it('credit the source and the licence', () => {
    const links = [...attribution!.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([`${SITE}/${locale === 'en' ? '' : 'ja/'}`, LICENSE.url]);
  });
});
