import {describe, expect, it} from 'vitest';
import {buildSnippet, SNIPPET_LENGTH} from '@site/src/search/snippet';
import {patternOf} from '@site/src/search/words';

const snippet = (text: string, ...wordings: string[]): string =>
  buildSnippet(text, patternOf(wordings))
    .map((part) => (part.mark ? `[${part.text}]` : part.text))
    .join('');

const LONG =
  'The first words of a long text are followed by many others, until object storage comes up, and others.';
const LONG_JAPANESE =
  'このカタログに載っているサービスのうち、写真やログのように大きなファイルを置く場所がオブジェクトストレージです。長い説明が続きます。';

describe('buildSnippet', () => {
  it.each([
    ['a word', 'Object storage of AWS', ['object'], '[Object] storage of AWS'],
    ['a word to its end, and none inside', 'It tests', ['test', 'sts', 'it'], '[It] [tests]'],
    ['a run inside a word', 'オブジェクトストレージ', ['ストレジ'], 'オブジェクト[ストレージ]'],
    ['half-width kana', 'ｵﾌﾞｼﾞｪｸﾄｽﾄﾚｰｼﾞです', ['ストレジ'], 'ｵﾌﾞｼﾞｪｸﾄ[ｽﾄﾚｰｼﾞ]です'],
    ['full-width letters', 'Ｓ３互換', ['s3', '互換'], '[Ｓ３][互換]'],
    ['a run with a middle dot', 'ウェブ・ログ', ['ウェブログ'], '[ウェブ・ログ]'],
    ['all matches', 'S3 and S3', ['s3'], '[S3] and [S3]'],
    ['nothing where nothing matches', 'Object storage', ['xyz'], 'Object storage'],
    ['nothing in an empty text', '', ['xyz'], ''],
  ])('marks %s', (_, text, wordings, expected) => {
    expect(snippet(text, ...wordings)).toBe(expected);
  });

  it('shows the text around the match', () => {
    expect(snippet(LONG, 'object')).toBe('…until [object] storage comes up, and others.');
    expect(snippet(LONG, 'first')).toBe('The [first] words of a long text are followed by…');
    expect(snippet(LONG_JAPANESE, 'ストレジ')).toBe(
      '…所がオブジェクト[ストレージ]です。長い説明が続きます。',
    );
  });

  it('shows the part with the most distinct matches', () => {
    expect(snippet(`storage here. ${LONG}`, 'object', 'storage')).toBe(
      '…until [object] [storage] comes up, and others.',
    );
  });

  it.each([LONG, LONG_JAPANESE, LONG + LONG_JAPANESE, 'x'.repeat(500), '😀'.repeat(100)])(
    'is never longer than 50 characters: %#',
    (text) => {
      for (const wording of ['object', 'storage', 'ストレジ', 'x', 'xyz']) {
        const whole = buildSnippet(text, patternOf([wording]))
          .map((part) => part.text)
          .join('');
        expect(whole.length).toBeLessThanOrEqual(SNIPPET_LENGTH);
        expect(text).toContain(whole.replace(/^…|…$/g, ''));
      }
    },
  );

  it('does not split surrogate pairs', () => {
    const text = `${'😀'.repeat(40)} storage ${'😀'.repeat(40)}`;
    const whole = buildSnippet(text, patternOf(['storage']))
      .map((part) => part.text)
      .join('');
    expect(whole.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '')).not.toMatch(/[\ud800-\udfff]/);
  });
});
