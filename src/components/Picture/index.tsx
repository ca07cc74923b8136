import type {ReactNode} from 'react';
import IdealImage, {type SrcImage} from '@theme/IdealImage';
import styles from './styles.module.css';

type Props = {
  readonly image: {readonly src: SrcImage; readonly preSrc: string};
  readonly alt: string;
};

/**
 * A picture in an article. The preview is dropped, because it would be inlined in the HTML; the
 * image keeps its size while it loads.
 */
export const Picture = ({image, alt}: Props): ReactNode => (
  <figure className={styles.picture}>
    <IdealImage img={{...image, preSrc: ''}} alt={alt} />
  </figure>
);
