/** The responses of each server for which the repository has a configuration. */
import {readdirSync, readFileSync} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Running} from './externalServer';
import {DEFAULT_CACHE, parseHeaderRules} from '@site/src/hosting/headers';
import {headersOf} from '../site/headers';
import {isAvailable, SERVERS} from './servers';

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const FIVE_MINUTES = 'public, max-age=300, must-revalidate';

/** Path of a file of the build whose name contains a hash. */
function built(folder: string, name: RegExp): string {
  const file = readdirSync(path.join('build', folder)).find((entry) => name.test(entry));
  if (file === undefined) {
    throw new Error(`build/${folder} has no file ${name}; run "npm run build" first`);
  }
  return `/${folder}/${file}`;
}

const rules = parseHeaderRules(readFileSync('build/_headers', 'utf8'));

/** The Cache-Control that `_headers` gives a file, or the default. */
const cacheOf = (file: string): string =>
  headersOf(rules, file).find(([name]) => name === 'Cache-Control')?.[1] ?? DEFAULT_CACHE;

/** The service workers of both languages. */
const WORKERS = ['/service-worker.js', '/ja/service-worker.js'];

/** One file of each type, with its content type and Cache-Control. */
const FILES = [
  {path: '/', type: /^text\/html; ?charset=utf-8$/i, cache: DEFAULT_CACHE},
  {path: '/ja/services/linear/', type: /^text\/html; ?charset=utf-8$/i, cache: DEFAULT_CACHE},
  {path: built('assets/js', /^main/), type: /^(text|application)\/javascript/, cache: IMMUTABLE},
  {path: built('assets/css', /\.css$/), type: /^text\/css/, cache: IMMUTABLE},
  {path: built('assets/images', /\.jpg$/), type: /^image\/jpeg$/, cache: IMMUTABLE},
  {path: '/img/logo.svg', type: /^image\/svg\+xml/, cache: DAY},
  {path: built('search', /^pages-/), type: /^application\/json/, cache: IMMUTABLE},
  {path: '/search/manifest.json', type: /^application\/json/, cache: DEFAULT_CACHE},
  {path: '/manifest.webmanifest', type: /^application\/manifest\+json/, cache: DEFAULT_CACHE},
  {path: '/services/rss.xml', type: /^(text|application)\/xml/, cache: DEFAULT_CACHE},
  {path: '/changes/calendar.ics', type: /^text\/calendar/, cache: DEFAULT_CACHE},
  {path: '/services/linear.md', type: /^text\/markdown; ?charset=utf-8$/i, cache: DEFAULT_CACHE},
  {path: '/docs/intro.md', type: /^text\/markdown; ?charset=utf-8$/i, cache: DEFAULT_CACHE},
  {path: '/api/v1/services.csv', type: /^text\/csv; ?charset=utf-8$/i, cache: FIVE_MINUTES},
  {path: '/.well-known/api-catalog', type: /^application\/linkset\+json$/, cache: DEFAULT_CACHE},
  {path: '/ja/llms.txt', type: /^text\/plain; ?charset=utf-8$/i, cache: DEFAULT_CACHE},
  {path: '/api/v1/services/linear.json', type: /^application\/json/, cache: FIVE_MINUTES},
  {path: '/robots.txt', type: /^text\/plain/, cache: DEFAULT_CACHE},
  ...WORKERS.map((file) => ({
    path: file,
    type: /^(text|application)\/javascript/,
    cache: cacheOf(file),
  })),
];

/** Forms of a path, and the path that each redirects to. */
const FORMS = [
  ['/services', '/services/'],
  ['/ja', '/ja/'],
  ['/ja/services/linear?x=1', '/ja/services/linear/?x=1'],
  ['/index.html', '/'],
  ['/ja/index.html', '/ja/'],
  ['/services/linear/index.html?x=1', '/services/linear/?x=1'],
  ['/services.html', '/services/'],
  ['/ja/services/linear.html?x=1', '/ja/services/linear/?x=1'],
];

const UNKNOWN = [
  {path: '/nope', locale: 'en'},
  {path: '/services/linear/x/', locale: 'en'},
  {path: '/assets/js/nope.js', locale: 'en'},
  {path: '/_headers', locale: 'en'},
  {path: '/api/', locale: 'en'},
  {path: '/ja/assets/', locale: 'ja'},
  {path: '//evil.example/login.html', locale: 'en'},
  {path: '/ja/nope', locale: 'ja'},
  {path: '/ja/services/nope.html', locale: 'ja'},
];

/** Requests that must neither leave the folder nor redirect to another origin. */
const HOSTILE = [
  '//evil.example/index.html',
  '/\\evil.example/index.html',
  '/%5Cevil.example/index.html',
  '/%2F/evil.example/index.html',
  '//evil.example/services.html',
  '///services',
  '/\\services',
  '//docs/intro?x=//evil.example',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%',
  '/services%00',
  '/.git/config',
];

const securityHeaders = rules[0]!.headers;

