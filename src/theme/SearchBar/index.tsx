// Change: the local search of this site; its code is in src/search.
export {SearchBox as default} from '@site/src/search/ui/SearchBox';
