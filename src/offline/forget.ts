import {CacheExpiration} from 'workbox-expiration';
import {cacheNames, isOfScope} from './caches';

/**
 * Deletes the caches of a scope, with the times of use that Workbox has noted down in IndexedDB,
 * in a database that all sites of the origin share.
 * @param kept names of the caches that stay
 */
export async function forgetCaches(scope: string, kept: readonly string[]): Promise<void> {
  const names = new Set([...Object.values(cacheNames(scope)), ...(await caches.keys())]);
  const forgotten = [...names].filter((name) => isOfScope(name, scope) && !kept.includes(name));
  await Promise.allSettled(
    forgotten.flatMap((name) => [
      caches.delete(name),
      new CacheExpiration(name, {maxEntries: 1}).delete(),
    ]),
  );
}
