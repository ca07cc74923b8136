import {describe, expect, it} from 'vitest';
import {buildTagGroups} from '@site/src/catalogue';
import {TagsSchema, TagTextsSchema} from '@site/src/catalogue/record/schema';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {catalogue, parseService, tags} from '../factories';

const KNOWN = TagsSchema.parse({
  ...tags('web', 'api', 'c', 'rust'),
  ai: {...(tags('ai').ai as object), group: 'ai'},
});

const JAPANESE = TagTextsSchema.parse(
  Object.fromEntries(
    ['web', 'api', 'c', 'rust', 'ai'].map((tag) => [
      tag,
      {label: `${tag}タグ`, permalink: `/${tag}`, description: `${tag}の説明`},
    ]),
  ),
);

const ALL = catalogue({
  tags: KNOWN,
  services: [
    parseService({slug: 'alpha', tags: ['web', 'c', 'ai']}),
    parseService({slug: 'beta', tags: ['web', 'rust', 'ai']}),
    parseService({slug: 'gamma', tags: ['api', 'web']}),
  ],
});

const groupsOf = (locale: Locale) =>
  buildTagGroups(ALL, locale === 'en' ? KNOWN : JAPANESE, '/services/tags', locale);

describe('buildTagGroups', () => {
  it('has a group for each subject with tags, in the order of the subjects', () => {
    expect(groupsOf('en').map(({key, label}) => [key, label])).toEqual([
      ['ai', 'AI'],
      ['other', 'Other'],
    ]);
  });

  it('sorts tags by frequency, then by name', () => {
    expect(groupsOf('en')[1]!.tags).toEqual([
      {label: 'WEB', permalink: '/services/tags/web', count: 3},
      {label: 'API', permalink: '/services/tags/api', count: 1},
      {label: 'C', permalink: '/services/tags/c', count: 1},
      {label: 'RUST', permalink: '/services/tags/rust', count: 1},
    ]);
  });

  it('uses the language of the page', () => {
    expect(groupsOf('ja').map(({label}) => label)).toEqual(['AI', 'その他']);
    expect(groupsOf('ja')[0]!.tags[0]!.label).toBe('aiタグ');
  });
});
