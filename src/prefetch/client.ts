import type {ClientModule} from '@docusaurus/types';

/**
 * Prefetches the targets of links that are scrolled into view only once the reader has scrolled.
 * Docusaurus also prefetches those of a page that was just opened, which doubles the download of a
 * first visit. Links that are pointed at or touched are loaded as before.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  // This runs before the first page observes which of its links are in view.
  if (!previousLocation) {
    const {docusaurus} = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch: (address) => window.scrollY > 0 && docusaurus.prefetch(address),
    };
  }
};
