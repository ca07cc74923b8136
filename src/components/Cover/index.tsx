import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import IdealImage, {type SrcImage} from '@theme/IdealImage';
import type {ServiceView} from '@site/src/catalogue';
import styles from './styles.module.css';

type Service = Pick<ServiceView, 'name' | 'vendor'>;

/**
 * The cover of a service, in the sizes that plugin-ideal-image made of it. There is no blurred
 * preview, which would be in the HTML of each page; the box is small and keeps its size.
 */
export default function Cover({
  image,
  service,
}: {
  readonly image: SrcImage;
  readonly service: Service;
}): ReactNode {
  const alt = altOf(service);
  // It stands beside the article, so it is a landmark of its own; the list of services is the "aside".
  return (
    <section className={styles.cover} aria-label={alt}>
      <IdealImage img={{src: image, preSrc: ''}} alt={alt} />
    </section>
  );
}

/** What social networks are told of the cover beside its address, which the article names. */
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
