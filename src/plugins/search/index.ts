import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import * as searchLocalModule from '@easyops-cn/docusaurus-search-local';
import {load} from 'cheerio';
import {type Catalogue, loadTags, type Tags} from '../../catalogue';
import {
  buildSearchFiles,
  CONTEXTS,
  contextOf,
  type ExtractedDocument,
  type ExtraPage,
  type PageDetails,
  type SearchManifest,
} from '../../search';
import {loadShown, toLocale} from '../entries';

// The package declares the types of its options, but not of the module itself.
const {default: searchLocal, validateOptions} = searchLocalModule as unknown as PluginModule & {
  readonly default: (context: LoadContext, options: SearchLocalOptions) => Plugin;
};
type SearchLocalOptions = searchLocalModule.PluginOptions;

/** Names of the index files that the wrapped plugin writes. */
const LUNR_FILE = /^search-index.*\.json$/;

/** Routes, without base URL, of pages that are found by title and description alone. */
const TITLED_PAGES = ['compare'];

/** Factors for the score: entries before documentation before tags, what has ended last. */
const WEIGHTS = {services: 1, companies: 0.8, docs: 0.7, other: 0.5, tag: 0.4};
const ENDED = 0.6;

/**
 * The local search plugin as extractor of the built pages and owner of the route `/search`.
 * Its lunr index is replaced by the files of `src/search`, and its theme by that of
 * `src/theme`, so that nothing of lunr reaches a reader.
 */
export default function searchPlugin(context: LoadContext, options: SearchLocalOptions): Plugin {
  const local = searchLocal(context, options);
  const {siteDir, baseUrl, i18n} = context;
  const locale = toLocale(i18n.currentLocale);

  return {
    ...local,

    async postBuild(props) {
      await local.postBuild?.(props);
      const catalogue = loadShown(siteDir);
      const tags = loadTags(siteDir, locale);
      const {pages, texts} = buildSearchFiles(
        await takeExtraction(props.outDir),
        baseUrl,
        (url) => detailsOf(url, baseUrl, catalogue, tags),
        [
          ...(await Promise.all(
            TITLED_PAGES.map((route) => titledPage(route, props.outDir, baseUrl)),
          )),
          ...tagPages(tags, Object.keys(catalogue.tags), baseUrl, CONTEXTS.services[locale]),
        ],
      );
      const folder = path.join(props.outDir, 'search');
      await mkdir(folder, {recursive: true});
      const write = async (name: string, value: unknown): Promise<string> => {
        const text = JSON.stringify(value);
        const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
        await writeFile(path.join(folder, file), text);
        return file;
      };
      const manifest: SearchManifest = {
        pages: await write('pages', pages),
        texts: await write('texts', texts),
      };
      await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    },
  };
}

searchPlugin.validateOptions = validateOptions;

/** Reads the documents out of the lunr files and removes these. */
async function takeExtraction(outDir: string): Promise<ExtractedDocument[][]> {
  const files = (await readdir(outDir)).filter((file) => LUNR_FILE.test(file));
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new Error(`Expected one file ${LUNR_FILE} in ${outDir}, found ${files.length}`);
  }
  const parts = JSON.parse(await readFile(path.join(outDir, file), 'utf8')) as readonly {
    readonly documents: ExtractedDocument[];
  }[];
  await rm(path.join(outDir, file));
  return parts.map(({documents}) => documents);
}

function detailsOf(url: string, baseUrl: string, {services}: Catalogue, tags: Tags): PageDetails {
  const context = contextOf(url, baseUrl);
  const service = services.find(({slug}) => url === `${baseUrl}services/${slug}`);
  return {
    weight: WEIGHTS[context ?? 'other'] * (service?.lifecycle.state === 'sunset' ? ENDED : 1),
    tags: service?.tags.map((tag) => tags[tag]!.label) ?? [],
  };
}

/** The pages of the tags, which the wrapped plugin leaves out. */
function tagPages(
  tags: Tags,
  used: readonly string[],
  baseUrl: string,
  breadcrumb: string,
): ExtraPage[] {
  return used.map((tag) => {
    const {label, description, permalink} = tags[tag]!;
    return {
      title: label,
      url: `${baseUrl}services/tags${permalink}`,
      description,
      keywords: [],
      breadcrumb: [breadcrumb],
      weight: WEIGHTS.tag,
    };
  });
}

/** A page whose text, that of all services in a table, would make it a hit for every query. */
async function titledPage(route: string, outDir: string, baseUrl: string): Promise<ExtraPage> {
  const $ = load(await readFile(path.join(outDir, route, 'index.html'), 'utf8'));
  return {
    title: $('h1').text(),
    url: baseUrl + route,
    description: $('meta[name="description"]').attr('content') ?? '',
    keywords: [],
    breadcrumb: [],
    weight: WEIGHTS.other,
  };
}
