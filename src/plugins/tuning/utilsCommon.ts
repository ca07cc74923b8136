/**
 * What the browser needs of `@docusaurus/utils-common`, whose own index is made for Node.js and
 * brings all of tslib along.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
/** Element that holds the text of a post. */
export const blogPostContainerID = '__blog-post-container';
