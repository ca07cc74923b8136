import {useEffect, useRef, useState} from 'react';
import type {SrcImage} from '@theme/IdealImage';
import styles from './styles.module.css';

type Props = {
  readonly image: {readonly src: SrcImage; readonly preSrc: string};
  readonly alt: string;
};

const importComponent = () => import('@theme/IdealImage');

/** A picture in an article, which loads, without its preview, when a reader comes near its place. */
export function Picture({image, alt}: Props) {
  const {src, images, width, height} = image.src;
  /** `null` if it can't be loaded. */
  const [component, setComponent] = useState<Awaited<ReturnType<typeof importComponent>> | null>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry!.isIntersecting) {
          observer.disconnect();
          void importComponent().then(setComponent, () => setComponent(null));
        }
      },
      {rootMargin: '200px'},
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const srcSet = images.map((one) => `${one.path} ${one.width}w`).join();
  const plain = <img {...{src, srcSet, width, height}} alt={alt} />;
  const loaded = component ? <component.default img={{...image, preSrc: ''}} alt={alt} /> : plain;
  return (
    <figure className={styles.picture}>
      <div ref={place} style={{aspectRatio: `${width} / ${height}`}}>
        {component === undefined ? <noscript>{plain}</noscript> : loaded}
      </div>
    </figure>
  );
}
