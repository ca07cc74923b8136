import {MAX_QUERY_LENGTH} from './pages';
import {normalize, wordsAndRuns} from './words';

/** Maximum number of parts, since each is looked up in the index. */
const MAX_PARTS = 16;

/** Particles and inflections: one or two hiragana or one katakana; 4 Japanese queries. */
const PARTICLE = /^(?:\p{Script=Hiragana}{1,2}|[\p{Script=Katakana}ー])$/u;

/** Words that say nothing about a page. They are ignored unless the query has no others. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be by can do does for from has have i if in into is it its me my ' +
    'of on or our so than that the their there to us was we what when where which ' +
    'who why will with you your ' +
    'あり ある いい いる から こと これ した したい する それ たい ため できる です という どう ' +
    'として ない なら ので ほしい ます まで もの よう より れる について ください 使う 使える'
  ).split(' '),
);

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
    withoutStopWords(words)
      .map(normalize)
      .filter((word) => word !== '')
      .slice(0, MAX_PARTS),
  );
}

function withoutStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
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
