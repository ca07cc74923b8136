import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import IdealImage, {type SrcImage} from '@theme/IdealImage';
import type {ServiceView} from '@site/src/catalogue/browser';
import styles from './styles.module.css';

type Service = Pick<ServiceView, 'name' | 'vendor'>;

/** A picture as plugin-ideal-image hands it over: in several sizes, and as a blurred preview. */
export type CoverImage = {readonly src: SrcImage; readonly preSrc: string};

/**
 * The cover of a service. Its preview is left out, which would be in the HTML of each page; the
 * box is small and keeps its size.
 */
export function Cover({
  image,
  service,
}: {
  readonly image: CoverImage;
  readonly service: Service;
}): ReactNode {
  const alt = altOf(service);
  // A landmark of its own, since it is outside the article; the list of services is the "aside".
  return (
    <section className={styles.cover} aria-label={alt}>
      <IdealImage img={{...image, preSrc: ''}} alt={alt} />
    </section>
  );
}

/** Alternative text of the cover for social networks; the front matter of the article has its URL. */
export function CoverMetadata({service}: {readonly service: Service}): ReactNode {
  const alt = altOf(service);
  return (
    <Head>
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}

function altOf({name, vendor}: Service): string {
  return translate(
    {
      id: 'service.cover.alt',
      message: 'Cover: {name} by {vendor}',
      description: 'Alternative text of the cover picture of a service',
    },
    {name, vendor},
  );
}
