import {type ReactNode, useEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {localDay} from '@site/src/browser/clock';
import {formatShortDate, tileOfRoute} from '@site/src/catalogue/browser';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {kindOf, routeOf} from '@site/src/search/pageKinds';
import {EntryIcon} from '../../components/EntryIcon';
import {useLocale} from '../../languages/useLocale';
import {type KeptPage, readKeptPages} from '../keptPages';
import styles from './styles.module.css';

/** The list of pages that this browser can show offline. */
export function KeptPages(): ReactNode {
  return (
    <>
      <Heading as="h2">
        <Translate
          id="offline.kept"
          description="Heading of the list of pages that can be read without a connection"
        >
          Available offline
        </Translate>
      </Heading>
      <noscript>
        <p>
          <Translate
            id="offline.noScript"
            description="Shown on the offline page when JavaScript is off"
          >
            Reading offline needs JavaScript.
          </Translate>
        </p>
      </noscript>
      <List pages={useKeptPages()} />
    </>
  );
}

/** The cached pages; `undefined` until they are read, and empty if the caches are inaccessible. */
function useKeptPages(): readonly KeptPage[] | undefined {
  const {localeConfigs, currentLocale} = useDocusaurusContext().i18n;
  const [pages, setPages] = useState<readonly KeptPage[]>();

  useEffect(() => {
    const scopes = Object.values(localeConfigs).map(
      ({baseUrl}) => window.location.origin + baseUrl,
    );
    readKeptPages(scopes, currentLocale).then(setPages, () => {
      setPages([]);
    });
  }, [localeConfigs, currentLocale]);

  return pages;
}

function List({pages}: {readonly pages: readonly KeptPage[] | undefined}): ReactNode {
  if (pages?.length === 0) {
    return (
      <p>
        <Translate
          id="offline.none"
          description="Shown on the offline page when the browser has no saved pages"
        >
          This browser has no saved pages.
        </Translate>
      </p>
    );
  }
  return (
    <ul className={styles.pages}>
      {pages?.map((page) => (
        <li key={page.path}>
          <Page {...page} />
        </li>
      ))}
    </ul>
  );
}

function Page({path, title, language, time}: KeptPage): ReactNode {
  const locale = useLocale();
  const {localeConfigs} = useDocusaurusContext().i18n;
  const route = routeOf(path, localeConfigs[language]?.baseUrl ?? '/');
  const kind = kindOf(route);
  return (
    <>
      {(kind === 'service' || kind === 'company') && (
        <EntryIcon icon={tileOfRoute(`/${route}`)} size={28} />
      )}
      {/* Not a `Link`: whole documents are cached, not the chunks that the router would load. */}
      {/* oxlint-disable-next-line @docusaurus/no-html-links */}
      <a href={path} lang={language} hrefLang={language}>
        {title}
      </a>
      {time !== undefined && (
        <span className={styles.time}>
          <Translate
            id="offline.saved"
            description="Time when a page was saved for offline reading"
            values={{
              time: <time dateTime={new Date(time).toISOString()}>{momentOf(time, locale)}</time>,
            }}
          >
            {'saved {time}'}
          </Translate>
        </span>
      )}
    </>
  );
}

/** Date and time in the reader's time zone. */
function momentOf(milliseconds: number, locale: Locale): string {
  const moment = new Date(milliseconds);
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${formatShortDate(localDay(moment), locale)} ${time.format(moment)}`;
}
