/** The examples in records.md are valid as they are, since contributors copy them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {CategoriesSchema, RatesSchema} from '@site/src/catalogue/record/categories';
import {ServiceSchema, WrittenService} from '@site/src/catalogue/record/schema';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe.each(['docs', 'i18n/ja/docusaurus-plugin-content-docs/current'])(
  'the examples of %s/records.md',
  (folder) => {
    const text = readFileSync(path.join(ROOT, folder, 'records.md'), 'utf8');
    const [record, rates, definition, category] = [...text.matchAll(/^```yaml\n(.*?)^```/gms)].map(
      ([, yaml]) => parse(yaml!) as Record<string, unknown>,
    );

    it('contain a record that passes the check, with its keys in order', () => {
      expect(ServiceSchema.safeParse(record).error).toBeUndefined();
      expect(Object.keys(record!)).toEqual(Object.keys(WrittenService.shape));
    });

    it('contain an exchange rate that passes the check', () => {
      expect(RatesSchema.safeParse(rates).error).toBeUndefined();
    });

    it('contain definitions of an attribute and a category that pass the check', () => {
      const categories = {
        ...category,
        groups: {price: {en: 'Prices', ja: '料金'}},
        ...definition,
      };
      expect(CategoriesSchema.safeParse(categories).error).toBeUndefined();
    });
  },
);
