import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Step} from '.';

/** Optional third-party services, whose origins a policy has to allow. */
export type Providers = {
  readonly analytics: boolean;
  /** Application id of Algolia, if the site uses its search. */
  readonly algoliaAppId: string | undefined;
};

/** @see https://developers.google.com/tag-platform/security/guides/csp (Google Analytics 4) */
const ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Origins of the Algolia client; the last three are fallbacks. */
const algoliaHosts = (id: string): string[] => [
  `https://${id}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
];

/** Inline styles of the Algolia logo, in the search box and on the page of results. */
const ALGOLIA_LOGO_STYLES = [
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
  '.cls-1,.cls-2{fill:#003dff}.cls-2{fill-rule:evenodd}',
];

/**
 * The Content Security Policy of the site.
 * @param hashes source expressions of the inline scripts, as from {@link hashOf}
 * @param place where it is written; browsers ignore `frame-ancestors` in a meta element
 */
export function buildPolicy(
  hashes: readonly string[],
  {analytics, algoliaAppId}: Providers,
  place: 'header' | 'meta',
): string {
  const connections = [
    ...(analytics ? ANALYTICS.connect : []),
    ...(algoliaAppId ? algoliaHosts(algoliaAppId.toLowerCase()) : []),
  ];
  const directives: Record<string, readonly string[]> = {
    // Not 'none': browsers without a directive for prefetching ask this one. So do all for what
    // follows and is left out: fonts, the manifest, and styles and connections of the site alone.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...(analytics ? ANALYTICS.script : [])],
    ...(algoliaAppId && {'style-src': ["'self'", ...ALGOLIA_LOGO_STYLES.map(hashOf)]}),
    // React writes style attributes into the HTML: the colours of code and of icons, the
    // placeholders of images. Their values come from the records and differ on every page.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(analytics ? ANALYTICS.image : [])],
    ...(connections.length === 0 ? {} : {'connect-src': ["'self'", ...connections]}),
    'media-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(place === 'header' ? {'frame-ancestors': ["'none'"]} : {}),
    // No upgrade-insecure-requests: all sources above are the site itself or HTTPS, and some
    // browsers would apply it to previews on http://localhost.
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The source expression that allows an inline script or style in a policy, such as `'sha256-…'`. */
export function hashOf(script: string): string {
  // The HTML parser of a browser normalises line endings before the script is hashed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of inline scripts in a policy or a page, as source expressions. */
export const hashesIn = (policy: string): string[] =>
  /script-src [^;]*/.exec(policy)?.[0].match(/'sha256-[^']+'/g) ?? [];

/**
 * Adds the Content Security Policy to each page as a meta element, for hosts that do not send
 * headers. Fails the build if a page has an inline script that the home page lacks: such scripts
 * come from plugins, which add them to all pages, and never from articles.
 *
 * The policy of the page that was loaded stays in force while the router shows others. All are
 * the same therefore, but for inline scripts: a browser runs them in what the host has sent, and
 * never in what the router draws, so each page allows its own.
 */
export function pagePolicy(providers: Providers): Step {
  /** Hashes of the scripts of each page. Their texts would keep the HTML of all pages in memory. */
  const pages = new Map<string, readonly string[]>();
  return {
    readPage({file, $}) {
      const scripts = [...$('script:not([src])')].filter(
        // JSON, to which the policy does not apply.
        ({attribs}) => !/^application\/(ld\+)?json$/.test(attribs.type ?? ''),
      );
      const hashes = scripts.map((script) => hashOf($(script).text()));
      pages.set(file, hashes);
    },

    async run({outDir}) {
      for (const [file, hashes] of pages) {
        if (!hashes.every((hash) => pages.get('index.html')?.includes(hash))) {
          throw new Error(`${file} has an inline script that the home page does not have`);
        }
        const policy = buildPolicy([...new Set(hashes)].sort(), providers, 'meta');
        const target = path.join(outDir, file);
        const html = await readFile(target, 'utf8');
        // Before any resource.
        const tag = /<meta charset=[^>]*>/i.exec(html) ?? /<head\b[^>]*>/i.exec(html);
        if (!tag) {
          throw new Error(`${file}: there is no <head> element for the Content Security Policy`);
        }
        const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
        const offset = tag.index + tag[0].length;
        await writeFile(target, html.slice(0, offset) + meta + html.slice(offset));
      }
    },
  };
}
