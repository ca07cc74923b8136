import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {editorLine, layOut, recordFiles} from '@site/src/catalogue';
import {isPlainlyLaidOut} from '@site/src/catalogue/record/plainLayout';
import {recordYaml, service} from '../factories';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const HEAD = `${editorLine('service')}\n`;

/** The body of a record that contains every form of a value. */
const BODY = [
  'slug: 37signals',
  'name: {en: "A: \\"b\\"", ja: サービス}',
  'aliases: []',
  'date: 2026-11-20T09:00:00+09:00',
  'links:',
  '  homepage: https://example.com/#a',
  '  docs: null',
  'tags: [object-storage, "b"]',
  'lifecycle:',
  '  since: 2006',
  '  note:',
  '    en: Text, with: "quotes"',
  '    ja: "文"',
  '  successors:',
  '    - name: {en: Beta, ja: ベータ}',
  '      url: null',
  '    - name:',
  '        en: Gamma',
  '        ja: ガンマ',
  '      url: null',
  'goodFor:',
  '  - en: It is',
  '    ja: です',
  'facts: []',
].join('\n');

describe('isPlainlyLaidOut', () => {
  it('accepts every form of a value', () => {
    expect(isPlainlyLaidOut(`${BODY}\n`.replace('with: "quotes"', 'with quotes'))).toBe(true);
    expect(isPlainlyLaidOut(recordYaml('service', service()).slice(HEAD.length))).toBe(true);
  });

  const records = recordFiles(ROOT).map(({file, kind}) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return {file, kind, text, isPlain: isPlainlyLaidOut(text.slice(text.indexOf('\n') + 1))};
  });
  const plain = records.filter(({isPlain}) => isPlain);

  it('accepts most of the records', () => {
    expect(plain.length).toBeGreaterThan(0.97 * records.length);
  });

  it.each(plain)('accepts only records that the layout would not change: $file', ({text, kind}) => {
    expect(layOut(text, kind)).toBe(text);
  });
});

/** Changes of a line. The result may be invalid YAML, or need another layout. */
const CHANGES: Readonly<Record<string, (line: string) => string>> = {
  'a space at the end': (line) => `${line} `,
  'a space at the start': (line) => ` ${line}`,
  'another level': (line) => `  ${line}`,
  'a level less': (line) => line.replace(/^ {2}/, ''),
  'two spaces after the key': (line) => line.replace(': ', ':  '),
  'two spaces after the dash': (line) => line.replace('- ', '-  '),
  'an empty line before it': (line) => `\n${line}`,
  'a comment before it': (line) => `# why\n${line}`,
  'a comment behind it': (line) => `${line} # why`,
  'no value': (line) => line.replace(/: .*/, ':'),
  'single quotes': (line) => line.replace(/: (\w+)$/, ": '$1'"),
  'single quotes in brackets': (line) => line.replace(/([[{ ])(\w+)([\]}])/, "$1'$2'$3"),
  'padded brackets': (line) => line.replace(/([[{])(.+)([\]}])/, '$1 $2 $3'),
  'a comma without a space': (line) => line.replace(', ', ','),
  'a comma at the end': (line) => line.replace(/([\]}])$/, ',$1'),
  'a null of another sort': (line) => line.replace('null', '~'),
  'a number of another sort': (line) => line.replace('2006', '0x7D6'),
  'a number with an exponent': (line) => line.replace('2006', '2e3'),
  'a number with zeros': (line) => line.replace('2006', '02006'),
  'a number with a point': (line) => line.replace('2006', '2006.0'),
  'a small number': (line) => line.replace('2006', '0.0000001'),
  'a large number with a fraction': (line) => line.replace('2006', '123456789012345.6789'),
  'a number with many nines': (line) => line.replace('2006', '99.999999999'),
  'an escape': (line) => line.replace(/: (\w)\w*$/, ': "$1\\u0041"'),
  'an escape of what needs none': (line) => line.replace(/: (\w)\w*$/, ': "$1\\/"'),
  'a tab': (line) => line.replace(': ', ':\t'),
  'a text of several lines': (line) => line.replace(/^( *)(.*?): (\w+)$/, '$1$2: |\n$1  $3'),
  'a text that goes on': (line) => line.replace(/^( *)(\w+: \w+)$/, '$1$2\n$1    and on'),
  'a list that is a text': (line) => line.replace(/^( *)(\w+: \w+)$/, '$1$2\n$1  - and on'),
  'an anchor': (line) => line.replace(': ', ': &a '),
  'a tag': (line) => line.replace(': ', ': !!str '),
  'the line twice': (line) => `${line}\n${line}`,
  'no such line': () => '',
  'a group in brackets in another': (line) => line.replace(/: (\w+)$/, ': {en: {en: $1}}'),
  'a carriage return': (line) => `${line}\r`,
  'a character that is not seen': (line) => line.replace(/: (\w)/, ': $1\u200b'),
};

describe.each(Object.entries(CHANGES))('a record with %s', (_, change) => {
  it('is only accepted if its layout needs no change', () => {
    const lines = `${BODY.replace('with: "quotes"', 'with quotes')}\n`.split('\n');
    const bodies = lines.map((line, index) =>
      lines.map((other, at) => (at === index ? change(line) : other)).join('\n'),
    );
    const plain = bodies.filter(
      (body) => parseDocument(body).errors.length === 0 && isPlainlyLaidOut(body),
    );
    // The order of keys is checked separately.
    const linesOf = (text: string) => text.split('\n').sort();
    for (const body of plain) {
      expect(linesOf(layOut(HEAD + body, 'service'))).toEqual(linesOf(HEAD + body));
    }
  });
});
