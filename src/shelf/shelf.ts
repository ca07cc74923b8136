/**
 * The services that a reader follows, in the browser and in addresses as `jira,backlog`. Pure; runs
 * in the browser.
 */

/** The slugs in a text, each once. */
export const readShelf = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((slug) => slug !== '')),
];

/** The shelf with the service added or, if it is there, removed. */
export const toggled = (shelf: readonly string[], slug: string): string[] =>
  shelf.includes(slug) ? shelf.filter((one) => one !== slug) : [...shelf, slug];

/** Path, without locale prefix, of the changes of these services. */
export const shelfPath = (shelf: readonly string[]): string =>
  `/changes?services=${shelf.join(',')}`;
