export const TEXTS = {
  text: {
    en: 'Part of this page could not be loaded. You can keep reading, and links still work.',
    ja: 'ページの一部を読み込めませんでした。本文はこのまま読め、リンクも使えます。',
  },
  reload: {en: 'Load the page again', ja: 'ページを読み込み直す'},
};
