/** In a separate module, so that the names of all pages are loaded on the 404 page only. */
import names from '@generated/catalogue/default/names.json';
import {type NamedPage, nearestPages} from '@site/src/catalogue/browser';

const LIMIT = 3;

/** The pages whose names are most similar to a path, at most {@link LIMIT}. */
export const nearest = (path: string): NamedPage[] => nearestPages(path, names, LIMIT);
