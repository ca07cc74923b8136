import {type ReactNode, useSyncExternalStore} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {localDay} from '@site/src/browser/clock';
import {formatDate} from '@site/src/catalogue/browser';
import {useLocale} from '../../../languages/useLocale';
import {COPIED} from '../../copies';
import styles from './styles.module.css';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: [COPIED]});
  return () => {
    observer.disconnect();
  };
}

/** A notice that the page is a cached copy, shown while the root element has {@link COPIED}. */
export function CopyNotice(): ReactNode {
  const locale = useLocale();
  const list = useBaseUrl('/offline');
  const {pathname} = useLocation();
  const copied = useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(COPIED),
    () => null,
  );
  // The live region is always present, as screen readers announce changes only in existing ones.
  return (
    <div role="status">
      {copied !== null && !pathname.startsWith(list) && (
        <p className={styles.notice}>
          <Translate
            id="offline.copy"
            description="Shown above a saved copy of a page that could not be loaded"
            values={{
              date: formatDate(localDay(new Date(Number(copied))), locale),
              list: (
                <Link to={list}>
                  <Translate
                    id="offline.copy.list"
                    description="Link from a page that is a copy to the list of pages that can be read without a connection"
                  >
                    Pages available offline
                  </Translate>
                </Link>
              ),
            }}
          >
            {'The site can’t be reached. You’re reading a copy saved on {date}. {list}'}
          </Translate>
        </p>
      )}
    </div>
  );
}
