import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  text: {
    en: 'This site has no separate blog. New services are listed here and in the feeds.',
    ja: 'このサイトに独立したブログはありません。新しく追加したサービスは、このページとフィードでお知らせします。',
  },
  services: {en: 'All services, newest first', ja: 'サービス一覧（新しい順）'},
  archive: {en: 'Archive by date', ja: 'アーカイブ（日付順）'},
  feed: {en: 'Feed of new services', ja: '新着サービスのフィード'},
} as const satisfies Readonly<Record<string, Localized>>;
