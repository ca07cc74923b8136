import {describe, expect, it} from 'vitest';
import {withServices} from '@site/src/cli/bench/synthetic';
import type {PageEntry} from '@site/src/search/documents';

const INTRO = {title: '', hash: ''};

const page = (
  title: string,
  url: string,
  context: 'services' | 'docs',
  sections = [INTRO, {title: 'Limits', hash: '#limits'}],
): PageEntry => ({
  title,
  url,
  description: `${title} keeps files for those who want it.`,
  keywords: [],
  breadcrumb: [],
  context,
  weight: 1,
  sections,
});

const REAL = {
  pages: [
    page('Linear', '/services/linear', 'services'),
    page('Jira', '/services/jira', 'services'),
    page('Services', '/services', 'services', [INTRO]),
    page('Git', '/services/tags/git', 'services', [INTRO]),
    page('Privacy', '/docs/privacy', 'docs'),
  ],
  texts: [
    ['Linear is a tracker.', 'Few.'],
    ['Jira is another.', 'Some.'],
    [''],
    [''],
    ['Nothing is kept.', 'None.'],
  ],
};

describe('withServices', () => {
  it('adds the missing number of services', () => {
    const {pages, texts} = withServices(REAL, 10, 'en');
    expect(pages).toHaveLength(REAL.pages.length + 10 - 2);
    expect(texts).toHaveLength(pages.length);
    expect(pages.slice(0, REAL.pages.length)).toEqual(REAL.pages);
    expect(new Set(pages.map(({url}) => url)).size).toBe(pages.length);
  });

  it('copies services, not lists, which have no text', () => {
    const {pages, texts} = withServices(REAL, 10, 'en');
    const added = pages.slice(REAL.pages.length).map(({url}) => url.replace(/-\d+$/, ''));
    expect([...new Set(added)].sort()).toEqual(['/services/jira', '/services/linear']);
    expect(texts.slice(REAL.pages.length).filter((sections) => sections.includes(''))).toEqual([]);
  });

  it('does not change a site with enough services', () => {
    expect(withServices(REAL, 2, 'ja')).toEqual(REAL);
  });

  it('returns the same result every time', () => {
    expect(withServices(REAL, 20, 'ja')).toEqual(withServices(REAL, 20, 'ja'));
  });
});
