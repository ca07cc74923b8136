import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import IdealImage from '@theme/IdealImage';
import type {ServiceView} from '@site/src/catalogue';
import styles from './styles.module.css';

/** A picture as the loader of plugin-ideal-image hands it out. */
export type CoverImage = ComponentProps<typeof IdealImage>['img'];

type Service = Pick<ServiceView, 'name' | 'vendor'>;

/** The cover of a service, in the sizes that plugin-ideal-image made of it. */
export default function Cover({
  image,
  service,
}: {
  readonly image: CoverImage;
  readonly service: Service;
}): ReactNode {
  const alt = altOf(service);
  // It stands beside the article, so it is a landmark of its own; the list of services is the "aside".
  // The blurred preview would be in the HTML of each page; the box is small and keeps its size.
  const picture = typeof image === 'object' && 'src' in image ? {...image, preSrc: ''} : image;
  return (
    <section className={styles.cover} aria-label={alt}>
      <IdealImage img={picture} alt={alt} />
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
