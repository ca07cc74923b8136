/** The rule for entries that have an article in one language only. */
import type {YamlFile} from '../record/yamlFile';
import {LOCALES, type Locale} from '../vocabulary';
import type {Problem} from './problems';

const LANGUAGES: Readonly<Record<Locale, string>> = {en: 'English', ja: 'Japanese'};

/**
 * One problem for each text that is `null` in a language in which the entry has an article.
 * @param written the languages in which there is an article
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
                  `the ${LANGUAGES[locale]} text is missing, but the entry has a page in ${LANGUAGES[locale]}; write it`,
                  'translations',
                ),
              ]
            : visit(item, at);
        });
  return visit(source.read(), []);
}
