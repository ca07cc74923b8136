/** Any piece of Japanese text finds the page it was taken from, on the built site. */
import {beforeAll, describe, expect, it} from 'vitest';
import type {SearchEngine} from '@site/src/search/engine';
import {normalize} from '@site/src/search/words';
import {builtEngine, pageOf, pagesFound, readBuiltFiles} from './built';
import {randomNumbers} from './random';

const JAPANESE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー・]{2,}/gu;
const PIECES = 300;
const LONGEST = 12;

type Piece = {readonly page: string; readonly piece: string};

const toHiragana = (text: string): string =>
  text.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/**
 * Random pieces of 2 to 12 characters, not counting long-vowel marks, with the route of their page.
 * The seed is fixed.
 */
function takePieces(locale: 'en' | 'ja'): Piece[] {
  const {pages, texts} = readBuiltFiles(locale);
  const runs = pages.flatMap(({title, keywords, description, sections, url}, index) =>
    [title, ...keywords, description, ...sections.map((section) => section.title), ...texts[index]!]
      .flatMap((text) => text.match(JAPANESE) ?? [])
      .map((run) => ({page: pageOf(url), run})),
  );
  const random = randomNumbers(20261120);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({length: PIECES}, () => {
    const {page, run} = runs[below(runs.length)]!;
    const start = below(run.length - 1);
    const length = 2 + below(Math.min(LONGEST, run.length - start) - 1);
    return {page, piece: run.slice(start, start + length)};
  }).filter(({piece}) => normalize(piece).length >= 2);
}

describe.each(['en', 'ja'] as const)('pieces of Japanese text in %s', (locale) => {
  const pieces = takePieces(locale);
  let engine: SearchEngine;

  beforeAll(async () => {
    engine = await builtEngine(locale);
  });

  it.each([
    ['as they are', (piece: string) => piece],
    ['in hiragana', toHiragana],
    ['in katakana', toKatakana],
    ['without long vowels', (piece: string) => piece.replaceAll('ー', '')],
  ])(
    'find their page: %s',
    (_, vary) => {
      const missed = pieces.filter(
        ({page, piece}) => !pagesFound(engine, vary(piece)).includes(page),
      );
      expect(missed).toEqual([]);
    },
    120_000,
  );
});
