/** Our own expressions take linear time: what would take minutes otherwise takes milliseconds. */
import {expect, it} from 'vitest';
import {readPage, wordsIn} from '@site/src/catalogue/article/reader';
import {fingerprint} from '@site/src/catalogue/article/translations';
import {findQuantities} from '@site/src/catalogue/texts/quantities';

const LENGTH = 200_000;
const LIMIT_IN_MS = 5_000;

/** What a hostile author repeats: characters on which an expression may look far ahead or back. */
const PARTS = ['[', '](x ', '`', '1,', '1 to ', 'a-', ' ', '万ァ', '&amp;'];

it.each<[string, (text: string) => unknown]>([
  ['quantities', findQuantities],
  ['words', wordsIn],
  ['a fingerprint', fingerprint],
  ['a code block', (text) => readPage('index.md', `\`\`\`\n${text}\n\`\`\``)],
])('finding %s takes linear time', (_, read) => {
  for (const part of PARTS) {
    const text = `It has ${part.repeat(LENGTH / part.length)} 5 GB`;
    const start = performance.now();
    read(text);
    expect(performance.now() - start, part).toBeLessThan(LIMIT_IN_MS);
  }
});
