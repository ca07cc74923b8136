/** Links to a comparison. A module of its own, so that pages with such links do not load the comparison. */

/** How many services can be compared. */
export const MIN_PICKS = 2;
export const MAX_PICKS = 4;

/** Path, without a locale, of these services side by side; those beyond {@link MAX_PICKS} are left out. */
export const comparisonPath = (slugs: readonly string[]): string =>
  `/compare?pick=${slugs.slice(0, MAX_PICKS).join(',')}`;
