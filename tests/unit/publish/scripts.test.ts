import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {headScript, isHeadScript} from '@site/src/plugins/publish/headScripts';
import {checkScripts, fingerprint, hashOf, readCode} from '@site/src/plugins/publish/scripts';

const ORIGIN = 'https://shelf.example';
const read = (html: string) => readCode(load(html), ORIGIN);

/** The notice about a wrong base URL, as minified on the home page of a site with this base URL. */
const banner = (baseUrl: string) =>
  `document.addEventListener("DOMContentLoaded",function(){void 0===window.docusaurus&&insertBanner()});function insertBanner(){var n=document.createElement("div");n.id="__docusaurus-base-url-issue-banner-container",n.innerHTML='\\n<div id="__docusaurus-base-url-issue-banner" style="border: thick solid red; background-color: rgb(255, 230, 179); margin: 20px; padding: 20px; font-size: 20px;">\\n   <p style="font-weight: bold; font-size: 30px;">Your Docusaurus site did not load properly.</p>\\n   <p>A very common reason is a wrong site <a href="https://docusaurus.io/docs/docusaurus.config.js/#baseUrl" style="font-weight: bold;">baseUrl configuration</a>.</p>\\n   <p>Current configured baseUrl = <span style="font-weight: bold; color: red;">${baseUrl}</span> ${baseUrl === '/' ? ' (default value)' : ''}</p>\\n   <p>We suggest trying baseUrl = <span id="__docusaurus-base-url-issue-banner-suggestion-container" style="font-weight: bold; color: green;"></span></p>\\n</div>\\n',document.body.prepend(n);var e=document.getElementById("__docusaurus-base-url-issue-banner-suggestion-container"),s=window.location.pathname;e.textContent="/"===s.substr(-1)?s:s+"/"}`;

describe('readCode', () => {
  it('finds executable scripts and no data blocks', () => {
    const {scripts} = read(
      `<script>a<b&&"&amp;"</script><script src="/x.js"></script><script type=module>m</script>
       <script type="application/ld+json">{}</script><script type="speculationrules">{}</script>
       <template><script>t</script></template><!-- <script>c</script> -->`,
    );
    expect(scripts).toEqual(['a<b&&"&amp;"', 'm', '{}', 't']);
  });

  it.each([
    '<a onclick="x()">',
    '<a href=" JavaScript:y()">',
    '<a href="java\nscript:y()">',
    '<a href="\u0001javascript:y()">',
    '<svg><a xlink:href="javascript:y()"></a></svg>',
    '<form action="https://evil.example/"></form>',
    '<button formaction="//evil.example/">',
    '<iframe srcdoc="<b>"></iframe>',
    '<meta http-equiv="Refresh" content="0;url=/">',
    '<script src="//evil.example/x.js"></script>',
  ])('forbids %s', (html) => {
    expect(read(html).forbidden).toHaveLength(1);
  });

  it.each([
    '<meta name="description" content="JavaScript: what it is and what it runs on">',
    '<p aria-label="javascript: an example" title="on and on">onclick="z()"</p>',
    '<a href="https://other.example/">',
    '<a href="/docs#javascript:">',
    '<img src="https://other.example/x.png">',
    '<form action="/search">',
    '<script src="/assets/js/main.js"></script>',
  ])('allows %s', (html) => {
    expect(read(html).forbidden).toEqual([]);
  });
});

describe('checkScripts', () => {
  const page = (file: string, ...scripts: string[]) => ({file, scripts, forbidden: []});
  const own = headScript('boot', {announcementId: 'news', storageNamespace: 'shelf'}).innerHTML!;
  const known = {tags: [own], everywhere: ['boot()'], isOwn: isHeadScript};

  it('accepts reviewed scripts with any base URL', () => {
    const pages = [
      page('index.html', 'boot()', banner('/')),
      page('ja/index.html', 'boot()', banner('/shelf/ja/')),
    ];
    expect(checkScripts(pages, known)).toEqual([]);
  });

  it('reports an unknown script once, with its pages, its start and a remedy', () => {
    const pages = [page('a.html', 'boot()', ' track(1)'), page('b.html', ' track(1)')];
    expect(checkScripts(pages, known)).toMatchInlineSnapshot(`
      [
        "a.html and 1 more: unreviewed inline script that begins with "track(1)". Find out where it comes from. If it is needed, add it to REVIEWED_OF_PAGES in src/plugins/publish/scripts.ts with the fingerprint f329ff93842a539e.",
      ]
    `);
  });

  it.each([
    'fetch("/x");alert(1)/*not-found-page ChunkLoadError globalPrivacyControl docusaurus-theme*/',
    'boot();track(1)',
    `track(1);${banner('/')}`,
    `${banner('/')};track(1)`,
    banner('/').replace('s.substr(-1)', 'steal()'),
    banner('<img onerror=x>'),
  ])('reports %s', (script) => {
    expect(checkScripts([page('index.html', script)], known)).toHaveLength(1);
  });

  it.each([`${own};track(1)`, own.replace('"news"', 'track()'), `steal()//docusaurus-theme`])(
    'reports a changed tag of a plugin: %s',
    (tag) => {
      const [problem, ...others] = checkScripts([], {...known, tags: [tag]});
      expect(problem).toMatch(/^every page: unreviewed inline script .* REVIEWED_ON_EVERY_PAGE/);
      expect(others).toEqual([]);
    },
  );

  it('reports forbidden code', () => {
    const pages = [{file: 'a.html', scripts: [], forbidden: ['<p onclick="x()">']}];
    expect(checkScripts(pages, known)).toMatchInlineSnapshot(`
      [
        "a.html: "<p onclick=\\"x()\\">" runs code, redirects, or uses a script or form target of another site; move it into a component, or use a link.",
      ]
    `);
  });
});

describe('fingerprint', () => {
  it('ignores measurement ids, but no other change', () => {
    const gtag = (id: string) => `gtag('js', new Date()); gtag('config', '${id}', {});`;
    expect(fingerprint(gtag('G-1'))).toBe(fingerprint(gtag('G-ABC123')));
    expect(fingerprint(gtag(`G-1');steal('`))).not.toBe(fingerprint(gtag('G-1')));
  });
});

describe('hashOf', () => {
  it('is the hash that browsers compute, whatever the line endings', () => {
    // An example from MDN and the specification of the policy.
    expect(hashOf("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(hashOf('a\r\nb\rc')).toBe(hashOf('a\nb\nc'));
  });
});
