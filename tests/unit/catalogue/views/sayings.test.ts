import {expect, it} from 'vitest';
import {buildSayings} from '@site/src/catalogue';
import {catalogue, parseService} from '../factories';

it('buildSayings lists what the services of a category are good for and what to watch out for', () => {
  const services = [
    parseService({slug: 'alpha'}),
    parseService({
      slug: 'beta',
      goodFor: [
        {en: 'One', ja: '一つ'},
        {en: 'Two', ja: '二つ'},
      ],
    }),
  ];
  expect(buildSayings(catalogue({services}), 'keeping', 'ja')).toEqual({
    alpha: {goodFor: ['大きなファイル'], watchOut: ['請求額']},
    beta: {goodFor: ['一つ', '二つ'], watchOut: ['請求額']},
  });
  expect(buildSayings(catalogue({services}), 'running', 'ja')).toEqual({});
});
