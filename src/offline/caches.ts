/**
 * Names of the caches. They end with the scope of their worker, since the languages of the site and
 * other sites can share an origin.
 */

const PREFIX = 'devshelf';

/** Names of the caches of a worker. Increment the version if the format of the content changes. */
export const cacheNames = (scope: string) =>
  ({
    /** The offline page with all files that it needs. */
    offline: `${PREFIX}-offline-v1-${scope}`,
    pages: `${PREFIX}-pages-v2-${scope}`,
    files: `${PREFIX}-files-v2-${scope}`,
    pictures: `${PREFIX}-pictures-v2-${scope}`,
  }) as const;

/** Whether a cache belongs to the worker of a scope, in any version. */
export const isOfScope = (cache: string, scope: string): boolean =>
  cache.startsWith(`${PREFIX}-`) && cache.endsWith(`-${scope}`);
