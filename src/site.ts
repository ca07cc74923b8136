/**
 * Identity of the site and what the environment says about this build.
 *
 * This is the only module that reads environment variables. Everything has a default, so
 * that a clone builds without any of them, and a fork publishes under its own address.
 */
import {DEFAULT_LOCALE, type Locale, toLocale} from './catalogue/locales';
import packageJson from '../package.json';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the built site will be found. */
type Address = {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** Path below the origin, with a slash at both ends. */
  readonly baseUrl: string;
};

/** `owner/name` of the repository in package.json. */
const OWN_REPOSITORY =
  /github\.com\/([^/]+\/[^/]+?)(?:\.git)?$/.exec(packageJson.repository.url)?.[1] ?? '';

/**
 * Address of the site: `SITE_URL` and `BASE_URL` where they are set; in a fork (a
 * `GITHUB_REPOSITORY` other than that of package.json) the fork's address on GitHub Pages;
 * else the `homepage` of package.json.
 */
export function resolveAddress(env: Environment): Address {
  const repository = resolveRepository(env);
  const fallback = new URL(
    repository === OWN_REPOSITORY ? packageJson.homepage : pagesAddress(repository),
  );
  const given = env.SITE_URL ? new URL(env.SITE_URL) : fallback;
  return {url: given.origin, baseUrl: withSlashes(env.BASE_URL || given.pathname)};
}

/** `owner/name` of the repository that the site links to. */
export function resolveRepository(env: Environment): string {
  return env.GITHUB_REPOSITORY ? env.GITHUB_REPOSITORY : OWN_REPOSITORY;
}

function pagesAddress(repository: string): string {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  const host = `${owner}.github.io`;
  return name === host ? `https://${host}/` : `https://${host}/${name}/`;
}

const withSlashes = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/');

const env: Environment = process.env;

export const address = resolveAddress(env);

/** Whether this run makes what is published; else it is the development server, or a test. */
export const isProduction = env.NODE_ENV === 'production';

/** Address of the repository, without a slash at the end. */
export const repositoryUrl = `https://github.com/${resolveRepository(env)}`;

/** Address of the project's social account, if there is one. */
export const socialUrl: string | undefined = env.SOCIAL_URL || undefined;

/** Google Analytics measurement id; without one no analytics code is shipped. */
export const analyticsId: string | undefined = env.GTAG_ID || undefined;

/** The credentials of an Algolia index. */
export type AlgoliaCredentials = {
  readonly appId: string;
  /** The public key, which may only search. */
  readonly apiKey: string;
  readonly indexName: string;
};

/**
 * Credentials of Algolia DocSearch, for a catalogue that has outgrown an index in files;
 * without all three of them the site searches by itself.
 */
export function resolveAlgolia(env: Environment): AlgoliaCredentials | undefined {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = env;
  return appId && apiKey && indexName ? {appId, apiKey, indexName} : undefined;
}

export const algolia = resolveAlgolia(env);

/** Whether the scripts get source maps, which tell what they consist of. */
export const hasSourceMaps = env.SOURCE_MAPS === 'true';

/**
 * Whether a service worker keeps pages for reading without a connection. `OFFLINE=off`
 * switches it off, and makes browsers that have installed it forget it and what it kept.
 */
export const keepsOffline = env.OFFLINE !== 'off';

/**
 * The moment that a build gives itself, in seconds, where whoever packs the site wants another than
 * that of the commit (reproducible-builds.org).
 */
export const sourceDateEpoch: string | undefined = env.SOURCE_DATE_EPOCH || undefined;

/** Language that this run of Docusaurus builds; the configuration is read once for each. */
export const locale = toLocale(env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LOCALE);

/** Path of the home page in a language, with a slash at both ends. */
export const localeBase = (of: Locale): string =>
  address.baseUrl + (of === DEFAULT_LOCALE ? '' : `${of}/`);

/** Folder of the built site that is measured, from the root of the repository. */
export const builtFolder = env.BUILD_DIR || 'build';

/** Chromium for the tests and for measuring; by default the one that is found. */
export const chromiumPath: string | undefined = env.CHROMIUM_PATH || undefined;

/** Port on which the end-to-end tests serve the site; a further site gets the next one. */
export const testPort = Number(env.PORT || 4173);

/** The folder in which somebody called npm, which starts its scripts at the root. */
export const callerFolder: string | undefined = env.INIT_CWD || undefined;

/** Whether a workflow of GitHub runs this. */
export const isGitHubActions = env.GITHUB_ACTIONS === 'true';

/** The file whose Markdown GitHub shows as the summary of a run, in a workflow. */
export const stepSummaryFile: string | undefined = env.GITHUB_STEP_SUMMARY || undefined;

/** Where the artefact of the preview can be downloaded, in the workflow that builds it. */
export const previewUrl: string | undefined = env.ARTEFACT_URL || undefined;

export const title = 'DevShelf';

export const TAGLINES = {
  en: 'Introducing cloud services and open source software useful for developers',
  ja: '開発者に役立つクラウドサービスとオープンソースソフトウェアを紹介',
} as const satisfies Record<Locale, string>;

export const tagline = TAGLINES[locale];

/** On phones the words in a span are left out, so that it is one line. */
const ANNOUNCEMENT = {
  en: 'Every fact<span> in this catalogue</span> names its source<span> and how far it was checked</span>. <a href="PATH">How we check</a>',
  ja: '<span>このカタログでは、</span>すべての情報に出典<span>と確認の状況</span>が付いています。<a href="PATH">確認のしかた</a>',
} as const satisfies Record<Locale, string>;

/** Path of the home page in this language, with a slash at both ends. */
export const homePath = localeBase(locale);

const SOCIAL_CARD_ALT = {
  en: `${title}: ${TAGLINES.en}`,
  ja: `${title}：${TAGLINES.ja}`,
} as const satisfies Record<Locale, string>;

/** Alternative text of the picture that stands for the site on social networks. */
export const socialCardAlt = SOCIAL_CARD_ALT[locale];

/** Give the announcement a new `id` when its text changes, and readers who closed it see it again. */
export const announcement = {
  id: 'sources-and-dates',
  content: ANNOUNCEMENT[locale].replace('PATH', `${homePath}docs/editorial-policy`),
};
