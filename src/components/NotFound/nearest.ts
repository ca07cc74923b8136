/** What is loaded only where a page was not found. */
import names from '@generated/catalogue/default/names.json';
import {type NamedPage, nearestPages} from '@site/src/catalogue/browser';

const LIMIT = 3;

export const nearest = (path: string): NamedPage[] => nearestPages(path, names, LIMIT);
