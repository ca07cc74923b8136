import {normalize} from './words';

/**
 * Groups of synonyms across both languages, one per line: words without which a query of
 * `tests/search/queries.yml` loses its page, and the readings of names that many pages have.
 * Readings of products in the catalogue are aliases in their records.
 */
const GROUPS = `
  bug issue ticket バグ 課題 チケット
  company companies 企業 会社
  compare comparison 比較 比べる
  cookie クッキー
  free no-cost 無料
  image photo picture 画像 写真
  japan 日本 国内
  lowcode low-code ローコード
  mobile smartphone モバイル スマートフォン スマホ
  nocode no-code ノーコード
  selfhosted self-hosted セルフホスト
  docker ドッカー
  github ギットハブ
  gitlab ギットラボ
  google グーグル
  java ジャバ
  javascript ジャバスクリプト
  python パイソン
  subversion svn
  typescript タイプスクリプト
`;

/** Each word also finds the others: 5, 7 queries, as in `engine.ts`. */
const SYNONYMS = new Map<string, readonly string[]>();
for (const line of GROUPS.trim().split(/\s*\n\s*/)) {
  const words = line.split(' ').map(normalize);
  for (const word of words) {
    const others = words.filter((other) => other !== word);
    SYNONYMS.set(word, others);
  }
}

/** The normalised synonyms of a normalised word. */
export const synonymsOf = (word: string): readonly string[] => SYNONYMS.get(word) ?? [];
