import type {ClientModule} from '@docusaurus/types';

/**
 * Does not prefetch the targets of links that come into view, which doubles the download of a first
 * visit. Links that are pointed at or touched are still loaded ahead.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  // This runs before the first page observes which of its links are in view.
  if (!previousLocation) {
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  }
};
