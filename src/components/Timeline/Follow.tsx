import {Fragment, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {followFiles} from '@site/src/addresses';
import {Fill} from '@site/src/languages/Fill';
import {useLocale} from '@site/src/languages/useLocale';
import {TEXTS} from './texts';

type Props = {
  /** Path of the entry's page or folder of the category, relative to the base URL. */
  readonly folder: string;
  readonly hasCalendar: boolean;
};

/** Links to the feed and the calendar of an entry or category, with feed autodiscovery. */
export function Follow({folder, hasCalendar}: Props): ReactNode {
  const locale = useLocale();
  const files = followFiles(folder);
  const feed = useBaseUrl(`/${files.feed}`);
  const calendar = useBaseUrl(`/${files.calendar}`);
  const links = [
    ['Atom', feed] as const,
    ...(hasCalendar ? [['iCalendar', calendar] as const] : []),
  ];
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" href={feed} title={TEXTS.title[locale]} />
      </Head>
      <Fill
        text={TEXTS.follow[locale]}
        values={{
          links: (
            <>
              {links.map(([name, address], index) => (
                <Fragment key={name}>
                  {index > 0 && ' · '}
                  <Link to={`pathname://${address}`} autoAddBaseUrl={false}>
                    {name}
                  </Link>
                </Fragment>
              ))}
            </>
          ),
        }}
      />
    </>
  );
}
