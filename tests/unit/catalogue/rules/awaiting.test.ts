import {expect, it} from 'vitest';
import {inspectCatalogue, inspectTranslations, twinOf} from '@site/src/catalogue';
import {
  article,
  catalogueFiles,
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

it.each([
  ['English', ENGLISH_ONLY, 'missing', 'Big files'],
  ['Japanese', JAPANESE_ONLY, 'only-japanese', '大きなファイル'],
])(
  'an entry can be published in %s alone, and is shown in both languages',
  (_, files, state, line) => {
    const root = writeTree(catalogueFiles(files));
    const {catalogue, problems} = inspectCatalogue(root);
    expect(problems).toEqual([]);
    expect(catalogue!.services[0]!.goodFor).toEqual([{en: line, ja: line}]);
    expect(inspectTranslations(root).find(({page}) => page === ARTICLE)).toMatchObject({state});
  },
);

it.each([
  [
    'Japanese',
    {...ENGLISH_ONLY, [twinOf(ARTICLE)]: inJapanese(article())},
    ['5:7', '92:9', '101:11'],
  ],
  ['English', {...JAPANESE_ONLY, [ARTICLE]: article()}, ['4:7', '91:9']],
])('an entry with a page in %s needs all texts in it', (language, files, places) => {
  const told = [...problemsOf(files).matchAll(/service\.yml:(\S+) the (\w+) text is missing/g)];
  expect(told.map(([, place]) => place)).toEqual(places);
  expect(told[0]![2]).toBe(language);
});
