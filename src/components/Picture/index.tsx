import type {ReactNode} from 'react';
import IdealImage, {type SrcImage} from '@theme/IdealImage';
import styles from './styles.module.css';

/** A picture as plugin-ideal-image hands it over: in several sizes, and as a blurred preview. */
type IdealPicture = {readonly src: SrcImage; readonly preSrc: string};

/**
 * A picture of an article. Its preview is left out, which would be in the HTML of the page; the
 * box keeps its size.
 */
export function Picture({
  image,
  alt,
}: {
  readonly image: IdealPicture;
  readonly alt: string;
}): ReactNode {
  return (
    <figure className={styles.picture}>
      <IdealImage img={{...image, preSrc: ''}} alt={alt} />
    </figure>
  );
}
