// Change: in both languages, with suggestions and links to the catalogue.
export {NotFound as default} from '@site/src/components/NotFound';
