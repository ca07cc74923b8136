import {expect, it} from 'vitest';
import {parseQuery, synonymsOf} from '@site/src/search/query';

it.each([
  ['words', 'Object Storage', ['object', 'storage']],
  ['compounds', 'low-code', ['low', 'code']],
  ['full width', 'Ｓ３　ｽﾄﾚｰｼﾞ', ['s3', 'ストレジ']],
  ['mixed scripts', 'MCPサーバー', ['mcp', 'サバ']],
  ['a kana between words', 'R2のAPI', ['r2', 'ノ', 'api']],
  ['a kana alone', 'の', ['ノ']],
  ['phrases', '写真の撮影場所', ['写真ノ撮影場所']],
  ['symbols only', '<>%%% 。、', []],
  ['signs that are left out', 'ー・', []],
])('reads %s literally', (_, query, expected) => {
  expect(parseQuery(query)[0]).toEqual(expected);
});

it.each([
  ['写真の撮影場所', ['写真', '撮影', '場所']],
  ['オブジェクトストレージの比較', ['オブジェクト', 'ストレジ', '比較']],
  ['Jiraの代わり', ['jira', '代ワリ']],
  ['の', []],
])('reads the topics of %s', (query, topics) => {
  expect(parseQuery(query)[1]).toEqual(topics);
});

it.each([
  ['free for open source', ['free', 'open', 'source']],
  ['what is it', ['what', 'is', 'it']],
  ['無料で使えるサービス', ['無料', 'サビス']],
])('ignores stop words of %s unless there are no others', (query, words) => {
  expect(parseQuery(query).at(-1)).toEqual(words);
});

it('limits the length of a query', () => {
  expect(parseQuery('word '.repeat(10_000))[0]!.length).toBeLessThanOrEqual(16);
  expect(parseQuery('あ'.repeat(10_000))[0]![0]!.length).toBe(200);
});

it.each([
  ['cookie', ['クッキ']],
  ['クッキ', ['cookie']],
  ['constructor', []],
])('the synonyms of %s are %j', (word, synonyms) => {
  expect(synonymsOf(word)).toEqual(synonyms);
});
