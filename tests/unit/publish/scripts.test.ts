import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {headScript, isHeadScript} from '@site/src/plugins/publish/headScripts';
import {checkScripts, fingerprint, hashOf, inlineScripts} from '@site/src/plugins/publish/scripts';

const BOOT = path.join(import.meta.dirname, '../../../src/plugins/publish/boot.script.js');

it('inlineScripts finds executable scripts and no data blocks', () => {
  const $ = load(
    `<script>a<b&&"&amp;"</script><script src="/x.js"></script><script type=module>m</script>
     <script type="application/ld+json">{}</script><script type="speculationrules">{}</script>
     <!-- <script>c</script> -->`,
  );
  expect(inlineScripts($)).toEqual(['a<b&&"&amp;"', 'm', '{}']);
});

it('checkScripts reports an unknown script with its place, its start and a remedy', () => {
  const scripts = new Map([
    ['boot()', 'index.html'],
    [' track(1)', 'a.html'],
  ]);
  expect(checkScripts(scripts, (script) => script === 'boot()')).toMatchInlineSnapshot(`
    [
      "a.html: unreviewed inline script that begins with "track(1)". Find out where it comes from. If it is needed, add it to REVIEWED in src/plugins/publish/scripts.ts with the fingerprint f329ff93842a539e.",
    ]
  `);
});

it('only unchanged scripts of this site need no review', () => {
  const own = headScript(BOOT, {announcementId: 'news'}).innerHTML!;
  expect(isHeadScript(own)).toBe(true);
  for (const other of [`${own};track(1)`, own.replace('"news"', 'track()')]) {
    expect(isHeadScript(other)).toBe(false);
  }
});

it('fingerprints ignore measurement ids, but no other change', () => {
  const gtag = (id: string) => `gtag('js', new Date()); gtag('config', '${id}', {});`;
  expect(fingerprint(gtag('G-1'))).toBe(fingerprint(gtag('G-ABC123')));
  expect(fingerprint(gtag(`G-1');steal('`))).not.toBe(fingerprint(gtag('G-1')));
});

it('hashOf is the hash that browsers compute, whatever the line endings', () => {
  // An example from MDN and the specification of the policy.
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
  expect(hashOf('a\r\nb\rc')).toBe(hashOf('a\nb\nc'));
});
