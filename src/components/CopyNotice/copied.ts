/** Attribute of the root element of a page that is a copy: the time at which the copy was made. */
export const COPIED = 'data-copied';
