import {describe, expect, it} from 'vitest';
import {buildSnippet, SNIPPET_LENGTH} from '@site/src/search/snippet';

const snippet = (text: string, ...terms: string[]): string =>
  buildSnippet(text, new Set(terms))
    .map((part) => (part.mark ? `[${part.text}]` : part.text))
    .join('');

const LONG =
  'The first words of a long text are followed by many others, until object storage comes up, and others.';
const LONG_JAPANESE =
  'このカタログに載っているサービスのうち、写真やログのように大きなファイルを置く場所がオブジェクトストレージです。長い説明が続きます。';

describe('buildSnippet', () => {
  it.each([
    ['a word', 'Object storage of AWS', ['object'], '[Object] storage of AWS'],
    ['a form of a word', 'It tests pages', ['test'], 'It [tests] pages'],
    ['a compound', 'A low-code tool', ['lowcod'], 'A [low-code] tool'],
    ['a run inside a word', 'オブジェクトストレージ', ['ストレジ'], 'オブジェクト[ストレージ]'],
    ['half-width kana', 'ｵﾌﾞｼﾞｪｸﾄｽﾄﾚｰｼﾞです', ['ストレジ'], 'ｵﾌﾞｼﾞｪｸﾄ[ｽﾄﾚｰｼﾞ]です'],
    ['full-width letters', 'Ｓ３互換', ['s3', '互換'], '[Ｓ３][互換]'],
    ['a run with a middle dot', 'ウェブ・サービス', ['ウェブサビス'], '[ウェブ・サービス]'],
    ['all matches', 'S3 and S3', ['s3'], '[S3] and [S3]'],
    ['matches that overlap once', 'ストレージ', ['スト', 'トレジ'], '[スト][レージ]'],
    ['nothing where nothing matches', 'Object storage', ['xyz'], 'Object storage'],
    ['nothing in an empty text', '', ['xyz'], ''],
  ])('marks %s', (_, text, terms, expected) => {
    expect(snippet(text, ...terms)).toBe(expected);
  });

  it('shows the text around the match', () => {
    expect(snippet(LONG, 'object')).toBe('…others, until [object] storage comes up, and…');
    expect(snippet(LONG, 'first')).toBe('The [first] words of a long text are followed by…');
    expect(snippet(LONG_JAPANESE, 'ストレジ')).toBe(
      '…所がオブジェクト[ストレージ]です。長い説明が続きます。',
    );
  });

  it('shows the part with the most distinct matches', () => {
    expect(snippet(`storage here. ${LONG}`, 'object', 'storag')).toBe(
      '…others, until [object] [storage] comes up, and…',
    );
  });

  it.each([LONG, LONG_JAPANESE, LONG + LONG_JAPANESE, 'x'.repeat(500), '😀'.repeat(100)])(
    'is never longer than 50 characters: %#',
    (text) => {
      for (const term of ['object', 'storag', 'ストレジ', 'ファイル', 'x', 'xyz']) {
        const whole = buildSnippet(text, new Set([term]))
          .map((part) => part.text)
          .join('');
        expect(whole.length).toBeLessThanOrEqual(SNIPPET_LENGTH);
        expect(text).toContain(whole.replace(/^…|…$/g, ''));
      }
    },
  );

  it('does not split surrogate pairs', () => {
    const whole = buildSnippet(`${'😀'.repeat(40)} storage ${'😀'.repeat(40)}`, new Set(['storag']))
      .map((part) => part.text)
      .join('');
    expect(whole.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '')).not.toMatch(/[\ud800-\udfff]/);
  });
});
