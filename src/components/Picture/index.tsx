import type {ReactNode} from 'react';
import IdealImage, {type SrcImage} from '@theme/IdealImage';
import styles from './styles.module.css';

/** An image imported through `@docusaurus/plugin-ideal-image`. */
type IdealPicture = {readonly src: SrcImage; readonly preSrc: string};

/**
 * A picture in an article. The preview is dropped, because it would be inlined in the HTML; the
 * image keeps its size while it loads.
 */
export const Picture = ({
  image,
  alt,
}: {
  readonly image: IdealPicture;
  readonly alt: string;
}): ReactNode => (
  <figure className={styles.picture}>
    <IdealImage img={{...image, preSrc: ''}} alt={alt} />
  </figure>
);
