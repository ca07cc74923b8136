import {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildCompanySummaries, buildCompanyView} from '../../catalogue';
import {toLocale} from '../../locales';
import {loadVisibleCatalogue} from './content';
import {blogWithRecords, buildRows, writePage} from './entries';

/**
 * An instance of the blog plugin for company profiles. Of its routes, only those of the profiles
 * are kept. Each gets its record and the rows of its services; the entry `company` is the
 * directory of all companies and gets their summaries instead.
 */
export function companiesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const locale = toLocale(context.i18n.currentLocale);
  return blogWithRecords(context, options, (routes, {blogPosts}, write) => {
    const catalogue = loadVisibleCatalogue(context.siteDir);
    const companyOf = new Map(catalogue.services.map(({slug, company}) => [slug, company]));
    const profiles = routes.filter(({component}) => component === options.blogPostComponent);
    return Promise.all(
      profiles.map(async ({modules, ...route}) => {
        const slug = route.path.split('/').at(-1);
        const content = modules!.content as string;
        const company = catalogue.companies.find((candidate) => candidate.slug === slug);
        if (company === undefined) {
          const companies = buildCompanySummaries(catalogue, locale);
          return {
            ...route,
            component: '@site/src/components/CompanyDirectory',
            modules: {content},
            props: {config: {...catalogue.directory, companies}},
          };
        }
        const posts = blogPosts.filter(
          ({metadata}) => companyOf.get(metadata.frontMatter.slug!) === slug,
        );
        const page = await writePage(write, company.slug, content, {
          record: buildCompanyView(company, catalogue, locale),
          services: buildRows(posts, catalogue, locale),
        });
        return {
          ...route,
          component: '@site/src/components/CompanyPage',
          modules: {content: page},
        };
      }),
    );
  });
}

companiesPlugin.validateOptions = validateOptions;
