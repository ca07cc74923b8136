import {describe, expect, it} from 'vitest';
import {ServiceSchema} from '@site/src/catalogue/record/schema';
import {YamlFile} from '@site/src/catalogue/record/yamlFile';
import {service, yaml} from '../factories';

const TEXT = `# A comment
slug: alpha
name:
  en: Alpha
  ja: アルファ
tags: [storage, ai]
facts:
  - id: first
    text: {en: One, ja: 一}
  - id: second
`;

describe('positionOf', () => {
  const file = new YamlFile('services/alpha/service.yml', TEXT);

  it.each([
    [[], 2, 1],
    [['slug'], 2, 7],
    [['name'], 4, 3],
    [['name', 'ja'], 5, 7],
    [['tags', 1], 6, 17],
    [['facts', 0, 'text', 'ja'], 9, 25],
    [['facts', 1, 'id'], 10, 9],
  ])('returns the position of the value at %j', (path, line, column) => {
    expect(file.positionOf(path)).toEqual({line, column});
  });

  it('returns the position of the nearest parent of a missing value', () => {
    expect(file.positionOf(['facts', 1, 'text', 'en'])).toEqual({line: 10, column: 5});
    expect(file.positionOf(['facts', 7, 'id'])).toEqual({line: 8, column: 3});
    expect(file.positionOf(['nothing'])).toEqual({line: 2, column: 1});
  });

  it('counts lines that end as on Windows', () => {
    const windows = new YamlFile('a.yml', TEXT.replaceAll('\n', '\r\n'));
    expect(windows.positionOf(['name', 'ja'])).toEqual({line: 5, column: 7});
  });
});

describe('parse', () => {
  it('reads yes and no as text, as in YAML 1.2', () => {
    const text = yaml(service()).replace('value: no', 'value: no # not "false"');
    expect(new YamlFile('a.yml', text).parse(ServiceSchema).value?.selfHosting.value).toBe('no');
  });
});
