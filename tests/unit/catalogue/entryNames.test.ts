import {expect, it} from 'vitest';
import {entryNames} from '@site/src/catalogue';
import {companyFiles, serviceFiles, writeTree} from './factories';

it('lists the English names of entries, with slugs, vendors and aliases, even of invalid records', () => {
  const root = writeTree({
    ...serviceFiles({slug: 'alpha', aliases: ['First', 1], vendor: {en: 'Maker', ja: '会社'}}),
    ...serviceFiles({slug: 'beta', name: null, kind: 'unheard-of'}),
    ...companyFiles({slug: 'acme', aliases: ['Acme Corporation']}),
    'services/broken/service.yml': 'name: {en: [',
  });
  expect(entryNames(root)).toEqual([
    ...['alpha', 'Service alpha', 'Maker', 'First'],
    ...['beta', 'Acme'],
    ...['acme', 'Company acme', 'Acme Corporation'],
  ]);
});
