import {expect, it} from 'vitest';
import {exportTexts} from '@site/src/compare/exportTexts';
import {DEFAULT_LOCALE, filesOfBuild, type Locale, LOCALES, readBuilt} from './pages';

const localeOf = (script: string): Locale =>
  LOCALES.find((locale) => script.startsWith(`${locale}/`)) ?? DEFAULT_LOCALE;

/** The text of a script, with escaped letters decoded, since a minifier may escape them. */
const readScript = (file: string): string =>
  readBuilt(file).replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const scripts = filesOfBuild('.js')
  .filter((file) => file.includes('assets/js/'))
  .map((file) => ({file, locale: localeOf(file), text: readScript(file)}));

it.each(LOCALES)(
  'a single script of %s contains the words of the exports, in this language only',
  (locale) => {
    const own = scripts.filter((script) => script.locale === locale);
    for (const language of LOCALES) {
      const {contextText, decisionQuestion} = exportTexts(language);
      for (const words of [contextText, decisionQuestion]) {
        const files = own.filter(({text}) => text.includes(words)).map(({file}) => file);
        expect(files, words).toHaveLength(language === locale ? 1 : 0);
        expect(files.filter((file) => file.includes('/main.'))).toEqual([]);
      }
    }
  },
);
