import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {editorLine, layOut} from '@site/src/catalogue/record/keyOrder';
import {recordYaml, service} from '../factories';

const fix = (text: string): string => layOut(text, 'service');
const HEAD = `${editorLine('service')}\n`;

describe('layOut', () => {
  it('leaves a record alone that is laid out', () => {
    const text = recordYaml('service', service());
    expect(fix(text)).toBe(text);
  });

  it('puts keys in order on every level, and comments with them', () => {
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

  it('moves a comment above the first key of a group with that key', () => {
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

  it('writes double quotes for single ones, and keeps bare words bare', () => {
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

  it('corrects the line for editors, and writes it once', () => {
    const wrong = '# yaml-language-server: $schema=service.json\n# Mind the slug.\nslug: alpha\n';
    expect(fix(wrong)).toBe(`${HEAD}# Mind the slug.\nslug: alpha\n`);
  });

  it('keeps long texts on one line, and texts of several lines as they are', () => {
    const long = 'word '.repeat(60).trim();
    const text = `${HEAD}vendor:\n  en: ${long}\n  ja: |\n    一\n    二\n`;
    expect(fix(text)).toBe(text);
  });

  it.each([
    ['what is not YAML', 'slug: "alpha\n'],
    ['what is no group of keys', '- slug\n'],
    ['an empty file', ''],
  ])('does not touch %s', (_, text) => {
    expect(fix(text)).toBe(text);
  });
});
