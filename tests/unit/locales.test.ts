import {expect, it} from 'vitest';
import {LOCALES, toLocale} from '@site/src/site/locales';

it.each(LOCALES)('toLocale accepts %s', (name) => {
  expect(toLocale(name)).toBe(name);
});

it('toLocale throws an error that names the file to extend for an unsupported locale', () => {
  expect(() => toLocale('fr')).toThrowErrorMatchingInlineSnapshot(
    `[Error: Locale "fr" is not one of en, ja; add it to src/site/locales.ts]`,
  );
});
