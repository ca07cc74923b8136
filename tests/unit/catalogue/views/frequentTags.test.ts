import {expect, it} from 'vitest';
import {TagsSchema} from '@site/src/catalogue/record/schema';
import {listFrequentTags} from '@site/src/catalogue/views/frequentTags';
import {catalogue, parseService, tags} from '../factories';

const known = TagsSchema.parse(tags('storage', 'ai', 'web'));
const all = catalogue({
  tags: known,
  services: [
    parseService({slug: 'alpha', tags: ['storage', 'web']}),
    parseService({slug: 'beta', tags: ['storage']}),
    parseService({slug: 'gamma', tags: ['web', 'storage', 'ai']}),
  ],
});

it('lists the tags with the most services first, with their labels', () => {
  expect(listFrequentTags(all, known, 'en', 2)).toEqual([
    {slug: 'storage', label: known.storage!.label, count: 3},
    {slug: 'web', label: known.web!.label, count: 2},
  ]);
  expect(listFrequentTags(all, {}, 'ja', 9).map(({label}) => label)).toEqual([
    'storage',
    'web',
    'ai',
  ]);
});
