/**
 * Identity of the site and settings of this build.
 *
 * This is the only module that reads environment variables. All of them have defaults, so that a
 * clone builds without any, and a fork publishes under its own URL.
 */
import {DEFAULT_LOCALE, type Locale, toLocale} from './locales';
import packageJson from '../../package.json';
import identity from './identity.json';

type Environment = Readonly<Record<string, string | undefined>>;

/** `owner/name` of the repository in package.json. */
const OWN_REPOSITORY =
  /github\.com\/([^/]+\/[^/]+?)(?:\.git)?$/.exec(packageJson.repository.url)?.[1] ?? '';

/**
 * URL of the site: `SITE_URL` and `BASE_URL` if they are set; otherwise, in a fork (a
 * `GITHUB_REPOSITORY` other than that of package.json), the fork's URL on GitHub Pages; otherwise
 * the `homepage` of package.json.
 * @returns the origin, without a trailing slash, and the path, with a leading and a trailing slash
 * @throws TypeError if `SITE_URL` is not a valid URL
 */
export function resolveAddress(env: Environment) {
  const repository = resolveRepository(env);
  const fallback = new URL(
    repository === OWN_REPOSITORY ? packageJson.homepage : pagesAddress(repository),
  );
  const given = env.SITE_URL ? new URL(env.SITE_URL) : fallback;
  return {url: given.origin, baseUrl: withSlashes(env.BASE_URL || given.pathname)};
}

/** `owner/name` of the repository that the site links to; `GITHUB_REPOSITORY` if it is set. */
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

/** URL of this site. */
export const address = resolveAddress(env);

/** Whether this is a production build, and not the development server or a test. */
export const isProduction = env.NODE_ENV === 'production';

/** URL of the repository, without a trailing slash. */
export const repositoryUrl = `https://github.com/${resolveRepository(env)}`;

/** URL of the project's social account, if there is one. */
export const socialUrl: string | undefined = env.SOCIAL_URL || undefined;

/** Google Analytics measurement ID. Without it, no analytics code is included. */
export const analyticsId: string | undefined = env.GTAG_ID || undefined;

/**
 * Credentials of Algolia DocSearch, for catalogues that are too large for the local search; the key
 * is the public one, only for searching. `undefined` unless all three are set, in which case the
 * local search is used.
 */
export function resolveAlgolia(env: Environment) {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = env;
  return appId && apiKey && indexName ? {appId, apiKey, indexName} : undefined;
}

/** Algolia credentials of this build; `undefined` with the local search. */
export const algolia = resolveAlgolia(env);

/**
 * Whether a service worker makes pages available offline. With `OFFLINE=off`, browsers that have
 * installed the worker remove it and its caches.
 */
export const keepsOffline = env.OFFLINE !== 'off';

/**
 * Timestamp of the build in seconds since the epoch, instead of that of the commit. See
 * `SOURCE_DATE_EPOCH` at reproducible-builds.org.
 */
export const sourceDateEpoch: string | undefined = env.SOURCE_DATE_EPOCH || undefined;

/**
 * Language that Docusaurus is building or showing; the default where it names none.
 * @throws Error if the site does not have this language
 */
export function currentLocale(): Locale {
  const name = env.DOCUSAURUS_CURRENT_LOCALE;
  // Without --locale, `docusaurus start` assigns `undefined`, which the environment turns into text.
  return name && name !== 'undefined' ? toLocale(name) : DEFAULT_LOCALE;
}

/** Path of the home page in a language, with a leading and a trailing slash. */
export const localeBase = (of: Locale): string =>
  address.baseUrl + (of === DEFAULT_LOCALE ? '' : `${of}/`);

/** Folder of the built site to test and measure, relative to the root of the repository. */
export const builtFolder = env.BUILD_DIR || 'build';

/** Path of the Chromium for tests and measurements; `undefined` looks for an installed one. */
export const chromiumPath: string | undefined = env.CHROMIUM_PATH || undefined;

/** Port on which the end-to-end tests serve the site. Further sites use the following ports. */
export const testPort = Number(env.PORT || 4173);

/** The folder in which npm was called; npm itself runs scripts in the root of the package. */
export const callerFolder: string | undefined = env.INIT_CWD || undefined;

/** Whether this runs in a GitHub Actions workflow. */
export const isGitHubActions = env.GITHUB_ACTIONS === 'true';

export const {title} = identity;

/** The tagline, in parts between which a title may break, as Japanese has no spaces. */
export const TAGLINE_PARTS: Readonly<Record<Locale, readonly string[]>> = identity.tagline;

export const TAGLINES: Readonly<Record<Locale, string>> = {
  en: TAGLINE_PARTS.en.join(''),
  ja: TAGLINE_PARTS.ja.join(''),
};

/** On phones, the words in `span` elements are hidden, so that the text fits on one line. */
const ANNOUNCEMENT = {
  en: 'Every fact<span> in this catalogue</span> names its source<span> and how it was checked</span>. <a href="PATH">How we check</a>',
  ja: '<span>このカタログでは、</span>すべての情報に出典<span>と確認の状況</span>が付いています。<a href="PATH">確認のしかた</a>',
} as const satisfies Record<Locale, string>;

/** Change `id` with the text, so that readers who closed the announcement see the new one. */
export const announcement = (locale: Locale) => ({
  id: 'sources-and-dates',
  content: ANNOUNCEMENT[locale].replace('PATH', `${localeBase(locale)}docs/editorial-policy`),
});

/** Alternative texts of the social cards of the site. */
export const SOCIAL_CARD_ALT = {
  en: `${title}: ${TAGLINES.en}`,
  ja: `${title}：${TAGLINES.ja}`,
} as const satisfies Record<Locale, string>;
