import type {Locale} from '@site/src/catalogue/vocabulary';

/** Not in `code.json`, as a page has only the messages of its language and this one needs both. */
export const TEXTS = {
  en: {
    title: 'Page Not Found',
    text: 'We could not find what you were looking for.',
    meant: 'Did you mean one of these?',
    label: 'Search for',
    search: 'Search',
    home: 'Home page',
    /** Used on the page of the other language. */
    otherHome: 'Home page in English',
    services: 'All services',
    /** Shown by the development server on pages of the other language. */
    otherLanguage: 'The development server shows one language. For English, run “npm start”.',
  },
  ja: {
    title: 'ページが見つかりません',
    text: 'お探しのページが見つかりませんでした。',
    meant: '名前の近いページ：',
    label: '検索する語',
    search: '検索',
    home: 'トップページ',
    otherHome: '日本語のトップページ',
    services: 'サービス一覧',
    otherLanguage:
      '開発サーバーが表示する言語は1つです。日本語は「npm start -- --locale ja」で表示できます。',
  },
} as const satisfies Record<Locale, Readonly<Record<string, string>>>;
