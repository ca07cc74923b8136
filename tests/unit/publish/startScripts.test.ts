import {describe, expect, it} from 'vitest';
import {startScripts} from '@site/src/plugins/publish/startScripts';
import {editedPage} from './editedPage';

const edited = (html: string): Promise<string> => editedPage(startScripts(), html);

describe('the scripts of a page', () => {
  it.each([
    ['minified', '<script src=/a.js defer></script><script src=/b.js defer></script>'],
    ['as rendered', '<script src="/a.js" defer></script>\n<script src="/b.js" defer=""></script>'],
  ])('become preloads with low priority: %s', async (_, scripts) => {
    const inline = '<script>var x</script><script async src=https://a.example/t.js></script>';
    const html = await edited(`<head>${inline}${scripts}</head><p>日本</p>`);
    expect(html.replace('\n', '')).toBe(
      `<head>${inline}<link rel=preload as=script fetchpriority=low href=/a.js><link rel=preload as=script fetchpriority=low href=/b.js></head><p>日本</p>`,
    );
  });

  it('fail the build if they have another form', async () => {
    await expect(edited('<head><script type=module src=/a.js></script></head>')).rejects.toThrow(
      'Pages without a script with "defer", to run after the first paint:\npage.html',
    );
  });
});
