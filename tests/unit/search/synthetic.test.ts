import {describe, expect, it} from 'vitest';
import {withServices} from '@site/src/cli/bench/synthetic';
import type {PageEntry} from '@site/src/search/documents';

const page = (title: string, url: string, context: 'services' | 'docs'): PageEntry => ({
  title,
  url,
  description: `${title} keeps files for those who want it.`,
  keywords: [],
  breadcrumb: [],
  context,
  weight: 1,
  sections: [{title: '', hash: ''}],
});

const REAL = {
  pages: [
    page('Linear', '/services/linear', 'services'),
    page('Jira', '/services/jira', 'services'),
    page('Privacy', '/docs/privacy', 'docs'),
  ],
  texts: [['Linear is a tracker.'], ['Jira is another.'], ['Nothing is kept.']],
};

describe('withServices', () => {
  it('adds as many services as are missing', () => {
    const {pages, texts} = withServices(REAL, 10, 'en');
    expect(pages.filter(({context}) => context === 'services')).toHaveLength(10);
    expect(texts).toHaveLength(pages.length);
    expect(pages.slice(0, 3)).toEqual(REAL.pages);
    expect(new Set(pages.map(({url}) => url)).size).toBe(pages.length);
  });

  it('leaves a site that has enough', () => {
    expect(withServices(REAL, 2, 'ja')).toEqual(REAL);
  });

  it('makes the same every time', () => {
    expect(withServices(REAL, 20, 'ja')).toEqual(withServices(REAL, 20, 'ja'));
  });
});
