import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {catalogueFiles, DESCRIPTION, writeTree} from '../factories';

const ARTICLE = 'companies/acme/index.md';
const ROUTE = {path: '/services/alpha', component: 'Page', modules: {content: './alpha/index.md'}};
const metadata = {title: 'A', permalink: ROUTE.path, unlisted: false, frontMatter: {slug: 'alpha'}};
const content = {blogPosts: [{id: 'alpha', metadata}]} as unknown as BlogContent;

it('the page of a service follows the article of its company without loading services again', async () => {
  const siteDir = writeTree(catalogueFiles());
  // Test files share modules, and others use the real plugin.
  vi.resetModules();
  vi.doMock('@docusaurus/plugin-content-blog', () => ({
    validateOptions: undefined,
    default: () => ({
      contentLoaded({actions}: {actions: {addRoute: (route: RouteConfig) => void}}) {
        actions.addRoute(ROUTE);
      },
    }),
  }));
  const {servicesPlugin} = await import('@site/src/plugins/catalogue/entries');
  vi.doUnmock('@docusaurus/plugin-content-blog');
  const written = readFileSync(path.join(siteDir, ARTICLE), 'utf8');
  const plugin = await servicesPlugin(
    {
      siteDir,
      siteConfig: {},
      i18n: {currentLocale: 'en'},
      generatedFilesDir: siteDir,
    } as LoadContext,
    {id: 'services', path: 'services', blogPostComponent: 'Page'} as PluginOptions,
  );
  const addRoute = vi.fn<(route: RouteConfig) => void>();
  const made: Record<string, unknown> = {};
  const actions = {
    addRoute,
    setGlobalData: () => undefined,
    createData(file: string, data: unknown) {
      made[file] = data;
      return Promise.resolve(file);
    },
  };
  const lineAfter = async (description: string) => {
    writeFileSync(path.join(siteDir, ARTICLE), written.replace(DESCRIPTION, description));
    const allContent = {'docusaurus-plugin-content-blog': {services: content}};
    await plugin.allContentLoaded!({allContent, actions});
    const [, data] = /JSON\.parse\((.+)\);/.exec(made['pages/alpha.js'] as string)!;
    return JSON.parse(JSON.parse(data!) as string) as unknown;
  };
  await plugin.contentLoaded!({content, actions});
  expect(await lineAfter(DESCRIPTION)).toMatchObject({record: {company: {line: DESCRIPTION}}});
  const changed = DESCRIPTION.replace(/\.$/, ' today.');
  expect(await lineAfter(changed)).toMatchObject({record: {company: {line: changed}}});
  expect(addRoute).toHaveBeenCalledTimes(2);
});
