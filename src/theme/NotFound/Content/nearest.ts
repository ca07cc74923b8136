/** In a separate module, so that the names of all pages are loaded on the 404 page only. */
import names from '@generated/catalogue/default/names.json';
import {nearestPages} from '@site/src/catalogue/browser';

/** The three pages whose names are most similar to a path. */
export const nearest = (path: string) => nearestPages(path, names, 3);
