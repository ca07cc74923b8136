import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {load} from 'cheerio';
import {expect, it, onTestFinished} from 'vitest';
import {editPages} from '@site/src/plugins/publish/editPages';
import {headScript} from '@site/src/plugins/publish/headScripts';
import {scriptsAfterPaint} from '@site/src/plugins/publish/scriptsAfterPaint';

/** What becomes of a page. */
async function edited(html: string): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  onTestFinished(() => {
    rmSync(outDir, {recursive: true});
  });
  const file = path.join(outDir, 'page.html');
  writeFileSync(file, html);
  const step = editPages([scriptsAfterPaint()]);
  step.readPage!({file: 'page.html', pathname: '/page', html, $: load(html)});
  await step.run({outDir} as never);
  return readFileSync(file, 'utf8');
}

const preload = (address: string) =>
  `<link rel=preload as=script fetchpriority=low href=${address}>`;

it.each([
  ['minified', '<script src=/a~b.1.js defer></script><script src=/c.2.js defer></script>'],
  [
    'not minified',
    '<script src="/a~b.1.js" defer></script><script src="/c.2.js" defer=""></script>',
  ],
])('makes preloads of deferred scripts, %s', async (_, scripts) => {
  const page = (html: string) => `<head><title>日本</title>${html}</head><body></body>`;
  expect(await edited(page(scripts))).toBe(page(preload('/a~b.1.js') + preload('/c.2.js')));
});

it('leaves other scripts as they are', async () => {
  const html =
    '<head><script>a()</script><script src=/x.js></script><script async src=/y.js></script></head>';
  expect(await edited(html)).toBe(html);
});

/** Opens a page with two preloads, and returns how to go on and what it has run so far. */
function open({hidden}: {readonly hidden: boolean}) {
  const ran: string[] = [];
  let frames: (() => void)[] = [];
  let onParsed: (() => void) | undefined;
  const document = {
    hidden,
    addEventListener: (name: string, listener: () => void) => {
      expect(name).toBe('DOMContentLoaded');
      onParsed = listener;
    },
    querySelectorAll: (selector: string) => {
      expect(selector).toBe('link[rel=preload][as=script]');
      return ['/ja/a.js', '/ja/b.js'].map((href) => ({getAttribute: () => href}));
    },
    createElement: () => ({async: true}),
    head: {
      appendChild: ({src, async}: {readonly src: string; readonly async: boolean}) => {
        // Otherwise, the scripts would run in the order in which they arrive.
        expect(async).toBe(false);
        ran.push(src);
      },
    },
  };
  const paints: string[] = [];
  runInNewContext(headScript('afterPaint').innerHTML!, {
    document,
    performance: {getEntriesByType: (type: string) => (type === 'paint' ? paints : [])},
    requestAnimationFrame: (callback: () => void) => {
      frames.push(callback);
    },
  });
  return {
    ran,
    reportPaint: () => {
      paints.push('first-contentful-paint');
    },
    parse: () => onParsed!(),
    drawFrame: () => {
      const callbacks = frames;
      frames = [];
      for (const callback of callbacks) {
        callback();
      }
    },
  };
}

it('runs the scripts in their order when the page is on screen', () => {
  const {ran, parse, drawFrame, reportPaint} = open({hidden: false});
  drawFrame();
  parse();
  for (let frame = 1; frame <= 3; frame += 1) {
    drawFrame();
    expect(ran).toEqual([]);
  }
  reportPaint();
  expect(ran).toEqual([]);
  drawFrame();
  expect(ran).toEqual(['/ja/a.js', '/ja/b.js']);
  drawFrame();
  expect(ran).toHaveLength(2);
});

it('draws what was parsed after the first paint before it runs the scripts', () => {
  const {ran, parse, drawFrame, reportPaint} = open({hidden: false});
  reportPaint();
  parse();
  drawFrame();
  expect(ran).toEqual([]);
  drawFrame();
  expect(ran).toHaveLength(2);
});

it('waits for a bounded number of frames if the browser reports no paint', () => {
  const {ran, parse, drawFrame} = open({hidden: false});
  parse();
  for (let frame = 1; frame < 7; frame += 1) {
    drawFrame();
  }
  expect(ran).toEqual([]);
  drawFrame();
  expect(ran).toHaveLength(2);
});

it('does not wait for frames in a tab that is not shown', () => {
  const {ran, parse} = open({hidden: true});
  expect(ran).toEqual([]);
  parse();
  expect(ran).toEqual(['/ja/a.js', '/ja/b.js']);
});
