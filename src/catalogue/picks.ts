/** The address of a comparison. Apart from the comparison itself, so that a page with a link to it does not carry it. */

/** How many services can stand side by side. */
export const MIN_PICKS = 2;
export const MAX_PICKS = 4;

/** Path, without a locale, of these services side by side; only as many as there is room for. */
export const comparisonPath = (slugs: readonly string[]): string =>
  `/compare?pick=${slugs.slice(0, MAX_PICKS).join(',')}`;
