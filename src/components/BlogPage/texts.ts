import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  title: {en: 'Blog', ja: 'ブログ'},
  description: {
    en: 'Recently added services, and the feeds that announce new ones.',
    ja: '最近追加されたサービスと、新着をお知らせするフィードです。',
  },
  text: {
    en: 'This site has no separate blog. New services are listed here and in the feeds.',
    ja: 'このサイトに独立したブログはありません。新しく追加したサービスは、このページとフィードでお知らせします。',
  },
  services: {en: 'All services, newest first', ja: 'サービス一覧（新しい順）'},
  archive: {en: 'Archive by date', ja: 'アーカイブ（日付順）'},
  feed: {en: 'Feed of new services', ja: '新着サービスのフィード'},
} as const satisfies Readonly<Record<string, Localized>>;
