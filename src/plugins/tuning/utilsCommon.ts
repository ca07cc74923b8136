/**
 * The exports of `@docusaurus/utils-common` that the browser needs. The package's own index is
 * compiled for Node.js and would add all of tslib.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
/** Id of the element that contains the text of a post. */
export const blogPostContainerID = '__blog-post-container';
