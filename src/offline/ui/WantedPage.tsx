import {type ReactNode, useEffect} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readWantedPath} from '../wantedPath';

/** How often the host is asked whether it is there again. */
const RETRY_MS = 2000;

/** Leads to a page if the host answers; the service worker leaves requests like this one alone. */
async function retry(path: string): Promise<void> {
  try {
    const {status} = await fetch(path, {method: 'HEAD', cache: 'no-store'});
    if (status < 500) {
      window.location.replace(path);
    }
  } catch {
    // Still away.
  }
}

/** @returns a function that ends the attempts */
function retryWhenOnline(path: string): () => void {
  // Browsers report a connection before there is one, and none that ends a host's absence.
  const timer = window.setInterval(() => {
    if (navigator.onLine) {
      void retry(path);
    }
  }, RETRY_MS);
  return () => {
    window.clearInterval(timer);
  };
}

/** The page that the reader wanted, and the way to it once there is a connection. */
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
          description="Shown when a page cannot be loaded and was not read before"
          values={{page: <code>{path}</code>}}
        >
          {
            'The page {page} can’t be loaded, and this browser has no saved copy because you haven’t opened it before.'
          }
        </Translate>
      </p>
      <p>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- the host has to be asked again */}
        <a className="button button--primary" href={path}>
          <Translate id="offline.again" description="Link that tries to load a page again">
            Try again
          </Translate>
        </a>
      </p>
    </div>
  );
}
