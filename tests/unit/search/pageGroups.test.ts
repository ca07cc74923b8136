import {expect, it} from 'vitest';
import type {Hit} from '@site/src/search/documents';
import {groupByPage} from '@site/src/search/pageGroups';

const hit = (url: string, section = ''): Hit => ({
  type: section === '' ? 'title' : 'content',
  title: `Page ${url.replace(/#.*/, '')}`,
  section,
  url,
  breadcrumb: [],
  snippet: [],
});

it('groups hits by page, at the position of the best hit', () => {
  const [limits, own, cost] = [hit('/r2#limits', 'Limits'), hit('/r2'), hit('/r2#cost', 'Cost')];
  const other = hit('/s3#limits', 'Limits');
  expect(groupByPage([limits, other, own, cost])).toEqual([
    {title: 'Page /r2', url: '/r2', page: own, sections: [limits, cost]},
    {title: 'Page /s3', url: '/s3', page: undefined, sections: [other]},
  ]);
  expect(groupByPage([])).toEqual([]);
});
