/** Links to a comparison, in a separate module so that pages with such links do not bundle it. */

/** Limits on the number of services to compare. */
export const MIN_PICKS = 2;
export const MAX_PICKS = 4;

/**
 * URL path, without locale prefix, that compares these services side by side. Slugs beyond
 * {@link MAX_PICKS} are dropped.
 */
export const comparisonPath = (slugs: readonly string[]): string =>
  `/compare?pick=${slugs.slice(0, MAX_PICKS).join(',')}`;
