import {describe, expect, it} from 'vitest';
import {drawingStamp} from '@site/src/catalogue';
import {article, problemsOf} from '../factories';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10">
  <rect width="20" height="10"/>
  <g lang="en"><text>Bucket</text></g>
  <g lang="ja"><text>バケット</text></g>
  <g><text>S3</text></g>
</svg>
`;
const TWINS = 'i18n/ja/docusaurus-plugin-content-blog-services/alpha';
const SHOWN = {
  'services/alpha/index.md': article({body: '![A bucket](./plan.png)'}),
  'services/alpha/plan.svg': DRAWING,
};
/** A file with the signature of PNG and the stamp of the drawing it was rendered from. */
const pictureOf = (drawing: string): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from(drawingStamp(Buffer.from(drawing))),
  ]);

describe('a drawing beside an article', () => {
  it('needs an image in each language', () => {
    const report = problemsOf(SHOWN);
    expect(report).toContain(
      'services/alpha/plan.png:1:1 the picture is missing; "npm run covers" draws it from services/alpha/plan.svg',
    );
    expect(report).toContain(`${TWINS}/plan.png:1:1 the picture is missing`);
    expect(report).not.toContain('does not exist');
    expect(report).not.toContain('plan.svg:1:1');
  });

  it('is valid while its images are current', () => {
    const pictures = {
      'services/alpha/plan.png': pictureOf(DRAWING),
      [`${TWINS}/plan.png`]: pictureOf(DRAWING),
    };
    expect(problemsOf({...SHOWN, ...pictures})).not.toContain('plan.');
    const changed = problemsOf({
      ...SHOWN,
      ...pictures,
      'services/alpha/plan.svg': DRAWING.replace('S3', 'S4'),
    });
    for (const file of ['services/alpha/plan.png', `${TWINS}/plan.png`]) {
      expect(changed).toContain(`${file}:1:1 the picture does not match the current plan.svg`);
    }
  });

  it('is reported as unused if no article shows its image', () => {
    expect(problemsOf({'services/alpha/plan.svg': DRAWING})).toContain(
      'services/alpha/plan.svg:1:1 no article in this folder shows this picture',
    );
  });
});
