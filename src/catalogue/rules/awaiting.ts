/** Entries that are published in one language while the page in the other one is awaited. */
import type {YamlFile} from '../record/yamlFile';
import {LOCALES, type Locale} from '../vocabulary';
import type {Problem} from './problems';

const LANGUAGES: Readonly<Record<Locale, string>> = {en: 'English', ja: 'Japanese'};

/**
 * A problem for each text of a record that is missing in a language in which the entry has a page.
 * @param written the languages of the pages that are there
 */
export function checkAwaited(source: YamlFile, written: readonly Locale[]): Problem[] {
  const visit = (value: unknown, path: readonly PropertyKey[]): Problem[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, item]) => {
          const at = [...path, Array.isArray(value) ? Number(key) : key];
          const locale = LOCALES.find((known) => known === key);
          const isText = locale !== undefined && LOCALES.every((known) => known in value);
          return isText && item === null && written.includes(locale)
            ? [
                source.problemAt(
                  at,
                  `the text is missing in ${LANGUAGES[locale]}, in which the entry has a page; write it`,
                  'translations',
                ),
              ]
            : visit(item, at);
        });
  return visit(source.read(), []);
}
