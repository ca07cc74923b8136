import {Fragment, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {followFiles} from '../../changes/addresses';

type Props = {
  /** Path of the entry's page or folder of the category, relative to the base URL. */
  readonly folder: string;
  readonly hasCalendar: boolean;
};

/** Links to the feed and the calendar of an entry or category, with feed autodiscovery. */
export function Follow({folder, hasCalendar}: Props): ReactNode {
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
        <link
          rel="alternate"
          type="application/atom+xml"
          href={feed}
          title={translate({
            id: 'changes.follow.title',
            message: 'Changes',
            description: 'Name of the feed of the changes of an entry or a category',
          })}
        />
      </Head>
      <Translate
        id="changes.follow"
        description="Links to the feeds and the calendar on the changes page"
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
      >
        {'Follow: {links}'}
      </Translate>
    </>
  );
}
