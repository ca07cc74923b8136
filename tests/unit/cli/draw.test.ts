import {expect, it} from 'vitest';
import {withoutOtherLanguages} from '../../../src/cli/draw';

it('the SVG in a language has its words and those common to both, however they are written', () => {
  const drawing = (...groups: readonly string[]): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
  <text>S3 &amp; R2</text>${groups.join('')}
</svg>
`;
  const en = `<g fill="#fff" lang="en">
    <g><text>Bucket</text></g>
  </g>`;
  const ja = '<text lang="ja">バケット</text>';
  expect(withoutOtherLanguages(drawing(en, ja), 'en')).toBe(drawing(en));
  expect(withoutOtherLanguages(drawing(en, ja), 'ja')).toBe(drawing(ja));
});
