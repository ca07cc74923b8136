import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {ServiceView} from '@site/src/catalogue/browser';

/** Adds alternative text for the social card, whose URL is in the front matter of the article. */
export function CoverMetadata({name, vendor}: Pick<ServiceView, 'name' | 'vendor'>): ReactNode {
  const alt = translate(
    {
      id: 'service.cover.alt',
      message: 'Cover: {name} by {vendor}',
      description: 'Alternative text of the cover picture of a service',
    },
    {name, vendor},
  );
  return (
    <Head>
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}
