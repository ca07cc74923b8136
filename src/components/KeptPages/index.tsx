import {type ReactNode, useEffect, useState} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type KeptPage, readKept} from './readKept';

/** Lists the pages that this browser can show without a connection. */
export default function KeptPages(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const [pages, setPages] = useState<readonly KeptPage[]>();
  const {baseUrl} = siteConfig;
  const root =
    i18n.currentLocale === i18n.defaultLocale ? baseUrl : baseUrl.replace(/[^/]+\/$/, '');

  useEffect(() => {
    // A browser that keeps nothing has no pages to list.
    readKept(root, i18n.currentLocale).then(setPages, () => {
      setPages([]);
    });
  }, [root, i18n.currentLocale]);

  if (pages?.length === 0) {
    return (
      <p>
        <Translate
          id="offline.none"
          description="Shown on the offline page when the browser has kept no pages"
        >
          This browser has not kept any pages.
        </Translate>
      </p>
    );
  }
  return (
    <ul>
      {pages?.map(({path, title, language}) => (
        <li key={path}>
          {/* Whole pages are kept, so a link that the router would follow is of no use here. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={path} lang={language} hrefLang={language}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
