import {describe, expect, it} from 'vitest';
import {checkLinks} from '@site/src/cli/externalLinks/check';
import type {History} from '@site/src/cli/externalLinks/history';
import {formatReport} from '@site/src/cli/externalLinks/report';
import {FAST, redirect, startServer, status} from './server';

const REPOSITORY = 'https://github.com/o/n';

/** Starts a server with links of every kind. The status of `/flaps` changes from day to day. */
async function start() {
  let today = status(200);
  const server = await startServer({
    '/good': status(200),
    '/moved': redirect(301, '/good'),
    '/shy': status(429),
    '/away': redirect(302, 'mailto:info@example.com'),
    '/flaps': (request, response) => {
      today(request, response);
    },
  });
  const links = ['/good', '/moved', '/shy', '/away', '/flaps', '/gone'].map((path, index) => ({
    url: server.at(path),
    places: [
      {file: 'services/alpha/service.yml', line: index + 1},
      {file: 'docs/index.mdx', line: index + 11},
    ],
  }));
  /**
   * Checks the links once per day, with this status of `/flaps`.
   * @returns the history and the report of the last day
   */
  const checkOn = async (
    days: readonly (readonly [string, number])[],
    onlyFailed = false,
    before: History = {},
  ) => {
    let history = before;
    for (const [date, code] of days) {
      today = status(code);
      history = await checkLinks(links, history, {...FAST, today: date, onlyFailed});
    }
    const {origin} = new URL(server.at('/'));
    return {history, report: formatReport(links, history, REPOSITORY).replaceAll(origin, '')};
  };
  return {...server, links, checkOn};
}

describe('checks on several days', () => {
  it('report a link as dead after failures on three days, and a moved link at once', async () => {
    const {checkOn} = await start();
    const {report, history} = await checkOn([
      ['2026-11-02', 500],
      ['2026-11-05', 200],
    ]);
    expect(report).not.toContain('### Dead');
    expect(report).toContain('| `/moved` | `/good` |');

    const later = await checkOn([['2026-11-09', 500]], false, history);
    expect(later.report).toMatchInlineSnapshot(`
      "## Links to other sites

      6 links: 2 dead, 1 moved permanently, 1 failed recently, 1 without a reliable answer.

      ### Dead: three failures on different days within 14 days

      | Link | Last answers | Where |
      |---|---|---|
      | \`/away\` | 2026-11-02: \`not an HTTP URL\`<br>2026-11-05: \`not an HTTP URL\`<br>2026-11-09: \`not an HTTP URL\` | [services/alpha/service.yml:4](https://github.com/o/n/blob/main/services/alpha/service.yml?plain=1#L4)<br>[docs/index.mdx:14](https://github.com/o/n/blob/main/docs/index.mdx?plain=1#L14) |
      | \`/gone\` | 2026-11-02: \`404\`<br>2026-11-05: \`404\`<br>2026-11-09: \`404\` | [services/alpha/service.yml:6](https://github.com/o/n/blob/main/services/alpha/service.yml?plain=1#L6)<br>[docs/index.mdx:16](https://github.com/o/n/blob/main/docs/index.mdx?plain=1#L16) |

      ### Moved permanently

      | Link | Moved to | Where |
      |---|---|---|
      | \`/moved\` | \`/good\` | [services/alpha/service.yml:2](https://github.com/o/n/blob/main/services/alpha/service.yml?plain=1#L2)<br>[docs/index.mdx:12](https://github.com/o/n/blob/main/docs/index.mdx?plain=1#L12) |

      ### Failed recently, not yet dead

      | Link | Last answers | Where |
      |---|---|---|
      | \`/flaps\` | 2026-11-02: \`500\`<br>2026-11-09: \`500\` | [services/alpha/service.yml:5](https://github.com/o/n/blob/main/services/alpha/service.yml?plain=1#L5)<br>[docs/index.mdx:15](https://github.com/o/n/blob/main/docs/index.mdx?plain=1#L15) |
      "
    `);
  });

  it('count several failures on one day as one', async () => {
    const {checkOn} = await start();
    const {report} = await checkOn([
      ['2026-11-02', 500],
      ['2026-11-02', 500],
      ['2026-11-02', 500],
    ]);
    expect(report).not.toContain('### Dead');
  });

  it('remove a link that works again from the report', async () => {
    const {checkOn} = await start();
    const failed = await checkOn([
      ['2026-11-02', 500],
      ['2026-11-05', 503],
      ['2026-11-09', 500],
    ]);
    expect(failed.report).toContain(
      '| `/flaps` | 2026-11-02: `500`<br>2026-11-05: `503`<br>2026-11-09: `500` |',
    );
    const {report} = await checkOn([['2026-11-12', 200]], true, failed.history);
    expect(report).not.toContain('/flaps');
    expect(report).toContain('`/gone`');
  });

  it('of failed links only request a few working links besides', async () => {
    const {checkOn, received, links} = await start();
    const {history} = await checkOn([['2026-11-02', 500]]);
    const many = Array.from({length: 20}, (_, index) => ({
      ...links[0]!,
      url: `${links[0]!.url}?${index}`,
    }));
    const worked = Object.fromEntries(many.map(({url}) => [url, history[links[0]!.url]!]));
    const before = received.length;
    await checkLinks(
      [...many, ...links],
      {...history, ...worked},
      {
        ...FAST,
        today: '2026-11-05',
        onlyFailed: true,
      },
    );
    const asked = new Set(received.slice(before).map(({path}) => path));
    expect(asked).toContain('/flaps');
    expect(asked).toContain('/gone');
    expect([...asked].filter((path) => path.startsWith('/good')).length).toBe(5);
  });

  it('of failed links only request nothing if no link has failed', async () => {
    const {links, received} = await start();
    const good = links.slice(0, 1);
    const options = {...FAST, today: '2026-11-02', onlyFailed: false};
    const history = await checkLinks(good, {}, options);
    await checkLinks(good, history, {...options, today: '2026-11-05', onlyFailed: true});
    expect(received).toHaveLength(1);
  });
});

