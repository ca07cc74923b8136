// Change: in both languages, with what the reader may have meant and links to the catalogue.
export {NotFound as default} from '@site/src/components/NotFound';
