import {hashOf} from './scripts';

/** Optional third parties whose origins a policy has to allow. */
export type Providers = {
  /** Whether Google Analytics is configured. */
  readonly analytics: boolean;
  /** Application id of Algolia, if the site searches there. */
  readonly algoliaAppId: string | undefined;
};

/** Where a policy is written: some directives count only in a header. */
export type Place = 'header' | 'meta';

// As Google documents for Analytics 4: developers.google.com/tag-platform/security/guides/csp
const ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The hosts that the client of Algolia asks, the latter three when the first does not answer. */
const algoliaHosts = (appId: string): string[] => {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
};

/** The style elements within the logo of Algolia, in the box and on the page of results. */
const ALGOLIA_LOGO_STYLES = [
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
  '.cls-1,.cls-2{fill:#003dff}.cls-2{fill-rule:evenodd}',
];

/**
 * The Content Security Policy of the site.
 * @param hashes expressions that allow the inline scripts
 */
export function buildPolicy(hashes: readonly string[], providers: Providers, place: Place): string {
  const {analytics, algoliaAppId} = providers;
  const directives: Record<string, readonly string[]> = {
    // Not 'none': browsers without a directive for prefetching ask this one.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...(analytics ? ANALYTICS.script : [])],
    'style-src': ["'self'", ...(algoliaAppId === undefined ? [] : ALGOLIA_LOGO_STYLES.map(hashOf))],
    // React writes style attributes into the HTML: the colours of code and of icons, the
    // placeholders of images. Their values come from the records and differ on every page.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(analytics ? ANALYTICS.image : [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(analytics ? ANALYTICS.connect : []),
      ...(algoliaAppId === undefined ? [] : algoliaHosts(algoliaAppId)),
    ],
    'media-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(place === 'header' ? {'frame-ancestors': ["'none'"]} : {}),
    // No upgrade-insecure-requests: all sources above are the site itself or https, so there
    // is nothing to upgrade, and some browsers apply it to previews on http://localhost.
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The inline scripts that a policy allows, as hashes. */
export const hashesIn = (policy: string): string[] =>
  /script-src [^;]*/.exec(policy)?.[0].match(/'sha256-[^']+'/g) ?? [];
