import {expect, it} from 'vitest';
import {leanPages} from '@site/src/plugins/publish/leanPages';
import {editedPage} from './editedPage';

const leaned = (html: string): Promise<string> => editedPage(leanPages(), html);

it('takes out what nothing uses, and nothing else', async () => {
  const page = (generator: string, drawing: string) =>
    `<!doctype html><html><head><meta charset=UTF-8>${generator}<title>日本</title></head><body>${drawing}<div id=x><svg><path d=M0 /></svg></div></body></html>`;
  expect(
    await leaned(
      page(
        '<meta name=generator content=Docusaurus>',
        '<svg style="display: none;"><defs>\n<symbol id=theme-svg-external-link><path d=M1 /></symbol>\n</defs></svg>',
      ),
    ),
  ).toBe(page('', ''));
});

it('leaves a page without that as it is', async () => {
  const html = '<head><title>t</title></head><body><svg><path d=M0 /></svg></body>';
  expect(await leaned(html)).toBe(html);
});
