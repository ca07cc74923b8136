import {type ReactNode, useEffect} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readWantedPath} from '../wantedPath';

/** Milliseconds between attempts to reach the host. */
const RETRY_MS = 2000;

/** Opens a page if the host responds. The service worker does not handle HEAD requests. */
async function retry(path: string): Promise<void> {
  try {
    const {status} = await fetch(path, {method: 'HEAD', cache: 'no-store'});
    if (status < 500) {
      window.location.replace(path);
    }
  } catch {
    // The host is still unreachable.
  }
}

/** @returns a function that stops the attempts */
function retryWhenOnline(path: string): () => void {
  // The `online` event can be early and does not report that the host itself is back.
  const timer = window.setInterval(() => {
    if (navigator.onLine) {
      void retry(path);
    }
  }, RETRY_MS);
  return () => {
    window.clearInterval(timer);
  };
}

/** Names the page that could not be loaded, links to it, and opens it once the host responds. */
export function WantedPage(): ReactNode {
  const {search} = useLocation();
  const path = useIsBrowser() ? readWantedPath(search, window.location.origin) : undefined;

  useEffect(() => (path === undefined ? undefined : retryWhenOnline(path)), [path]);

  if (path === undefined) {
    return (
      <p>
        <Translate
          id="offline.text"
          description="Text of the offline page when it is opened directly"
        >
          Pages that you have read are available offline.
        </Translate>
      </p>
    );
  }
  return (
    <div role="alert">
      <p>
        <Translate
          id="offline.wanted"
          description="Shown when a page cannot be loaded and there is no saved copy"
          values={{page: <code>{path}</code>}}
        >
          {
            'The page {page} can’t be loaded, and this browser has no saved copy because you haven’t opened it before.'
          }
        </Translate>
      </p>
      <p>
        {/* oxlint-disable-next-line @docusaurus/no-html-links -- must request the document again */}
        <a className="button button--primary" href={path}>
          <Translate id="offline.again" description="Link that tries to load a page again">
            Try again
          </Translate>
        </a>
      </p>
    </div>
  );
}
