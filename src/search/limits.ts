/** Maximum length of a query in UTF-16 code units, typed or in a URL; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;
