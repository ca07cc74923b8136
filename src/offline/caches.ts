/**
 * The names of the caches. They end with the scope of the worker that they belong to, since all
 * languages of the site, and other sites, may share an origin.
 */

const PREFIX = 'devshelf';

/** Names of the caches of one worker. Raise the version when what they hold changes its form. */
export const cacheNames = (scope: string) =>
  ({
    /** The page that lists what is kept, with all that it needs. */
    offline: `${PREFIX}-offline-v1-${scope}`,
    pages: `${PREFIX}-pages-v2-${scope}`,
    files: `${PREFIX}-files-v2-${scope}`,
    pictures: `${PREFIX}-pictures-v2-${scope}`,
  }) as const;

/** Whether a cache was made by the worker of this scope, by whatever version of it. */
export const isOfScope = (cache: string, scope: string): boolean =>
  cache.startsWith(`${PREFIX}-`) && cache.endsWith(`-${scope}`);
