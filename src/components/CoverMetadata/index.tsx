import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {ServiceView} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {TEXTS} from './texts';

/** Adds alternative text for the social card, whose URL is in the front matter of the article. */
export function CoverMetadata({name, vendor}: Pick<ServiceView, 'name' | 'vendor'>): ReactNode {
  const locale = useLocale();
  const alt = fill(TEXTS.coverAlt[locale], {name, vendor});
  return (
    <Head>
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}
