import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import securityPlugin from '@site/src/plugins/security';
import {
  buildHeaderRules,
  formatHeaderRules,
  headersOf,
  parseHeaderRules,
} from '@site/src/plugins/security/headers';
import {checkScripts, hashOf, readScripts} from '@site/src/plugins/security/inlineScripts';
import {buildPolicy, hashesIn} from '@site/src/plugins/security/policy';

const BOOT = `boot("not-found-page")`;
const BANNER =
  'document.addEventListener("DOMContentLoaded",function(){void 0===window.docusaurus&&insertBanner()});function insertBanner(){show("#")}';

describe('readScripts', () => {
  it('finds what a browser runs and no data', () => {
    const {scripts} = readScripts(
      `<script>a<b&&"&amp;"</script><script src="/x.js"></script><script type=module>m</script>
       <script type="application/ld+json">{}</script><script type="speculationrules">{}</script>
       <template><script>t</script></template><!-- <script>c</script> -->`,
    );
    expect(scripts).toEqual(['a<b&&"&amp;"', 'm', '{}', 't']);
  });

  it('finds code in attributes', () => {
    const {attributes} = readScripts(
      '<a ONCLICK="x()" href=" JavaScript:y()">one</a><p title="on and on">onclick="z()"</p>',
    );
    expect(attributes).toEqual(['onclick="x()"', 'href=" JavaScript:y()"']);
  });

  it.each([
    ['<html><head><meta charset=UTF-8>', '<title>t</title>'],
    ['<html><head>', '<script>x</script>'],
  ])('puts the policy behind %s', (before, after) => {
    const html = before + after;
    expect(html.slice(readScripts(html).policyOffset)).toBe(after);
  });
});

describe('checkScripts', () => {
  const page = (file: string, ...scripts: string[]) => ({file, scripts, attributes: []});

  it('is content with scripts that were reviewed', () => {
    const pages = [page('index.html', BOOT, BANNER), page('a.html', BOOT)];
    expect(checkScripts(pages, `<meta name="a"><script>${BOOT}</script>`)).toEqual([]);
  });

  it('names an unknown script once, its page, its start and what to do', () => {
    const pages = [page('a.html', BOOT, ' track(1)'), page('b.html', ' track(1)')];
    expect(checkScripts(pages, '')).toMatchInlineSnapshot(`
      [
        "a.html and 1 more: unknown inline script that begins with "track(1)". Find out where it comes from; if it has to stay, add it to OF_PAGES in src/plugins/security/inlineScripts.ts.",
      ]
    `);
  });

  it('names an unknown script that the minifier has joined to a known one', () => {
    const tags = `<script>${BOOT}</script><script>track(1)</script>`;
    expect(checkScripts([page('a.html', `${BOOT};track(1)`)], tags)).toMatchInlineSnapshot(`
      [
        "every page: unknown inline script that begins with "track(1)". Find out where it comes from; if it has to stay, add it to INJECTED in src/plugins/security/inlineScripts.ts.",
      ]
    `);
    for (const joined of [`track(1);${BANNER}`, `${BANNER};track(1)`]) {
      expect(checkScripts([page('index.html', joined)], '')).toHaveLength(1);
    }
  });

  it('names code in attributes', () => {
    const pages = [{file: 'a.html', scripts: [], attributes: ['onclick="x()"']}];
    expect(checkScripts(pages, '')).toMatchInlineSnapshot(`
      [
        "a.html: code in an attribute, "onclick=\\"x()\\"". The policy blocks it; move it into a component or a script.",
      ]
    `);
  });
});