describe('a missing network', () => {
  it('is not recorded as failures', async () => {
    const links = [{url: 'http://127.0.0.1:1/', places: []}];
    await expect(
      checkLinks(links, {}, {...FAST, today: '2026-11-02', onlyFailed: false}),
    ).rejects.toThrow('none of 1 links on different hosts answered; check the network');
  });

  it('is detected after a dozen links on different hosts', async () => {
    const links = Array.from({length: 60}, (_, index) => ({
      url: `http://${Math.floor(index / 3)}.invalid/${index}`,
      places: [],
    }));
    const asked: string[] = [];
    await expect(
      checkLinks(
        links,
        {},
        {
          ...FAST,
          ...{today: '2026-11-02', onlyFailed: false},
          isPublic: () => Promise.resolve(false),
          onAnswer: (url) => asked.push(new URL(url).host),
        },
      ),
    ).rejects.toThrow('none of 12 links on different hosts answered');
    expect([asked.length, new Set(asked).size]).toEqual([12, 12]);
  });

  it('is distinguished from dead hosts by links that worked before', async () => {
    const {links, checkOn} = await start();
    const {history} = await checkOn([['2026-11-02', 200]]);
    const gone = Array.from({length: 20}, (_, index) => ({
      url: `http://127.0.0.${index + 1}:1/`,
      places: [],
    }));
    await expect(
      checkLinks([...gone, ...links], history, {...FAST, today: '2026-11-05', onlyFailed: true}),
    ).resolves.toHaveProperty([gone[0]!.url]);
  });
});

describe('the report', () => {
  const link = (url: string, places = 1) => ({
    url,
    places: Array.from({length: places}, (_, index) => ({file: 'docs/a.md', line: index + 1})),
  });
  const check = {date: '2026-11-02', outcome: 'ok', detail: '200'} as const;

  it('is empty if nothing has to be done', () => {
    const url = 'https://a.example/';
    const failed = {...check, outcome: 'failed', detail: '404'} as const;
    expect(formatReport([link(url)], {[url]: [check]}, REPOSITORY)).toBe('');
    expect(formatReport([link(url)], {[url]: [failed]}, REPOSITORY)).toBe('');
    expect(formatReport([], {}, REPOSITORY)).toBe('');
  });

  it('fits into an issue', () => {
    const links = Array.from({length: 500}, (_, index) =>
      link(`https://a.example/${'long-'.repeat(20)}${index}`, 30),
    );
    const history = Object.fromEntries(
      links.map(({url}) => [url, [{...check, movedTo: `${url}/${'new'.repeat(5000)}`}]]),
    );
    const report = formatReport(links, history, REPOSITORY);
    expect(report).toContain('And 460 more.');
    expect(report).toContain('and 27 more');
    expect(report.length).toBeLessThan(40_000);
  });

  it('shows text from other sites as code only', () => {
    const url = 'https://a.example/';
    const detail = 'no\n`url` https://u:p@x/![](https://evil.example/t.png)|[a](https://b)@octocat';
    const failed = {...check, outcome: 'failed', detail} as const;
    const days = ['2026-11-02', '2026-11-05', '2026-11-09'];
    const report = formatReport([link(url)], {[url]: days.map((date) => ({...failed, date}))}, '');
    const cells = /^\| `https:\/\/a\.example\/` \| (.*) \| .* \|$/m.exec(report)?.[1];
    expect(cells?.split('<br>')).toEqual(
      days.map(
        (date) =>
          `${date}: \`no %60url%60 https://u:p@x/![](https://evil.example/t.png)%7C[a](https://b)@octocat\``,
      ),
    );
  });

  it('escapes URLs in table cells', () => {
    const url = 'https://a.example/?q=a|b`c';
    const report = formatReport(
      [link(url)],
      {[url]: [{...check, movedTo: 'https://b.example/|'}]},
      REPOSITORY,
    );
    expect(report).toContain('| `https://a.example/?q=a%7Cb%60c` | `https://b.example/%7C` |');
  });
});
