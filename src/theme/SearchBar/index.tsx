// Change: the local search in `src/search`.
export {SearchBox as default} from '@site/src/search/ui/SearchBox';
