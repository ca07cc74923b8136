import {describe, expect, it} from 'vitest';
import {buildSearchFiles, type ExtractedDocument} from '@site/src/search/build';

const TITLES: ExtractedDocument[] = [
  {i: 1, t: 'Linear', u: '/ja/services/linear', b: ['サービス']},
  {i: 20, t: '', u: '/ja/companies/company', b: []},
  {i: 30, t: 'World', u: '/ja/companies/world'},
];
const HEADINGS: ExtractedDocument[] = [
  {i: 2, t: 'At a glance\u200b', u: '/ja/services/linear', h: '#at-a-glance', p: 1},
  {i: 3, t: 'Limits', u: '/ja/services/linear', h: '#limits', p: 1},
  {i: 31, t: 'World ID', u: '/ja/companies/world', h: '', p: 30},
  {i: 32, t: 'World ID 2', u: '/ja/companies/world', h: '', p: 30},
];
const DESCRIPTIONS: ExtractedDocument[] = [
  {i: 1, t: 'A tracker.', s: 'Linear', u: '/ja/services/linear', p: 1},
];
const KEYWORDS: ExtractedDocument[] = [
  {i: 1, t: 'リニア, linear.app', s: 'Linear', u: '/ja/services/linear', p: 1},
];
const CONTENTS: ExtractedDocument[] = [
  {
    i: 4,
    t: 'At a glance\u200b Free tier Yes It is a tracker.',
    u: '/ja/services/linear',
    h: '',
    p: 1,
  },
  {i: 5, t: 'Free tier Yes', u: '/ja/services/linear', h: '#at-a-glance', p: 1},
  {i: 6, t: 'Few.', u: '/ja/services/linear', h: '#limits', p: 1},
  {i: 33, t: 'Its text.', u: '/ja/companies/world', h: '', p: 30},
  {i: 34, t: 'Its text.', u: '/ja/companies/world', h: '', p: 30},
];
const EXTRA = {
  title: 'AI',
  url: '/ja/services/tags/ai',
  description: 'Services with AI',
  keywords: [],
  breadcrumb: ['サービス'],
  weight: 0.4,
};

describe('buildSearchFiles', () => {
  const {pages, texts} = buildSearchFiles(
    [TITLES, HEADINGS, DESCRIPTIONS, KEYWORDS, CONTENTS],
    '/ja/',
    (url) =>
      url.includes('services') ? {weight: 1, tags: ['AI', 'Web']} : {weight: 0.8, tags: []},
    [EXTRA],
  );

  it('makes an entry of a page and of what belongs to it', () => {
    expect(pages[0]).toEqual({
      title: 'Linear',
      url: '/ja/services/linear',
      description: 'A tracker.',
      keywords: ['リニア', 'linear.app'],
      breadcrumb: ['サービス'],
      context: 'services',
      weight: 1,
      sections: [
        {title: '', hash: ''},
        {title: 'At a glance', hash: '#at-a-glance'},
        {title: 'Limits', hash: '#limits'},
      ],
    });
  });

  it('keeps what stands in a section in the text of that section only', () => {
    expect(texts[0]).toEqual(['It is a tracker. AI, Web', 'Free tier Yes', 'Few.']);
  });

  it('has no sections that nothing can lead to, and their text once', () => {
    expect(pages[1]).toMatchObject({
      title: 'World',
      description: '',
      keywords: [],
      breadcrumb: [],
      context: 'companies',
      weight: 0.8,
      sections: [{title: '', hash: ''}],
    });
    expect(texts[1]).toEqual(['Its text.']);
  });

  it('leaves out pages without a title, and adds others', () => {
    expect(pages.map(({url}) => url)).toEqual([
      '/ja/services/linear',
      '/ja/companies/world',
      '/ja/services/tags/ai',
    ]);
    expect(pages[2]).toEqual({...EXTRA, context: 'services', sections: []});
    expect(texts[2]).toEqual([]);
  });

  it('makes empty files of an empty extraction', () => {
    expect(buildSearchFiles([], '/', () => ({weight: 1, tags: []}), [])).toEqual({
      pages: [],
      texts: [],
    });
  });
});
