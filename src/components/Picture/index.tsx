import type {ReactNode} from 'react';
import type {SrcImage} from '@theme/IdealImage';
import styles from './styles.module.css';

/**
 * A picture in an article.
 * @param image what the loader of `@docusaurus/plugin-ideal-image` returns for an imported picture
 */
export function Picture({
  image: {
    src: {src, images, width, height},
  },
  alt,
}: {
  readonly image: {readonly src: SrcImage};
  readonly alt: string;
}): ReactNode {
  return (
    <figure className={styles.picture}>
      <img
        src={src}
        srcSet={images.map((size) => `${size.path} ${size.width}w`).join(', ')}
        sizes="28rem"
        width={width}
        height={height}
        loading="lazy"
        alt={alt}
      />
    </figure>
  );
}
