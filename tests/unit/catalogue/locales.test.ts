import {expect, it} from 'vitest';
import {LOCALES, toLocale} from '@site/src/catalogue/locales';

it.each(LOCALES)('the language %s is known by its name', (name) => {
  expect(toLocale(name)).toBe(name);
});

it('a language that is not known is told, with the place to add it', () => {
  expect(() => toLocale('fr')).toThrowErrorMatchingInlineSnapshot(
    `[Error: Locale "fr" is not one of en, ja; add it to src/catalogue/locales.ts]`,
  );
});