for (const server of SERVERS) {
  describe.runIf(isAvailable(server))(server.name, () => {
    let running: Running;

    beforeAll(async () => {
      running = await server.start();
    });
    afterAll(async () => {
      await running.stop();
    });

    /** Requests a path exactly as written; fetch() would normalise it. */
    const ask = (target: string, headers: Record<string, string> = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const options = {host: '127.0.0.1', port: running.port, path: target};
        request({...options, headers: {host: `localhost:${running.port}`, ...headers}})
          .on('response', (response) => {
            let body = '';
            response.setEncoding('utf8');
            response.on('data', (part: string) => (body += part));
            response.on('end', () => {
              resolve({status: response.statusCode!, headers: response.headers, body});
            });
          })
          .on('error', reject)
          .end();
      });

    const expectSecurityHeaders = ({headers}: Answer, target: string) => {
      for (const [name, value] of securityHeaders) {
        expect.soft(headers[name.toLowerCase()], `${name} of ${target}`).toBe(value);
      }
    };

    it('sends each type of file with its content type, security headers and Cache-Control', async () => {
      for (const {path: target, type, cache} of FILES) {
        const answer = await ask(target);
        expect.soft(answer.status, target).toBe(200);
        expect.soft(answer.headers['content-type'] ?? '', target).toMatch(type);
        expect.soft(answer.headers['cache-control'], target).toBe(cache);
        expectSecurityHeaders(answer, target);
      }
    });

    it('redirects other forms of a path to that of the page', async () => {
      for (const [form = '', target] of FORMS) {
        const answer = await ask(form);
        expect.soft([301, 308], form).toContain(answer.status);
        expect.soft(answer.headers.location, form).toBe(target);
        expectSecurityHeaders(answer, form);
      }
    });

    it('answers unknown paths with status 404 and the 404 page', async () => {
      for (const {path: target, locale} of UNKNOWN) {
        const answer = await ask(target);
        expect.soft(answer.status, target).toBe(404);
        expect.soft(answer.headers['content-type'], target).toMatch(/^text\/html/);
        expect.soft(answer.headers['cache-control'], target).toBe(DEFAULT_CACHE);
        expect.soft(answer.body, target).toMatch(new RegExp(`<html lang=${locale} `));
        expect.soft(answer.body, target).toContain('not-found-page');
        expectSecurityHeaders(answer, target);
      }
    });

    it('neither leaks files nor redirects to another origin', async () => {
      for (const target of HOSTILE) {
        const {status, headers, body} = await ask(target);
        expect.soft(headers.location ?? '/', `location for ${target}`).toMatch(/^\/(?![/\\])/);
        expect.soft(body, target).not.toMatch(/"devDependencies"|\[core\]|root:/);
        expect.soft(status, target).toBeLessThan(500);
      }
    });

    it('allows cross-origin access to the API only', async () => {
      const origin = {origin: 'https://elsewhere.example'};
      for (const target of ['/api/v1/services.json', '/api/v1/nope.json']) {
        const {headers} = await ask(target, origin);
        expect.soft(headers['access-control-allow-origin'], target).toBe('*');
      }
      for (const target of ['/', '/services/linear/', '/services/linear.md']) {
        const {headers} = await ask(target, origin);
        expect.soft(headers['access-control-allow-origin'], target).toBeUndefined();
      }
    });

    it('links the Markdown copy to its page as canonical', async () => {
      for (const page of ['/services/linear', '/ja/companies/nulab']) {
        const {headers} = await ask(`${page}.md`);
        expect.soft(headers.link, page).toBe(`<${page}>; rel="canonical"`);
      }
      for (const target of ['/', '/services/linear/', '/robots.txt']) {
        expect.soft((await ask(target)).headers.link, target).toBeUndefined();
      }
    });

    it('answers with the Markdown copy if that is asked for, and says that it depends', async () => {
      const asking = (accept: string, target: string) => ask(target, {accept});
      const agent = 'text/markdown, text/html;q=0.9';
      for (const page of ['/services/linear/', '/ja/docs/intro/', '/docs/?x=1']) {
        const {status, headers, body} = await asking(agent, page);
        expect.soft(status, page).toBe(200);
        expect.soft(headers['content-type'], page).toMatch(/^text\/markdown/);
        expect.soft(headers.vary, page).toMatch(/\bAccept(?!-)/);
        expect.soft(body, page).toMatch(/^---\ntitle: /);
        expectSecurityHeaders({status, headers, body}, page);
      }
      const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
      for (const [accept, page] of [
        [browser, '/services/linear/'],
        ['text/html, text/markdown;q=0.5', '/services/linear/'],
        // These have no copy.
        [agent, '/'],
        [agent, '/services/'],
      ] as const) {
        const {status, headers} = await asking(accept, page);
        expect.soft(status, page).toBe(200);
        expect.soft(headers['content-type'], page).toMatch(/^text\/html/);
        expect.soft(headers.vary, page).toMatch(/\bAccept(?!-)/);
      }
    });

    it('compresses text but not images', async () => {
      for (const encoding of server.encodings) {
        for (const {path: target, type} of FILES) {
          const {headers, body} = await ask(target, {'accept-encoding': encoding});
          if (/jpeg|png/.test(type.source)) {
            expect.soft(headers['content-encoding'], target).toBeUndefined();
          } else if (body.length > 1000) {
            expect.soft(headers['content-encoding'], `${encoding} of ${target}`).toBe(encoding);
            expect.soft(headers.vary, target).toMatch(/accept-encoding/i);
          }
        }
      }
    });
  });
}
