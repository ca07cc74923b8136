/**
 * Limits prefetching. Docusaurus prefetches the target of every visible link, which doubles the
 * download of a first visit on a phone, and of every link that is hovered or touched, which is
 * unchanged. Here, links in view when a page opens are not prefetched, and links scrolled into view
 * are prefetched when scrolling has paused.
 */
import type {ClientModule} from '@docusaurus/types';

/** Pause in scrolling after which links are prefetched, in milliseconds. */
const REST_MS = 150;

type Prefetch = Window['docusaurus']['prefetch'];

/** @param prefetch of Docusaurus; it skips loaded pages, and all pages on slow connections */
function prefetchAtRest(prefetch: Prefetch): Prefetch {
  /** URLs of links that came into view during scrolling and have not been prefetched. */
  const passed = new Set<string>();
  let timer: number | undefined;

  const rest = () => {
    timer = undefined;
    for (const link of document.links) {
      const address = link.getAttribute('href')!;
      if (passed.has(address) && isInView(link)) {
        passed.delete(address);
        void prefetch(address);
      }
    }
  };
  window.addEventListener(
    'scroll',
    () => {
      // A navigation scrolls to the top, which does not count.
      if (window.scrollY > 0) {
        window.clearTimeout(timer);
        timer = window.setTimeout(rest, REST_MS);
      }
    },
    {passive: true},
  );
  return (address) => {
    if (timer !== undefined) {
      passed.add(address);
    }
    return false;
  };
}

function isInView(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Runs before the intersection observers of the first page's links. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) {
    const {docusaurus} = window;
    window.docusaurus = {...docusaurus, prefetch: prefetchAtRest(docusaurus.prefetch)};
  }
};
