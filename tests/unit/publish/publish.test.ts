import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {publishPlugin, type Step} from '@site/src/plugins/publish';
import {
  buildHeaderRules,
  cacheRules,
  FOREVER,
  formatHeaderRules,
  parseHeaderRules,
} from '@site/src/hosting/headers';
import {headersOf} from '../../site/headers';
import {buildPolicy, hashesIn, hashOf} from '@site/src/plugins/publish/policy';

const NO_PROVIDERS = {analytics: false, algoliaAppId: undefined};

describe('buildPolicy', () => {
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((part) => part.startsWith(`${name} `));

  it('allows the given scripts and no others', () => {
    const policy = buildPolicy(["'sha256-AAA='"], NO_PROVIDERS, 'header');
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-AAA='");
    expect(hashesIn(policy)).toEqual(["'sha256-AAA='"]);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('allows other origins only for configured services', () => {
    expect(buildPolicy([], NO_PROVIDERS, 'header')).not.toContain('https:');
    const analytics = buildPolicy([], {...NO_PROVIDERS, analytics: true}, 'header');
    expect(directive(analytics, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(analytics).not.toContain('algolia');
    const algolia = buildPolicy([], {...NO_PROVIDERS, algoliaAppId: 'ABC'}, 'header');
    expect(directive(algolia, 'connect-src')).toContain('https://abc-dsn.algolia.net');
    expect(algolia).not.toContain('google');
  });

  it('omits directives from the meta element that only work in a header', () => {
    const [header, meta] = (['header', 'meta'] as const).map((place) =>
      buildPolicy([], NO_PROVIDERS, place).split('; '),
    );
    expect(header!.filter((part) => !meta!.includes(part))).toEqual(["frame-ancestors 'none'"]);
  });
});

it('hashOf is the hash that browsers compute, whatever the line endings', () => {
  // An example from MDN and the specification of the policy.
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
  expect(hashOf('a\r\nb\rc')).toBe(hashOf('a\nb\nc'));
});

describe('the file _headers', () => {
  const rules = buildHeaderRules("default-src 'self'", ['/shelf/', '/shelf/ja/']);

  it('is parsed as it was written', () => {
    expect(parseHeaderRules(formatHeaderRules(rules))).toEqual(rules);
  });

  it.each([
    ['/shelf/assets/js/a.js', 'public, max-age=31536000, immutable'],
    ['/shelf/ja/assets/js/a.js', 'public, max-age=31536000, immutable'],
    ['/shelf/services/assets/', undefined],
    ['/shelf/service-worker.js', undefined],
    ['/shelf/', undefined],
  ])('has the caching rule for %s', (pathname, cache) => {
    const headers = headersOf(rules, pathname);
    expect(new Map(headers).get('Cache-Control')).toBe(cache);
    // Hosts join the values of a header that two rules set.
    expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
    expect(new Map(headers).get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is not written if it exceeds the limits of hosts', () => {
    expect(() => formatHeaderRules(buildHeaderRules('x'.repeat(2000), ['/']))).toThrow(
      /a line has \d+ characters, but hosts allow at most 2000: {3}Content-Security-Policy/,
    );
    const many = Array.from({length: 101}, (_, index) => ({pattern: `/${index}`, headers: []}));
    expect(() => formatHeaderRules(many)).toThrow('101 rules');
  });
});

describe('the plugin', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  const write = (file: string, script: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(
      path.join(root, file),
      `<head><meta charset=UTF-8><title>t</title><script>${script}</script><script src=/main.js defer></script></head>`,
    );
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const build = (locale: 'en' | 'ja', plugins: readonly Plugin[] = []) => {
    const localeConfigs = {en: {baseUrl: '/shelf/'}, ja: {baseUrl: '/shelf/ja/'}};
    const context = {
      siteConfig: {url: 'https://shelf.example', themeConfig: {}},
      ...localeConfigs[locale],
      i18n: {
        defaultLocale: 'en',
        currentLocale: locale,
        locales: ['en', 'ja'],
        localeConfigs,
      },
    } as unknown as LoadContext;
    const outDir = path.join(root, locale === 'en' ? '' : 'ja');
    const site = {...context, plugins, outDir};
    return publishPlugin(context, NO_PROVIDERS).postBuild!(site as never);
  };

  it('writes a policy into each page, and a header with the hashes of all languages', async () => {
    const [english, japanese] = ['boot("en")', 'boot("ja")'];
    write('index.html', english);
    write('docs/index.html', english);
    await build('en');
    expect(hashesIn(read('_headers'))).toEqual([hashOf(english)]);
    write('ja/index.html', japanese);
    await build('ja');
    expect(read('docs/index.html')).toMatch(
      /^<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="[^"]+"><title>/,
    );
    expect(hashesIn(read('docs/index.html'))).toEqual([hashOf(english)]);
    expect(hashesIn(read('ja/index.html'))).toEqual([hashOf(japanese)]);
    expect(hashesIn(read('_headers'))).toEqual([hashOf(english), hashOf(japanese)].sort());
    expect(readdirSync(root).sort()).toEqual([
      '_headers',
      'docs',
      'index.html',
      'ja',
      'robots.txt',
      'sitemap-index.xml',
    ]);
    // Each of these files exists once, at the root of the site.
    expect(readdirSync(path.join(root, 'ja'))).toEqual(['index.html']);
    expect(read('robots.txt')).toContain('Sitemap: https://shelf.example/shelf/sitemap-index.xml');
    expect(
      [...read('sitemap-index.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc),
    ).toEqual([
      'https://shelf.example/shelf/sitemap.xml',
      'https://shelf.example/shelf/ja/sitemap.xml',
    ]);
  });

  it('fails on a script that only one page has', async () => {
    write('index.html', 'boot()');
    write('services/minio/index.html', 'track(1)');
    await expect(build('en')).rejects.toThrow(
      'services/minio/index.html has an inline script that the home page does not have',
    );
  });

  it('runs the steps of plugins in order, and writes the headers that they add', async () => {
    write('index.html', 'boot()');
    const done: string[] = [];
    const plugin = (name: string, run: Step['run'], step: Partial<Step> = {}) =>
      ({name, publishStep: {run, ...step}}) as unknown as Plugin;
    await build('en', [
      plugin('feeds', async () => {
        await new Promise((resolve) => setImmediate(resolve));
        done.push('feeds');
      }),
      plugin('worker', () => {
        done.push(read('index.html').includes('Content-Security-Policy') ? 'worker' : 'no policy');
      }),
      plugin('search', () => void done.push('search'), {
        headerRules: (bases) => cacheRules(bases, 'search/*', FOREVER),
      }),
    ]);
    expect(done).toEqual(['feeds', 'worker', 'search']);
    const rules = parseHeaderRules(read('_headers'));
    expect(new Map(headersOf(rules, '/shelf/ja/search/a')).get('Cache-Control')).toBe(FOREVER);
  });

  it('passes each parsed page once to all steps that read pages', async () => {
    for (const file of ['index.html', '404.html', 'services/minio/index.html', 'ja/index.html']) {
      write(file, 'boot()');
    }
    const seen: string[] = [];
    const publishStep: Step = {
      readPage({file, pathname, $}) {
        seen.push(`${file} ${pathname} ${$('title').text()}`);
      },
      run: () => undefined,
    };
    await build('en', [{name: 'offline', publishStep} as Plugin]);
    expect(seen).toEqual([
      '404.html /shelf/404 t',
      'index.html /shelf/ t',
      'services/minio/index.html /shelf/services/minio t',
    ]);
  });
});