describe('hashOf', () => {
  it('is what browsers expect, whatever the ends of lines', () => {
    // The example of MDN and of the policy's specification.
    expect(hashOf("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(hashOf('a\r\nb\rc')).toBe(hashOf('a\nb\nc'));
  });
});

describe('buildPolicy', () => {
  const none = {analytics: false, algoliaAppId: undefined};
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((part) => part.startsWith(`${name} `));

  it('allows the given scripts and no others', () => {
    const policy = buildPolicy(["'sha256-AAA='"], none, 'header');
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-AAA='");
    expect(hashesIn(policy)).toEqual(["'sha256-AAA='"]);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('names no other origin unless a service needs it', () => {
    expect(buildPolicy([], none, 'header')).not.toContain('https:');
    const analytics = buildPolicy([], {...none, analytics: true}, 'header');
    expect(directive(analytics, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(analytics).not.toContain('algolia');
    const algolia = buildPolicy([], {...none, algoliaAppId: 'ABC'}, 'header');
    expect(directive(algolia, 'connect-src')).toContain('https://abc-dsn.algolia.net');
    expect(algolia).not.toContain('google');
  });

  it('leaves to the header what counts only there', () => {
    const [header, meta] = (['header', 'meta'] as const).map((place) =>
      buildPolicy([], none, place).split('; '),
    );
    expect(header!.filter((part) => !meta!.includes(part))).toEqual(["frame-ancestors 'none'"]);
  });
});

describe('the file _headers', () => {
  const rules = buildHeaderRules("default-src 'self'", ['/shelf/', '/shelf/ja/']);

  it('is read as it was written', () => {
    expect(parseHeaderRules(formatHeaderRules(rules))).toEqual(rules);
  });

  it.each([
    ['/shelf/assets/js/a.js', 'public, max-age=31536000, immutable'],
    ['/shelf/ja/assets/js/a.js', 'public, max-age=31536000, immutable'],
    ['/shelf/ja/search/texts-1234.json', 'public, max-age=31536000, immutable'],
    ['/shelf/search/manifest.json', undefined],
    ['/shelf/services/assets/', undefined],
    ['/shelf/sw.js', 'no-cache'],
    ['/shelf/', undefined],
  ])('says of %s how long it is kept', (pathname, cache) => {
    const headers = headersOf(rules, pathname);
    expect(new Map(headers).get('Cache-Control')).toBe(cache);
    // Hosts join the values of a header that two rules give.
    expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
    expect(new Map(headers).get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is not written when hosts would not read all of it', () => {
    expect(() => formatHeaderRules(buildHeaderRules('x'.repeat(2000), ['/']))).toThrow(
      /a line of \d+ characters, and hosts read 2000: {3}Content-Security-Policy/,
    );
    const many = Array.from({length: 101}, (_, index) => ({pattern: `/${index}`, headers: []}));
    expect(() => formatHeaderRules(many)).toThrow('101 rules');
  });
});

describe('the plugin', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'security-'));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  const write = (file: string, script: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(
      path.join(root, file),
      `<head><meta charset=UTF-8><title>t</title><script>${script}</script></head>`,
    );
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const build = (locale: 'en' | 'ja') => {
    const i18n = {
      defaultLocale: 'en',
      currentLocale: locale,
      locales: ['en', 'ja'],
      localeConfigs: {en: {baseUrl: '/shelf/'}, ja: {baseUrl: '/shelf/ja/'}},
    };
    const plugin = securityPlugin({i18n} as unknown as LoadContext, {
      analytics: false,
      algoliaAppId: undefined,
    });
    const outDir = path.join(root, locale === 'en' ? '' : 'ja');
    const tags = {headTags: '', preBodyTags: '', postBodyTags: ''};
    return plugin.postBuild!({outDir, ...tags} as never);
  };

  const english = `${BOOT}//en`;
  const japanese = `${BOOT}//ja`;

  it('gives each page a policy before anything else, and the header those of all languages', async () => {
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
    expect(readdirSync(root).sort()).toEqual(['_headers', 'docs', 'index.html', 'ja']);
    expect(readdirSync(path.join(root, 'ja'))).toEqual(['index.html']);
  });

  it('leaves the pages of the other language alone', async () => {
    write('index.html', english);
    write('ja/index.html', japanese);
    const before = read('ja/index.html');
    await build('en');
    expect(read('ja/index.html')).toBe(before);
  });

  it('fails on a script that nobody has reviewed and writes nothing', async () => {
    write('index.html', 'track(1)');
    await expect(build('en')).rejects.toThrow('index.html: unknown inline script');
    expect(readdirSync(root)).toEqual(['index.html']);
  });
});
