import {expect, it} from 'vitest';
import {sharedGuide} from '@site/src/catalogue';
import {catalogue, parseService} from '../factories';

const guideOf = (...services: readonly (readonly [category: string, tag: string])[]) =>
  sharedGuide(
    catalogue({
      services: services.map(([category, tag], index) =>
        parseService({slug: `service-${index}`, category, tags: [tag]}),
      ),
    }),
    'bucket',
    'ja',
  );

it('the guide of a tag is the category that at least two services with it share', () => {
  expect(guideOf(['keeping', 'bucket'], ['running', 'web'], ['keeping', 'bucket'])).toEqual({
    label: '保存',
    path: '/docs/categories/keeping',
  });
  expect(guideOf(['keeping', 'bucket'], ['running', 'bucket'])).toBeNull();
  expect(guideOf(['keeping', 'bucket'])).toBeNull();
});
