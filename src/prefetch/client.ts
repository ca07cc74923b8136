/**
 * When a page is loaded before the reader opens it. Docusaurus does so for a link that is pointed
 * at or touched, which stays as it is, and for each link that can be seen, whether or not the
 * reader has done anything: on a phone, that doubles what a first visit downloads. Here the links
 * that a page begins with wait for a pointer or a finger, and those that are scrolled into view
 * count where the scrolling comes to rest.
 */
import type {ClientModule} from '@docusaurus/types';

/** How long the page has to stand still, in milliseconds. */
const REST_MS = 150;

type Prefetch = Window['docusaurus']['prefetch'];

/** @param prefetch of Docusaurus, which leaves out what is there, and all on slow connections */
function prefetchAtRest(prefetch: Prefetch): Prefetch {
  /** Addresses whose links have come into view while the page moved, and that are not loaded. */
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
      // A new page begins at its top, and its links have not been scrolled to.
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

/** Runs before the browser tells the links of the first page that they are in view. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) {
    const {docusaurus} = window;
    window.docusaurus = {...docusaurus, prefetch: prefetchAtRest(docusaurus.prefetch)};
  }
};
