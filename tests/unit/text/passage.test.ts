import {describe, expect, it} from 'vitest';
import {align, SourceFile} from '@site/src/text/passage';

describe('align', () => {
  const plain = {escapes: false};
  const escaped = {escapes: true};

  it.each([
    ['the same text', 'あいう', 'あいう', plain, [0, 1, 2, 3]],
    ['nothing', '', '', plain, [0]],
    ['doubled quotes', "a'b", "a''b", plain, [0, 1, 3, 4]],
    ['a backslash without an escape', 'a\\n', 'a\\n', plain, [0, 1, 2, 3]],
    ['escaped quotes', 'a"b', 'a\\"b', escaped, [0, 1, 3, 4]],
    ['an escaped line break', 'a\nb', 'a\\nb', escaped, [0, 1, 3, 4]],
    ['code points', 'あいう', '\\u3042い\\u{3046}', escaped, [0, 6, 7, 15]],
    ['surrogates written as two', '😀a', '\\ud83d\\ude00a', escaped, [0, 6, 12, 13]],
    ['surrogates written as one', '😀a', '\\U0001F600a', escaped, [0, 0, 10, 11]],
    ['surrogates written out', '😀a', '😀a', escaped, [0, 1, 2, 3]],
    ['folded lines', 'a b', 'a\n    b', plain, [0, 1, 6, 7]],
    ['an escaped line break', 'ab', 'a\\\n  b', escaped, [0, 5, 6]],
    ['indented lines', 'a\nb\n', '  a\n  b\n', plain, [2, 3, 6, 7, 8]],
    ['a value that stands elsewhere', 'xyz', 'abc', plain, [0, 0, 0, 0]],
  ])('aligns %s', (_, value, source, notation, offsets) => {
    expect(align(value, source, notation)).toEqual(offsets);
  });
});

describe('SourceFile', () => {
  const source = new SourceFile('a.md', 'one\ntwo\r\n\nfour');

  it.each([
    [0, 1, 1],
    [2, 1, 3],
    [3, 1, 4],
    [4, 2, 1],
    [9, 3, 1],
    [10, 4, 1],
    [14, 4, 5],
    [99, 4, 5],
  ])('maps offset %i to its line and column', (offset, line, column) => {
    expect(source.problemAt(offset, 'wrong')).toEqual({
      file: 'a.md',
      line,
      column,
      message: 'wrong',
    });
  });
});
