import {CacheExpiration} from 'workbox-expiration';
import {cacheNames, isOfScope} from './caches';

/**
 * Deletes the caches of a scope and their timestamps in IndexedDB, where Workbox uses one database
 * for all sites of the origin. Failures to delete are ignored.
 * @param kept names of the caches to keep
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
