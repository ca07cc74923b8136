import {expect, it} from 'vitest';
import {buildTagGroups} from '@site/src/catalogue';
import {TagsSchema} from '@site/src/catalogue/record/schema';
import {catalogue, parseService, tags} from '../factories';

const KNOWN = TagsSchema.parse({
  ...tags('web', 'api', 'c', 'rust'),
  ai: {...(tags('ai').ai as object), group: 'ai'},
});
const ALL = catalogue({
  tags: KNOWN,
  services: [
    parseService({slug: 'alpha', tags: ['web', 'c', 'ai']}),
    parseService({slug: 'beta', tags: ['web', 'rust', 'ai']}),
    parseService({slug: 'gamma', tags: ['api', 'web']}),
  ],
});

it('tags are grouped by subject and sorted by frequency, then by name', () => {
  const groups = buildTagGroups(ALL, KNOWN, '/services/tags', 'ja');
  expect(
    groups.map(({label, tags: of}) => [
      label,
      ...of.map(({count, permalink}) => [count, permalink]),
    ]),
  ).toEqual([
    ['AI', [2, '/services/tags/ai']],
    [
      'その他',
      [3, '/services/tags/web'],
      [1, '/services/tags/api'],
      [1, '/services/tags/c'],
      [1, '/services/tags/rust'],
    ],
  ]);
});
