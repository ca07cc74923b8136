/** How pages show outdated or missing translations to readers and crawlers. */
import {cleanup, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {CanonicalLinks} from '@site/src/components/CanonicalLinks';
import {Translated} from '@site/src/components/Translated';
import {renderIn} from '../docusaurus/renderIn';

/** The rendered page and the data of the translations plugin. */
const site = vi.hoisted(() => ({
  baseUrl: '/',
  /** Path of the page below the base URL, without a locale. */
  page: 'services/alpha',
  outdated: [] as string[],
  missing: [] as string[],
  'only-japanese': [] as string[],
}));

vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => site}));

vi.mock(import('../docusaurus/useDocusaurusContext'), async (importOriginal) => {
  const {default: useContext, LocaleContext} = await importOriginal();
  return {
    LocaleContext,
    default: () => {
      const {i18n, siteConfig} = useContext();
      const localeConfigs = {
        en: {baseUrl: site.baseUrl, htmlLang: 'en'},
        ja: {baseUrl: `${site.baseUrl}ja/`, htmlLang: 'ja'},
      };
      const {baseUrl} = localeConfigs[i18n.currentLocale as keyof typeof localeConfigs];
      return {
        siteConfig: {...siteConfig, url: 'https://shelf.example', baseUrl},
        i18n: {...i18n, localeConfigs},
      };
    },
  };
});

vi.mock('@docusaurus/router', async () => {
  const {default: useDocusaurusContext} = await import('../docusaurus/useDocusaurusContext');
  return {
    useLocation: () => ({pathname: useDocusaurusContext().siteConfig.baseUrl + site.page}),
  };
});

beforeEach(() => {
  Object.assign(site, {
    baseUrl: '/',
    page: 'services/alpha',
    outdated: [],
    missing: [],
    'only-japanese': [],
  });
});

