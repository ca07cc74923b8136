import {expect, it} from 'vitest';
import {
  acceptTranslation,
  formatProblems,
  inspectCatalogue,
  inspectTranslations,
  twinOf,
} from '@site/src/catalogue';
import {addServices} from '@site/src/cli/bench/largeSite';
import {
  catalogueFiles,
  type Files,
  inJapanese,
  serviceFiles,
  writeTree,
} from '../catalogue/factories';

const difference = {en: 'Does it otherwise', ja: '方法が異なる'};

/** A site with two services that name each other as alternatives, in both languages. */
function smallSite(): string {
  const services = {
    ...serviceFiles({alternatives: [{slug: 'beta', difference}]}),
    ...serviceFiles({
      slug: 'beta',
      name: {en: 'Beta', ja: 'ベータ'},
      aliases: ['Second'],
      date: '2026-11-20T14:00:00+09:00',
      alternatives: [{slug: 'alpha', difference}],
    }),
  };
  const twins = ['alpha', 'beta'].map((slug) => {
    const file = `services/${slug}/index.md`;
    const text = String(services[file]);
    const japanese = inJapanese(text.replaceAll('Beta', 'ベータ'));
    return [twinOf(file), acceptTranslation(japanese, text)] as const;
  });
  const japanese: Files = Object.fromEntries(twins);
  return writeTree(catalogueFiles({...services, ...japanese}));
}

/**
 * Checks that a site is valid.
 * @returns the slugs of the alternatives of each service
 */
function alternativesOf(site: string) {
  const {catalogue, problems} = inspectCatalogue(site);
  expect(formatProblems(problems)).toBe('0 problems');
  return Object.fromEntries(
    catalogue!.services.map(({slug, alternatives}) => [slug, alternatives.map((one) => one.slug)]),
  );
}

it('addServices does not change a site that is large enough', () => {
  const site = smallSite();
  addServices(site, 2);
  expect(alternativesOf(site)).toEqual({alpha: ['beta'], beta: ['alpha']});
});

it('addServices adds copies that pass the check and name each other like their originals', () => {
  const site = smallSite();
  addServices(site, 5);
  expect(alternativesOf(site)).toEqual({
    alpha: ['beta'],
    beta: ['alpha'],
    'alpha-1': ['beta-1'],
    'beta-1': ['alpha-1'],
    'alpha-2': ['beta-2'],
    'beta-2': ['alpha-2'],
  });
  const twins = inspectTranslations(site).filter(({page}) => page.startsWith('services/'));
  expect(twins.map(({state}) => state)).toEqual(Array.from({length: 6}, () => 'current'));
});
