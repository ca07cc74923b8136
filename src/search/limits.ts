/** Characters of a query that are read, from an address too; readers do not type more. */
export const MAX_QUERY_LENGTH = 200;
