/** `npm run freshness`. */
import {createServer} from 'node:http';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {expect, it, onTestFinished} from 'vitest';
import {catalogueFiles, claim, fact, serviceFiles, writeTree} from '../unit/catalogue/factories';
import {argumentsOf, runCommand} from './runCommand';

/** A service with two claims that are due on the day of {@link freshness}. */
const site = () =>
  writeTree(
    catalogueFiles(
      serviceFiles({
        freeTier: claim('yes', {read: '2026-08'}),
        facts: [fact({read: '2025-10-01'})],
      }),
    ),
  );

const freshness = (...options: readonly string[]) =>
  runCommand('freshness', site(), ['--due', '--today', '2026-11-30', ...options]);

it('lists what is due, the most overdue first, and counts all claims', () => {
  const {status, stdout} = freshness();
  expect(stdout).toMatchInlineSnapshot(`
    "due        age    checked     record  claim          source
    60 d over  425 d  2025-10-01  alpha   facts.regions  https://example.com/docs
    31 d over  121 d  2026-08     alpha   freeTier       https://example.com/docs

    2 of 19 claims that were compared with their source are due for a recheck; 0 have never been compared.
    17 values: 17 primary (100.0 %), 0 secondary (0.0 %), 0 general-knowledge (0.0 %).
    2 facts: 2 primary (100.0 %), 0 secondary (0.0 %), 0 general-knowledge (0.0 %).
    "
  `);
  expect(status).toBe(0);
});

it('writes a section of an issue, which is empty if nothing is due', () => {
  expect(freshness('--markdown').stdout).toMatchInlineSnapshot(`
    "## Facts and values by the age of their last check

    2 of 19 claims that were compared with their source are due for a recheck; 0 have never been compared.
    17 values: 17 primary (100.0 %), 0 secondary (0.0 %), 0 general-knowledge (0.0 %).
    2 facts: 2 primary (100.0 %), 0 secondary (0.0 %), 0 general-knowledge (0.0 %). Compare each with its source, correct the record, and set \`read\` to the day of the comparison.

    | Due | Checked | Record | About | Claim | Source |
    |---|---|---|---|---|---|
    | 60 d over | 2025-10-01 | [alpha](https://github.com/devshelf/devshelf/blob/main/services/alpha/service.yml) | Region | \`facts.regions\` | <https://example.com/docs> |
    | 31 d over | 2026-08 | [alpha](https://github.com/devshelf/devshelf/blob/main/services/alpha/service.yml) | Free tier | \`freeTier\` | <https://example.com/docs> |

    "
  `);
  expect(freshness('--markdown', '--today', '2020-01-01').stdout).toBe('');
});

it('lists the dead links of the built site', async () => {
  const server = createServer((request, response) => {
    const status = {'/fine': 200, '/forbidden': 403}[request.url!] ?? 404;
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const links = ['/fine', '/forbidden', '/gone'].map((url) => `<a href="${origin}${url}">x</a>`);
  const root = writeTree({
    'build/_headers': '',
    'build/docs/index.html': `${links.join('')}<a href="/not-there">x</a>`,
  });
  // Not synchronously, since this process answers the requests.
  const child = spawn(process.execPath, argumentsOf('freshness', ['--links']), {cwd: root});
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  expect(output).toBe(`${origin}/gone (404), in build/docs/index.html\n1 dead links\n`);
});

it('needs a built site to look for dead links', () => {
  const {status, stderr} = runCommand('freshness', site(), ['--links']);
  expect([status, stderr]).toEqual([1, 'there is no built site; run "npm run build" first\n']);
});
