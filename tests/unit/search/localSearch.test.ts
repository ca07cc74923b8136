/** What src/search relies on in the installed @easyops-cn/docusaurus-search-local. */
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {parseArticle} from '@site/src/search/localSearch';
import {searchPlugin} from '@site/src/search/plugin';
import {catalogueFiles, serviceFiles, tagFiles, writeTree} from '../catalogue/factories';

describe('the parser of the local search', () => {
  it('reads metadata, breadcrumbs and title', () => {
    const $ = load(`
      <meta name="description" content="A page." /><meta name="keywords" content="one,two" />
      <a class="navbar__link--active"> Documents </a>
      <div class="main-wrapper"><div class="menu"><div class="menu__list-item-collapsible">
        <a class="menu__link--active">Categories</a></div></div></div>
      <article><h1>Storage</h1></article>`);
    expect(parseArticle($)).toEqual({
      pageTitle: 'Storage',
      description: 'A page.',
      keywords: 'one, two',
      breadcrumb: ['Documents', 'Categories'],
      sections: [{title: 'Storage', hash: '', content: ''}],
    });
  });

  it('splits an article at sibling headings, and separates the words of blocks', () => {
    const link = '<a class="hash-link" href="#two">#</a>';
    const $ = load(`<article><h1>One</h1><p>a</p><ul><li>b</li><li>c</li></ul>
      <h2>Two${link}</h2><p>d</p><h3>Three</h3><script>no</script><p>e</p></article>`);
    expect(parseArticle($).sections).toEqual([
      {title: 'One', hash: '', content: 'a b c'},
      {title: 'Two', hash: '#two', content: 'd'},
      {title: 'Three', hash: '', content: 'e'},
    ]);
  });
});

describe('the plugin of the local search', () => {
  it('adds the route of the results page, with the most frequent tags', async () => {
    const tags = Array.from({length: 13}, (_, index) => `tag-${index}`);
    const site = writeTree(catalogueFiles({...serviceFiles({tags}), ...tagFiles(...tags)}));
    const plugin = searchPlugin(
      {
        siteDir: site,
        generatedFilesDir: site,
        baseUrl: '/ja/',
        i18n: {currentLocale: 'ja'},
        siteConfig: {themeConfig: {navbar: {items: []}}},
      } as unknown as LoadContext,
      searchPlugin.validateOptions!({
        options: {ignoreCssSelectors: ['noscript']},
        validate: (schema: {validate: (value: unknown) => {value: unknown}}, options: unknown) =>
          schema.validate(options).value,
      } as never),
    );
    const routes: RouteConfig[] = [];
    await plugin.contentLoaded!({
      actions: {addRoute: (route: RouteConfig) => routes.push(route)},
    } as never);
    expect(routes).toMatchObject([
      {path: '/ja/search', component: '@theme/SearchPage', exact: true},
    ]);
    expect(routes[0]!.props!.tags).toHaveLength(12);
  });
});
