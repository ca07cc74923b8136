import {MAX_QUERY_LENGTH} from './pages';
import {normalize, wordsAndRuns} from './words';

/** Maximum number of parts, since each is looked up in the index. */
const MAX_PARTS = 16;

/** Particles and inflections: one or two hiragana or one katakana; 4 Japanese queries. */
const PARTICLE = /^(?:\p{Script=Hiragana}{1,2}|[\p{Script=Katakana}ー])$/u;

/** Without it, Japanese runs are not split, and 33 of 269 queries lose their page. */
const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});

/**
 * Splits a query in two ways into normalised Latin words and Japanese runs: as typed, with whole
 * runs, and by topic, where runs are split into words and particles dropped.
 */
export function parseQuery(query: string): readonly (readonly string[])[] {
  // Japanese is segmented before normalisation, since the dictionary has no folded forms.
  const typed = wordsAndRuns(query.slice(0, MAX_QUERY_LENGTH).normalize('NFKC').toLowerCase());
  const topical = typed
    .flatMap((text) => Array.from(segmenter.segment(text), ({segment}) => segment))
    .filter((word) => !PARTICLE.test(word));
  return [typed, topical].map((words) =>
    words
      .map(normalize)
      .filter((word) => word !== '')
      .slice(0, MAX_PARTS),
  );
}

/**
 * Groups of synonyms across both languages, one per line: words without which a query of
 * `tests/search/queries.yml` loses its page (6, 6), and the readings of names that many pages have.
 * Readings of products in the catalogue are aliases in their records.
 */
const SYNONYMS = `
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
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ').map(normalize));

export const synonymsOf = (word: string): readonly string[] =>
  SYNONYMS.find((group) => group.includes(word))?.filter((other) => other !== word) ?? [];
