import {describe, expect, it} from 'vitest';
import {inspectCatalogue, inspectTranslations, twinOf} from '@site/src/catalogue';
import {
  article,
  catalogueFiles,
  DESCRIPTION,
  DESCRIPTION_JA,
  fact,
  inJapanese,
  problemsOf,
  serviceFiles,
  writeTree,
} from '../factories';

const ARTICLE = 'services/alpha/index.md';
const ENGLISH_ONLY = serviceFiles({
  name: {en: 'Service alpha', ja: null},
  goodFor: [{en: 'Big files', ja: null}],
  facts: [fact({text: {en: 'It has 2 regions.', ja: null}})],
});
const JAPANESE_ONLY = {
  ...serviceFiles({
    name: {en: null, ja: 'サービスalpha'},
    goodFor: [{en: null, ja: '大きなファイル'}],
  }),
  [ARTICLE]: inJapanese(article()).replace('---\n', '---\nlanguage: ja\n'),
};

describe('an entry in one language', () => {
  it.each([
    ['English', ENGLISH_ONLY, 'missing', 'Big files'],
    ['Japanese', JAPANESE_ONLY, 'only-japanese', '大きなファイル'],
  ])('is published in %s and shown in both languages', (_, files, state, line) => {
    const root = writeTree(catalogueFiles(files));
    const {catalogue, problems} = inspectCatalogue(root);
    expect(problems).toEqual([]);
    expect(catalogue!.services[0]!.goodFor).toEqual([{en: line, ja: line}]);
    expect(inspectTranslations(root).find(({page}) => page === ARTICLE)).toMatchObject({state});
  });

  it('must have all texts in each language in which it has a page', () => {
    expect(problemsOf({...ENGLISH_ONLY, [twinOf(ARTICLE)]: inJapanese(article())}))
      .toMatchInlineSnapshot(`
        "services/alpha/service.yml:5:7 the Japanese text is missing, but the entry has a page in Japanese; write it
        services/alpha/service.yml:176:9 the Japanese text is missing, but the entry has a page in Japanese; write it
        services/alpha/service.yml:187:11 the Japanese text is missing, but the entry has a page in Japanese; write it
        3 problems"
      `);
    expect(problemsOf({...JAPANESE_ONLY, [ARTICLE]: article()})).toMatchInlineSnapshot(`
      "services/alpha/service.yml:4:7 the English text is missing, but the entry has a page in English; write it
      services/alpha/service.yml:175:9 the English text is missing, but the entry has a page in English; write it
      2 problems"
    `);
  });

  it('must have each text in at least one language', () => {
    expect(problemsOf(serviceFiles({goodFor: [{en: null, ja: null}]}))).toMatchInlineSnapshot(`
      "services/alpha/service.yml:175:5 goodFor[0] must be given in at least one language
      services/alpha/service.yml:175:9 the English text is missing, but the entry has a page in English; write it
      2 problems"
    `);
  });

  it('must not have two Japanese pages', () => {
    expect(problemsOf({...JAPANESE_ONLY, [twinOf(ARTICLE)]: inJapanese(article())}))
      .toMatchInlineSnapshot(`
      "services/alpha/index.md:1:1 this page and i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md are both in Japanese; write this one in English and remove "language: ja"
      1 problem"
    `);
  });

  it('must follow the rules of its language', () => {
    expect(
      problemsOf({
        ...JAPANESE_ONLY,
        [ARTICLE]: String(JAPANESE_ONLY[ARTICLE]).replace(DESCRIPTION_JA, DESCRIPTION),
      }),
    ).toMatchInlineSnapshot(`
      "services/alpha/index.md:4:1 the description must be in Japanese, but has no Japanese characters
      1 problem"
    `);
  });
});
