import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {editorLine, fixLayout, layOut} from '@site/src/catalogue/record/keyOrder';
import {recordYaml, service} from '../factories';

const fix = (text: string): string => layOut(text, 'service');
const HEAD = `${editorLine('service')}\n`;

describe('layOut', () => {
  it('sorts keys on every level together with their comments', () => {
    const text = [
      "name: {ja: 'アルファ', en: 'Alpha'} # both",
      '# About the slug.',
      'slug: alpha',
      '',
      '# About the claims.',
      'api:',
      '    checked: 2026-11',
      '    # What it is.',
      '    value: yes',
      '    note: null',
      'facts:',
      '- text: {ja: 二つ, en: Two}',
      '  id:   regions   # cited',
      'colour: "#000000"',
      '# The end.',
    ].join('\n');
    expect(fix(text)).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../../static/schema/service.json
      # About the slug.
      slug: alpha
      name: {en: "Alpha", ja: "アルファ"} # both

      # About the claims.
      api:
        # What it is.
        value: yes
        note: null
        checked: 2026-11
      facts:
        - id: regions # cited
          text: {en: Two, ja: 二つ}
      colour: "#000000"

      # The end.
      "
    `);
    expect(parse(fix(text))).toEqual(parse(text));
    expect(fix(fix(text))).toBe(fix(text));
  });

  it.each([
    ['what is not YAML', 'slug: "alpha\n'],
    ['what is no group of keys', '- slug\n'],
    ['an empty file', ''],
  ])('does not change %s', (_, text) => {
    expect(fix(text)).toBe(text);
  });
});

describe('fixLayout', () => {
  const RECORD = recordYaml('service', service());

  it.each<[string, string, readonly string[]]>([
    ['line feeds after carriage returns', RECORD.replaceAll('\n', '\r\n'), ['line ends']],
    ['a byte order mark', `\uFEFF${RECORD}`, ['line ends']],
    ['no line for editors', RECORD.slice(HEAD.length), ['line for editors']],
    ['empty lines at the end', `${RECORD}\n\n\n`, ['spaces and empty lines']],
    ['single quotes', RECORD.replace('"#0a5277"', "'#0a5277'"), ['quotes']],
    [
      'a key in another place',
      RECORD.replace(/^icon: null\n(color: .*\n)/m, '$1icon: null\n'),
      ['order of keys'],
    ],
  ])('fixes %s and reports it', (_, text, changes) => {
    expect(text).not.toBe(RECORD);
    expect(fixLayout(text, 'service')).toEqual({text: RECORD, changes});
  });
});
