export const TEXTS = {
  wanted: {
    en: 'The page {page} can’t be loaded, and this browser has no saved copy because you haven’t opened it before.',
    ja: 'ページ {page} を読み込めませんでした。まだ開いたことがないため、保存されたページもありません。',
  },
  again: {en: 'Try again', ja: 'もう一度試す'},
};
