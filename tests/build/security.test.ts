/**
 * What the browser cannot tell of the Content Security Policy, the file of headers and what is
 * published; the end-to-end tests fail on any violation of the policy.
 */
import {expect, it} from 'vitest';
import {parseHeaderRules} from '@site/src/hosting/headers';
import {headersOf} from '../site/headers';
import {address, filesOfBuild, PAGES, readBuilt, ROOT} from './pages';

it('each page has one policy, before any element that loads or runs something', () => {
  for (const {$, file} of PAGES) {
    const [first, second] = [...$('head').children()];
    expect.soft($(first).attr('charset'), file).toBe('UTF-8');
    expect.soft($(second).attr('http-equiv'), file).toBe('Content-Security-Policy');
    expect.soft($('meta[http-equiv]').length, file).toBe(1);
    expect.soft($(second).attr('content'), file).not.toMatch(/script-src[^;]*unsafe-inline/);
  }
});

it('no rule of the file _headers is without a matching file', () => {
  const paths = filesOfBuild('').map((file) => address.baseUrl + file);
  const idle = parseHeaderRules(readBuilt('_headers')).filter(
    (rule) => !paths.some((pathname) => headersOf([rule], pathname).length > 0),
  );
  expect(idle.map(({pattern}) => pattern)).toEqual([]);
});

it('no published file contains the path of the folder it was built in', () => {
  const texts = ['.css', '.html', '.js', '.json', '.txt', '.xml'].flatMap(filesOfBuild);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => readBuilt(file).includes(ROOT))).toEqual([]);
});
