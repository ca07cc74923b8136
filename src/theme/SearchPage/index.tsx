// Change: the local search in `src/search`.
export {ResultsPage as default} from '@site/src/search/ui/ResultsPage';