describe('Translated', () => {
  const draw = (locale: string) =>
    renderIn(
      locale,
      <Translated>
        <p>The text</p>
      </Translated>,
    );

  it.each(['en', 'ja'])('renders only the page if the translation is current, in %s', (locale) => {
    const {container} = draw(locale);
    expect(container.innerHTML).toBe('<p>The text</p>');
  });

  it.each(['outdated', 'missing'] as const)(
    'renders only the page in English if the translation is %s',
    (state) => {
      site[state] = ['/services/alpha'];
      const {container} = draw('en');
      expect(container.innerHTML).toBe('<p>The text</p>');
    },
  );

  it.each(['outdated', 'missing'] as const)('ignores other pages that are %s', (state) => {
    site[state] = ['/services', '/services/alpha-2', '/services/alpha/more'];
    const {container} = draw('ja');
    expect(container.innerHTML).toBe('<p>The text</p>');
  });

  it('shows a notice that the English page has changed, with a link', () => {
    site.outdated = ['/services/alpha'];
    const {container} = draw('ja');
    const notice = screen.getByRole('region', {name: 'info'});
    expect(notice).toHaveTextContent(
      '翻訳についてこの翻訳の作成後に、英語版のページが更新されています。英語版を読む',
    );
    expect(container.firstElementChild).toBe(notice.parentElement);
    expect(notice.parentElement).toHaveAttribute('data-search', 'ignore');
    expect(container.lastElementChild!.outerHTML).toBe('<p>The text</p>');
    expect(container.querySelector('div[lang]')).toBeNull();
  });

  it.each([
    ['/', 'services/alpha', '/services/alpha'],
    ['/', 'services/alpha/', '/services/alpha'],
    ['/', 'docs', '/docs'],
    ['/shelf/', 'services/alpha', '/shelf/services/alpha'],
    ['/shelf/', 'docs/categories/storage/', '/shelf/docs/categories/storage'],
  ])('with base URL %s links from %s to %s', (baseUrl, page, path) => {
    const route = `/${page.replace(/\/$/, '')}`;
    Object.assign(site, {baseUrl, page, outdated: [route]});
    draw('ja');
    const link = screen.getByRole('link', {name: '英語版を読む'});
    // The protocol keeps the router of the Japanese pages from handling the path.
    expect(link).toHaveAttribute('href', `pathname://${path}`);
    expect(link).toHaveAttribute('target', '_self');
    expect(link).toHaveAttribute('hreflang', 'en');
  });

  it('shows a notice that the page is in English, and marks its language', () => {
    site.missing = ['/services/alpha'];
    const {container} = draw('ja');
    const notice = screen.getByRole('region', {name: 'info'});
    expect(notice).toHaveTextContent(
      '翻訳についてこのページはまだ翻訳されていないため、英語で表示しています。',
    );
    expect(container.firstElementChild).toBe(notice.parentElement);
    expect(notice.parentElement).toHaveAttribute('data-search', 'ignore');
    expect(container.lastElementChild!.outerHTML).toBe('<div lang="en"><p>The text</p></div>');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('Translated, for a page only in Japanese', () => {
  const draw = (locale: string) => {
    site['only-japanese'] = ['/services/alpha'];
    return renderIn(
      locale,
      <Translated>
        <p>本文</p>
      </Translated>,
    );
  };

  it('shows a notice in English, and marks the page as Japanese', () => {
    const {container} = draw('en');
    expect(screen.getByRole('region', {name: 'info'})).toHaveTextContent(
      'About the translationThis page has not been translated yet and is shown in Japanese.',
    );
    expect(container.lastElementChild!.outerHTML).toBe('<div lang="ja"><p>本文</p></div>');
  });

  it('renders only the page in Japanese', () => {
    expect(draw('ja').container.innerHTML).toBe('<p>本文</p>');
  });
});

describe('CanonicalLinks', () => {
  /** Renders the links and returns the URLs and languages in the head. */
  function draw(locale: string) {
    renderIn(locale, <CanonicalLinks />);
    const read = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    const languages = read('link[rel="alternate"]', 'hreflang');
    const addresses = read('link[rel="alternate"]', 'href');
    return {
      canonical: read('link[rel="canonical"]', 'href'),
      ogUrl: read('meta[property="og:url"]', 'content'),
      alternates: languages.map((language, index) => [language, addresses[index]]),
      locales: read('meta[property^="og:locale"]', 'content'),
    };
  }

  it.each([
    ['en', 'https://shelf.example/services/alpha'],
    ['ja', 'https://shelf.example/ja/services/alpha'],
  ])('names the page itself and both languages, in %s', (locale, address) => {
    expect(draw(locale)).toEqual({
      canonical: [address],
      ogUrl: [address],
      alternates: [
        ['en', 'https://shelf.example/services/alpha'],
        ['ja', 'https://shelf.example/ja/services/alpha'],
        ['x-default', 'https://shelf.example/services/alpha'],
      ],
      locales: locale === 'en' ? ['en', 'ja'] : ['ja', 'en'],
    });
  });

  it.each(['en', 'ja'])('is the same if the Japanese page is outdated, in %s', (locale) => {
    const current = draw(locale);
    cleanup();
    site.outdated = ['/services/alpha'];
    expect(draw(locale)).toEqual(current);
  });

  it.each(['en', 'ja'])('names only English if the Japanese page is missing, in %s', (locale) => {
    site.missing = ['/services/alpha'];
    const {canonical, ogUrl, alternates} = draw(locale);
    expect(canonical).toEqual(['https://shelf.example/services/alpha']);
    expect(ogUrl).toEqual(canonical);
    expect(alternates).toEqual([
      ['en', 'https://shelf.example/services/alpha'],
      ['x-default', 'https://shelf.example/services/alpha'],
    ]);
  });

  it.each(['en', 'ja'])('names only Japanese if the English page is missing, in %s', (locale) => {
    site['only-japanese'] = ['/services/alpha'];
    const address = 'https://shelf.example/ja/services/alpha';
    const {canonical, ogUrl, alternates} = draw(locale);
    expect([canonical, ogUrl]).toEqual([[address], [address]]);
    expect(alternates).toEqual([
      ['ja', address],
      ['x-default', address],
    ]);
  });

  it('includes the base URL', () => {
    Object.assign(site, {baseUrl: '/shelf/', page: 'docs/intro/', missing: ['/docs/intro']});
    expect(draw('ja').canonical).toEqual(['https://shelf.example/shelf/docs/intro']);
  });

  it.each(['', '/'])('ends URLs of home pages with a slash, below "%s"', (page) => {
    Object.assign(site, {baseUrl: '/shelf/', page});
    const {canonical, alternates} = draw('ja');
    expect(canonical).toEqual(['https://shelf.example/shelf/ja/']);
    expect(alternates).toEqual([
      ['en', 'https://shelf.example/shelf/'],
      ['ja', 'https://shelf.example/shelf/ja/'],
      ['x-default', 'https://shelf.example/shelf/'],
    ]);
  });
});
