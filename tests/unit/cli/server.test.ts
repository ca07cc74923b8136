/** The static host, in cases that tests/hosting does not cover: files that no build contains. */
import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {brotliDecompressSync} from 'node:zlib';
import {describe, expect, it, onTestFinished} from 'vitest';
import {listen, serveSite} from '@site/src/cli/site/server';
import {writeTree} from '../catalogue/factories';

const FILES = {
  'secret/index.html': 'secret',
  'secret.txt': 'secret',
  'site-2/index.html': 'secret',
  'site/_headers': '/*\n  X-Test: all\n/a.txt\n  Cache-Control: no-cache\n',
  'site/404.html': 'not found',
  'site/index.html': 'home',
  'site/a.txt': 'text',
  'site/b.jpg': 'picture',
  'site/100%/index.html': 'a name that is no escape',
};

async function start(options?: Parameters<typeof serveSite>[1]) {
  const server = serveSite(`${writeTree(FILES)}/site`, options);
  const origin = await listen(server);
  onTestFinished(() => void server.close());
  const {port} = new URL(origin);
  /** Requests a path exactly as written. */
  const ask = (path: string) =>
    new Promise<{status?: number; body: Buffer; headers: object}>((resolve, reject) => {
      request({host: '127.0.0.1', port, path}, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            const {statusCode: status, headers} = response;
            resolve({status, headers, body: Buffer.concat(parts)});
          });
      })
        .on('error', reject)
        .end();
    });
  return {server, ask};
}

describe('the static server', () => {
  it('listens on the loopback interface only', async () => {
    const {server} = await start();
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret/',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/..%2fsite-2/',
    '/..\\secret.txt',
    '/%2e%2e/secret.txt',
    '/_headers',
    '//_headers',
  ])('does not serve %s', async (path) => {
    const {ask} = await start();
    const {status, body} = await ask(path);
    expect([status, body.toString()]).toEqual([404, 'not found']);
  });

  it.each([
    ['/', 'home'],
    ['///', 'home'],
    ['/a.txt?b=c', 'text'],
    ['/100%25/', 'a name that is no escape'],
    ['/100%/', 'a name that is no escape'],
  ])('serves %s', async (path, text) => {
    const {ask} = await start();
    const {status, body, headers} = await ask(path);
    expect([status, body.toString()]).toEqual([200, text]);
    expect(headers).toMatchObject({'x-test': 'all'});
  });

  it('compresses text on request, and never images', async () => {
    const {ask} = await start({compress: true});
    for (const [path, status, text] of [
      ['/a.txt', 200, 'text'],
      ['/', 200, 'home'],
      ['/nope', 404, 'not found'],
      // The second answer comes from the cache of compressed files.
      ['/', 200, 'home'],
    ] as const) {
      const answer = await ask(path);
      expect(answer).toMatchObject({status, headers: {'content-encoding': 'br'}});
      expect(brotliDecompressSync(answer.body).toString()).toBe(text);
    }
    const {headers, body} = await ask('/b.jpg');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe('picture');
  });
});
