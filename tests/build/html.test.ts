/** Every page is HTML as the standard has it. */
import {load} from 'cheerio';
import {type ConfigData, HtmlValidate, StaticConfigLoader} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {PAGES, readBuilt} from './pages';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Questions of writing, which the parser has settled.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    // Colours of entries and sizes of pictures are data of the page, and no matter of validity.
    'no-inline-style': 'off',
    // React and Docusaurus make ids that begin with an underscore, which HTML allows.
    'valid-id': ['error', {relaxed: true}],
    // The linter of the source asks for the role "region" on what scrolls, a combobox has no
    // native counterpart, and "banner" is how Docusaurus writes its announcement.
    'prefer-native-element': ['error', {exclude: ['region', 'listbox', 'banner']}],
    // Enter sends a form with one field; the list of hits below the field is what it is for.
    'wcag/h32': 'off',
  },
};

/**
 * The page as browsers understand it. The build leaves out end tags and quotes where the
 * standard allows it, which the validator would take for mistakes.
 */
const normalize = (html: string): string => load(html, {scriptingEnabled: false}).html();

describe('each page', () => {
  it('is valid', {timeout: 120_000}, async () => {
    const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
    const wrong: string[] = [];
    for (const {file} of PAGES) {
      const {results} = await validator.validateString(normalize(readBuilt(file)), file);
      for (const {ruleId, message, selector} of results.flatMap(({messages}) => messages)) {
        wrong.push(`${file}: ${ruleId}: ${message} (${selector ?? ''})`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the check', () => {
  it('finds what is wrong', async () => {
    const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
    const page = '<!doctype html><html lang="en"><title>x</title><ul><p>x</ul><img src="/x.png">';
    const {results} = await validator.validateString(normalize(page));
    const rules = results.flatMap(({messages}) => messages.map(({ruleId}) => ruleId));
    expect(rules).toContain('element-permitted-content');
    expect(rules).toContain('wcag/h37');
  });
});
