import {afterEach, describe, expect, it, vi} from 'vitest';
import {parseQuery, type QueryPart} from '@site/src/search/query';
import {synonymsOf} from '@site/src/search/synonyms';

const typed = (parts: readonly QueryPart[]) => parts.map(({wordings: [{text}]}) => text);
const wordings = (parts: readonly QueryPart[], origin: string) =>
  parts.map((part) => part.wordings.filter((each) => each.origin === origin).map(({text}) => text));

describe('parseQuery', () => {
  it.each([
    ['words', 'Object Storage', ['object', 'storage']],
    ['full width', 'Ｓ３　ｽﾄﾚｰｼﾞ', ['s3', 'ストレジ']],
    ['mixed scripts', 'MCPサーバー', ['mcp', 'サバ']],
    ['a kana between words', 'R2のAPI', ['r2', 'api']],
    ['a kana alone', 'の', ['ノ']],
    ['phrases', '写真の撮影場所', ['写真ノ撮影場所']],
    ['symbols only', '<>%%% 。、', []],
    ['signs that are left out', 'ー・’', []],
    ['nothing', '', []],
  ])('reads %s literally', (_, query, expected) => {
    expect(typed(parseQuery(query).literal)).toEqual(expected);
  });

  it.each([
    ['写真の撮影場所', ['写真', '撮影', '場所']],
    ['オブジェクトストレージの比較', ['オブジェクト', 'ストレジ', '比較']],
    ['Jiraの代わり', ['jira', '代ワリ']],
    ['object storage', []],
    ['の', []],
  ])('reads the topics of %s', (query, topics) => {
    expect(typed(parseQuery(query).topical)).toEqual(topics);
  });

  it('joins the parts of a compound', () => {
    expect(wordings(parseQuery('low-code').literal, 'joined')).toEqual([['lowcode']]);
    expect(wordings(parseQuery('self hosted git').literal, 'joined')).toEqual([
      ['selfhosted'],
      ['selfhosted', 'hostedgit'],
      ['hostedgit'],
    ]);
    expect(wordings(parseQuery('S3 互換').literal, 'joined')).toEqual([[], []]);
  });

  it('adds synonyms', () => {
    expect(wordings(parseQuery('クッキー').literal, 'synonym')).toEqual([['cookie']]);
    expect(wordings(parseQuery('low code').literal, 'synonym')).toEqual([['ロコド'], ['ロコド']]);
  });

  it('limits the length of a query', () => {
    expect(parseQuery('word '.repeat(10_000)).literal.length).toBeLessThanOrEqual(16);
    expect(parseQuery('あ'.repeat(10_000)).literal[0]!.wordings[0].text.length).toBe(200);
  });
});

describe('without a dictionary', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('splits words where the script changes', async () => {
    vi.stubGlobal('Intl', {...Intl, Segmenter: undefined});
    vi.resetModules();
    const {parseQuery: parse} = await import('@site/src/search/query');
    expect(typed(parse('テストの自動化').topical)).toEqual(['テスト', '自動化']);
  });
});

it('synonymsOf is symmetric', () => {
  expect(synonymsOf('cookie')).toEqual(['クッキー']);
  expect(synonymsOf('クッキ')).toEqual(['cookie']);
  expect(synonymsOf('toString')).toEqual([]);
  expect(synonymsOf('constructor')).toEqual([]);
});
