/** The pages are valid HTML: each path in one of its languages, which take turns. */
import {load} from 'cheerio';
import {type ConfigData, HtmlValidate, StaticConfigLoader} from 'html-validate';
import {expect, it} from 'vitest';
import {LOCALES, PAGES, readBuilt} from './pages';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Matters of style, which the parser below has normalised away.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    // Colours of entries and sizes of pictures are data, set with style attributes.
    'no-inline-style': 'off',
    // Ids that React and Docusaurus generate begin with an underscore, which HTML allows.
    'valid-id': ['error', {relaxed: true}],
    // Docusaurus names its drawing for external links.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // ESLint requires the role "region" on scrollable elements, a combobox has no native
    // counterpart, and Docusaurus gives its announcement the role "banner".
    'prefer-native-element': ['error', {exclude: ['region', 'listbox', 'banner']}],
    // Enter submits a form with a single field, so the search form needs no button.
    'wcag/h32': 'off',
  },
};

/**
 * The page as a browser parses it. The build omits optional end tags and quotes, which the
 * validator would report.
 */
const normalize = (html: string): string => load(html, {scriptingEnabled: false}).html();

it('each page is valid', {timeout: 120_000}, async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
  const wrong: string[] = [];
  const routes = [...new Set(PAGES.map(({route}) => route))];
  for (const {file} of PAGES.filter(
    ({route, locale}) => LOCALES.indexOf(locale) === routes.indexOf(route) % LOCALES.length,
  )) {
    const {results} = await validator.validateString(normalize(readBuilt(file)), file);
    for (const {ruleId, message, selector} of results.flatMap(({messages}) => messages)) {
      wrong.push(`${file}: ${ruleId}: ${message} (${selector ?? ''})`);
    }
  }
  expect(wrong).toEqual([]);
});
