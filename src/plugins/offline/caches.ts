/** Names that this site's caches begin with; other sites may share the origin. */
export const CACHE_PREFIX = 'devshelf';

/** Names of the caches of one worker. Raise the version when what they hold changes its form. */
export const cacheNames = (scope: string) =>
  ({
    pages: `${CACHE_PREFIX}-pages-v1-${scope}`,
    files: `${CACHE_PREFIX}-files-v1-${scope}`,
    pictures: `${CACHE_PREFIX}-pictures-v1-${scope}`,
  }) as const;

/** Whether a cache was made by the worker of this scope. */
export const isOfScope = (cache: string, scope: string): boolean =>
  cache.startsWith(`${CACHE_PREFIX}-`) && cache.endsWith(`-${scope}`);
