import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {compareCopy} from '@site/src/offline/compareCopy';
import {COPIED} from '@site/src/offline/copies';

const SCRIPT = '<script src="/assets/js/runtime~main.0a1b2c3d.js" defer></script>';
const root = document.documentElement;

/** Compares a page that is marked as a copy with what the host sends; returns whether it still is. */
async function isCopyOf(html: string, status: number): Promise<boolean> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html, {status})));
  await compareCopy();
  return root.hasAttribute(COPIED);
}

beforeEach(() => {
  document.head.innerHTML = SCRIPT;
  root.setAttribute(COPIED, '1795168800000');
});
afterEach(() => {
  document.head.innerHTML = '';
  root.removeAttribute(COPIED);
  vi.unstubAllGlobals();
});

it('removes the mark of a copy of the same build', async () => {
  expect(await isCopyOf(`<head>${SCRIPT}</head>`, 200)).toBe(false);
});

it.each([
  ['the page of another build', SCRIPT.replace('0a1b2c3d', '4e5f6a7b'), 200],
  ['the 404 page of the same build', SCRIPT, 404],
])('keeps the mark if the host sends %s', async (_, html, status) => {
  expect(await isCopyOf(html, status)).toBe(true);
});
