/** Whether figures are found on the pages of a real server, which answers as hosts do. */
import {createServer, type ServerResponse} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findFigures} from '../../../src/cli/freshness/figures';

const FILLER = '<p>Storage, requests and transfer are billed by the month.</p>'.repeat(6);
const html = (body: string, charset = 'utf-8') => ({
  type: `text/html; charset=${charset}`,
  body: Buffer.from(`<!doctype html><body>${FILLER}${body}`),
});

type Answer = {readonly type: string; readonly body: Buffer};
const PAGES: Readonly<Record<string, Answer | ((response: ServerResponse) => void)>> = {
  '/price': html('<p>Storage: <b>$0.015</b>&nbsp;/ GB-month</p>'),
  '/moved': html('<p>For $0.015 you keep a gigabyte for a month.</p>'),
  '/raised': html('<p>Storage: $0.018 / GB-month</p>'),
  '/script': {type: 'text/html', body: Buffer.from('<div id=app></div><script>"$0.015"</script>')},
  '/japanese': {
    type: 'text/html; charset=shift_jis',
    body: Buffer.concat([
      Buffer.from(`<!doctype html><body>${FILLER}`),
      // 「月額１，５００円」 with full-width digits in Shift_JIS.
      Buffer.from('8c8e8a7a825081438254824f824f897e', 'hex'),
    ]),
  },
  '/markdown': {type: 'text/markdown', body: Buffer.from('Price: $0.015 / GB-month')},
  '/picture': {type: 'image/png', body: Buffer.from('$0.015')},
  '/old': (response) => response.writeHead(301, {location: '/price'}).end(),
  '/forbidden': (response) => response.writeHead(403).end('$0.015'),
  '/gone': (response) => response.writeHead(404).end('$0.015'),
  '/slow': () => undefined,
  '/stalled': (response) => {
    response.writeHead(200, {'content-type': 'text/html'}).write('<p>$0.015');
  },
  '/broken': (response) => {
    response.writeHead(200, {'content-type': 'text/html', 'content-length': '900'});
    response.write('<p>');
    setTimeout(() => response.destroy(), 50);
  },
  '/large': html(`${'x'.repeat(2e6)}<p>$0.015 / GB-month</p>`),
  '/too-large': html('x'.repeat(4e6)),
};

const server = createServer((request, response) => {
  const page = PAGES[request.url!];
  if (typeof page === 'function') {
    page(response);
  } else {
    response.writeHead(page ? 200 : 404, {'content-type': page?.type}).end(page?.body);
  }
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const PRICE = '$0.015 / GB-month';
const look = async (path: string, shown = PRICE, verbatim = true, timeout = 20_000) => {
  const [finding] = await findFigures([{url: origin + path, shown, verbatim}], {
    timeout,
    maxBytes: 3e6,
  });
  return finding!.reason === '' ? finding!.state : `${finding!.state}: ${finding!.reason}`;
};

it.each([
  ['/price', PRICE, 'found'],
  ['/moved', PRICE, 'reworded'],
  ['/raised', PRICE, 'absent'],
  ['/japanese', '月額1,500円', 'found'],
  ['/markdown', PRICE, 'found'],
  ['/old', PRICE, 'found'],
  ['/large', PRICE, 'found'],
  ['/script', PRICE, 'unreadable: filled in by scripts'],
  ['/picture', PRICE, 'unreadable: not a text, but image/png'],
  ['/forbidden', PRICE, 'unreadable: status 403'],
  ['/gone', PRICE, 'unreadable: status 404'],
  ['/broken', PRICE, 'unreadable: broke off'],
  ['/too-large', PRICE, 'unreadable: more than 3 MB'],
])('looks at %s for %s: %s', async (path, shown, expected) => {
  expect(await look(path, shown)).toBe(expected);
});

it.each(['/slow', '/stalled'])('waits for %s no longer than allowed', async (path) => {
  expect(await look(path, PRICE, true, 300)).toBe('unreadable: too slow');
});

it('is content with the number of a figure in the words of others', async () => {
  expect(await look('/moved', '0.015 dollars a GB', false)).toBe('found');
  expect(await look('/raised', '0.015 dollars a GB', false)).toBe('absent');
});

it('knows nothing if there is no server', async () => {
  const [finding] = await findFigures([{url: 'http://127.0.0.1:1/', shown: PRICE, verbatim: true}]);
  expect(finding).toEqual({state: 'unreadable', reason: 'no answer'});
});
