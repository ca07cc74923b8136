import {describe, expect, it} from 'vitest';
import {readJpegSize} from '@site/src/catalogue/rules/covers';
import {jpeg, problemsOf} from '../factories';

const COVER = 'services/alpha/cover.jpg';

describe('readJpegSize', () => {
  it('finds the frame behind other parts of the header', () => {
    expect(readJpegSize(jpeg(640, 480))).toEqual({width: 640, height: 480});
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('a picture, in other words')],
    ['a header that ends early', jpeg().subarray(0, 12)],
    ['a header that is broken', Buffer.concat([jpeg().subarray(0, 2), Buffer.alloc(20)])],
  ])('finds no size in %s', (_, bytes) => {
    expect(readJpegSize(bytes)).toBeUndefined();
  });
});

describe('a cover', () => {
  it('is there', () => {
    expect(problemsOf({[COVER]: null})).toMatchInlineSnapshot(`
      "services/alpha/cover.jpg:1:1 the file is missing; "npm run covers" draws it from the record
      1 problem in the content"
    `);
  });

  it('is a JPEG picture', () => {
    expect(problemsOf({[COVER]: '<svg/>'})).toMatchInlineSnapshot(`
      "services/alpha/cover.jpg:1:1 not a JPEG file; "npm run covers -- --force" draws it anew
      1 problem in the content"
    `);
  });

  it('has its size and is not heavy', () => {
    expect(problemsOf({[COVER]: jpeg(1200, 600, 100_000)})).toMatchInlineSnapshot(`
      "services/alpha/cover.jpg:1:1 the picture has 1200 x 600 pixels; it must have 1200 x 630
      services/alpha/cover.jpg:1:1 the file has 100000 bytes; it must have less than 100000
      2 problems in the content"
    `);
  });
});
