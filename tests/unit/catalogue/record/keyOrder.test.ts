import {describe, expect, it} from 'vitest';
import {CORE_SCHEMA, load} from 'js-yaml';
import {parse} from 'yaml';
import {editorLine, fixLayout, layOut} from '@site/src/catalogue/record/keyOrder';
import {recordYaml, service} from '../factories';

const fix = (text: string): string => layOut(text, 'service');
const HEAD = `${editorLine('service')}\n`;

describe('layOut', () => {
  it('does not change a record that is laid out', () => {
    const text = recordYaml('service', service());
    expect(fix(text)).toBe(text);
  });

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

  it('moves a comment above a group together with its first key', () => {
    const text = `${HEAD}links:\n  # Where it is described.\n  docs: null\n  homepage: https://example.com/\n`;
    expect(fix(text)).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../../static/schema/service.json
      links:
        homepage: https://example.com/
        # Where it is described.
        docs: null
      "
    `);
    expect(fix(fix(text))).toBe(fix(text));
  });

  it('replaces single quotes and keeps unquoted text', () => {
    const text = `${HEAD}slug: 'alpha'\ncolor: '#000000'\nvendor: {en: 'It''s "so"', ja: yes}\nicon: null\n`;
    expect(fix(text)).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../../static/schema/service.json
      slug: "alpha"
      icon: null
      color: "#000000"
      vendor: {en: "It's \\"so\\"", ja: yes}
      "
    `);
    expect(parse(fix(text))).toEqual(parse(text));
  });

  it('adds or corrects the schema comment for editors', () => {
    const wrong = '# yaml-language-server: $schema=service.json\n# Mind the slug.\nslug: alpha\n';
    expect(fix(wrong)).toBe(`${HEAD}# Mind the slug.\nslug: alpha\n`);
  });

  it('keeps long texts on one line and block texts as they are', () => {
    const long = 'word '.repeat(60).trim();
    const text = `${HEAD}vendor:\n  en: ${long}\n  ja: |\n    一\n    二\n`;
    expect(fix(text)).toBe(text);
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
    ['carriage returns alone', RECORD.replaceAll('\n', '\r'), ['line ends']],
    ['both in one file', RECORD.replace('\n', '\r\n').replace('\nkind', '\rkind'), ['line ends']],
    ['a byte order mark', `\uFEFF${RECORD}`, ['line ends']],
    ['no line for editors', RECORD.slice(HEAD.length), ['line for editors']],
    ['an empty line below the first', RECORD.replace('\n', '\n\n'), ['spaces and empty lines']],
    ['empty lines at the end', `${RECORD}\n\n\n`, ['spaces and empty lines']],
    ['no line feed at the end', RECORD.trimEnd(), ['spaces and empty lines']],
    ['single quotes', RECORD.replace('"#0a5277"', "'#0a5277'"), ['quotes']],
    ['padded brackets', RECORD.replace('aliases: []', 'aliases: [ ]'), ['spaces and empty lines']],
    [
      'a key in another place',
      RECORD.replace(/^icon: null\n(color: .*\n)/m, '$1icon: null\n'),
      ['order of keys'],
    ],
  ])('fixes %s and reports it', (_, text, changes) => {
    expect(text).not.toBe(RECORD);
    expect(fixLayout(text, 'service')).toEqual({text: RECORD, changes});
  });

  it('reports all of its changes', () => {
    const text = `\uFEFF${RECORD.slice(HEAD.length)
      .replace('"#0a5277"', "  '#0a5277'")
      .replace(/^(slug: .*\n)(name:\n.*\n.*\n)/m, '$2$1')}`;
    expect(fixLayout(text, 'service')).toEqual({
      text: RECORD,
      changes: [
        'line ends',
        'line for editors',
        'order of keys',
        'quotes',
        'spaces and empty lines',
      ],
    });
  });

  it('reports no change for a record that is laid out', () => {
    expect(fixLayout(RECORD, 'service')).toEqual({text: RECORD, changes: []});
  });

  it.each([
    ['a number that would lose digits', 'founded: 12345678901234567890\n'],
    ['a text that one parser reads as a number', 'legalName: 0b11\n'],
  ])('keeps the value of %s', (_, line) => {
    const text = HEAD + line.replace(': ', ':   ');
    const {text: fixed} = fixLayout(text, 'service');
    expect(parse(fixed)).toEqual(parse(text));
    expect(load(fixed, {schema: CORE_SCHEMA})).toEqual(load(text, {schema: CORE_SCHEMA}));
  });
});
