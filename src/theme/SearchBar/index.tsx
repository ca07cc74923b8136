// Change: the local search of this site; its code is in src/search and src/components/Search.
export {default} from '@site/src/components/Search/SearchBox';
