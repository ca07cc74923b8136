/** How pages show outdated or missing translations to readers and crawlers. */
import {describe, expect, it} from 'vitest';
import {CanonicalLinks} from '@site/src/components/CanonicalLinks';
import {Translated} from '@site/src/components/Translated';
import {renderIn} from '../docusaurus/site';

const PAGE = 'services/alpha';
const CURRENT = {outdated: [], missing: [], 'only-japanese': []};
const ROUTES = [`/${PAGE}`];

describe('Translated', () => {
  const draw = (locale: string, untranslated: object, site = {}) =>
    renderIn(
      locale,
      <Translated>
        <p>Text</p>
      </Translated>,
      {page: PAGE, untranslated: {...CURRENT, ...untranslated}, ...site},
    ).container;

  it.each([
    ['en', {}],
    ['ja', {}],
    ['en', {outdated: ROUTES}],
    ['en', {missing: ROUTES}],
    ['ja', {'only-japanese': ROUTES}],
    ['ja', {outdated: ['/services', '/services/alpha-2', '/services/alpha/more']}],
  ])('adds nothing in %s with %o', (locale, untranslated) => {
    expect(draw(locale, untranslated).innerHTML).toBe('<p>Text</p>');
  });

  it.each([
    ['en', 'only-japanese', 'shown in Japanese.', '<div lang="ja"><p>Text</p></div>'],
    ['ja', 'missing', '英語で表示しています。', '<div lang="en"><p>Text</p></div>'],
    ['ja', 'outdated', '英語版のページが更新されています。', '<p>Text</p>'],
  ])('adds a notice in %s if the page is %s', (locale, state, words, text) => {
    const [notice, below] = draw(locale, {[state]: ROUTES}).children;
    expect(notice!.textContent).toContain(words);
    expect(notice!.getAttribute('data-search')).toBe('ignore');
    expect(below!.outerHTML).toBe(text);
  });

  it.each([
    ['/', 'services/alpha/', '/services/alpha'],
    ['/shelf/', 'docs', '/shelf/docs'],
  ])('with base URL %s links from %s to the English page', (baseUrl, page, path) => {
    const outdated = [`/${page.replace(/\/$/, '')}`];
    const link = draw('ja', {outdated}, {baseUrl, page}).querySelector('a')!;
    // The protocol keeps the router of the Japanese pages from handling the path.
    expect(link.getAttribute('href')).toBe(`pathname://${path}`);
    expect([link.target, link.hreflang]).toEqual(['_self', 'en']);
  });
});

describe('CanonicalLinks', () => {
  const EN = 'https://shelf.example/services/alpha';
  const JA = 'https://shelf.example/ja/services/alpha';
  const BOTH = [`en ${EN}`, `ja ${JA}`, `x-default ${EN}`];

  /** The URLs in the head, where React puts the links. */
  function draw(locale: string, untranslated: object, site = {}) {
    renderIn(locale, <CanonicalLinks />, {
      page: PAGE,
      untranslated: {...CURRENT, ...untranslated},
      ...site,
    });
    const canonical = document.querySelector('link[rel="canonical"]')!.getAttribute('href');
    const shared = document.querySelector('meta[property="og:url"]')!.getAttribute('content');
    expect(shared).toBe(canonical);
    const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')];
    return {canonical, alternates: alternates.map(({hreflang, href}) => `${hreflang} ${href}`)};
  }

  it.each([
    ['en', {}, EN, BOTH],
    ['ja', {}, JA, BOTH],
    ['ja', {outdated: ROUTES}, JA, BOTH],
    ['en', {missing: ROUTES}, EN, [`en ${EN}`, `x-default ${EN}`]],
    ['ja', {missing: ROUTES}, EN, [`en ${EN}`, `x-default ${EN}`]],
    ['en', {'only-japanese': ROUTES}, JA, [`ja ${JA}`, `x-default ${JA}`]],
    ['ja', {'only-japanese': ROUTES}, JA, [`ja ${JA}`, `x-default ${JA}`]],
  ])('name in %s with %o the languages that exist', (locale, given, canonical, alternates) => {
    expect(draw(locale, given)).toEqual({canonical, alternates});
  });

  it('end with a slash on home pages, and include the base URL', () => {
    const {canonical, alternates} = draw('ja', {}, {baseUrl: '/shelf/', page: ''});
    expect(canonical).toBe('https://shelf.example/shelf/ja/');
    expect(alternates[0]).toBe('en https://shelf.example/shelf/');
  });
});
