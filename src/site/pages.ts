/**
 * The pages of the site that are not Markdown files. Their routes, the rules for links, the search
 * and the sitemap follow from this table. Scripts of pages don't import it, so that
 * its texts stay out of them.
 */
import {CHANGES} from './addresses';
import type {Locale} from './locales';

type InBoth<Value> = Readonly<Record<Locale, Value>>;

type SitePage = {
  /** Path below the base URL of the language. */
  readonly path: `/${string}`;
  /** Whether it is in the sitemap. Pages without content of their own are not. */
  readonly isInSitemap: boolean;
  /** Words by which the search finds it in addition to its texts; without them, it is not searched. */
  readonly searchedAs?: InBoth<readonly string[]>;
  /**
   * Module whose default export is the component. Its properties include title and description. Pages
   * without one are added by plugins of Docusaurus.
   */
  readonly component?: `@site/src/${string}`;
  /** Title and description; those of the site by default. */
  readonly texts?: Readonly<Record<'title' | 'description', InBoth<string>>>;
};

export const PAGES = {
  home: {
    path: '/',
    component: '@site/src/routes/HomePage',
    isInSitemap: true,
  },
  blog: {
    path: '/blog',
    component: '@site/src/routes/BlogPage',
    texts: {
      title: {en: 'Blog', ja: 'ブログ'},
      description: {
        en: 'Recently added services, and the feeds that announce new ones.',
        ja: '最近追加されたサービスと、新着をお知らせするフィードです。',
      },
    },
    isInSitemap: false,
  },
  compare: {
    path: '/compare',
    component: '@site/src/compare/ui',
    texts: {
      title: {en: 'Compare services', ja: 'サービスを比較する'},
      description: {
        en: 'All services in one table: filter them, compare two to four side by side, and export the comparison with its sources.',
        ja: '全サービスを1つの表で絞り込み、2～4件を並べて比較できます。結果は出典付きで書き出せます。',
      },
    },
    isInSitemap: true,
    searchedAs: {
      en: ['Comparison table', 'Side by side'],
      ja: ['サービスを比べる', '比較表', '横並び'],
    },
  },
  changes: {
    path: `/${CHANGES}`,
    component: '@site/src/changes/ui',
    texts: {
      title: {en: 'Changes', ja: '変更と予定'},
      description: {
        en: 'Changes to the services and companies in the catalogue: discontinuations, prices, licences and releases, with upcoming dates first.',
        ja: '掲載しているサービスと企業の変更（提供終了、料金改定、ライセンス変更、リリースなど）を、今後の予定、過去の変更の順にまとめています。',
      },
    },
    isInSitemap: true,
    searchedAs: {
      en: ['Timeline', 'News', 'Upcoming changes', 'Price changes', 'Shutdowns', 'Calendar'],
      ja: ['変更一覧', '今後の予定', '料金改定', '提供終了', 'お知らせ', 'カレンダー'],
    },
  },
  offline: {
    path: '/offline',
    component: '@site/src/offline/ui',
    texts: {
      title: {en: 'Reading offline', ja: 'オフラインで読む'},
      description: {
        en: 'Pages that you have read are available offline.',
        ja: '一度読んだページは、オフラインでも読めます。',
      },
    },
    isInSitemap: false,
  },
  search: {path: '/search', isInSitemap: false},
  services: {
    path: '/services',
    isInSitemap: true,
    searchedAs: {
      en: ['All services', 'List of services', 'Browse services', 'Catalogue'],
      ja: ['サービス一覧', 'すべてのサービス', 'カタログ'],
    },
  },
  archive: {
    path: '/services/archive',
    isInSitemap: true,
    searchedAs: {
      en: ['New services', 'Newest services', 'Services by date'],
      ja: ['新着サービス', '新しいサービス', '追加日順', '日付順'],
    },
  },
  tags: {
    path: '/services/tags',
    isInSitemap: false,
    searchedAs: {en: ['All tags', 'List of tags'], ja: ['タグ一覧', 'すべてのタグ']},
  },
  companies: {
    path: '/companies/company',
    isInSitemap: true,
    searchedAs: {
      en: ['All companies', 'List of companies', 'Company directory', 'Vendors'],
      ja: ['会社一覧', 'すべての企業', '提供元一覧', 'ベンダー'],
    },
  },
} as const satisfies Readonly<Record<string, SitePage>>;

/** The pages as a list. */
export const SITE_PAGES: readonly SitePage[] = Object.values(PAGES);
