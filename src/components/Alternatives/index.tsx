import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {isMarked, type ServiceView} from '@site/src/catalogue/browser';
import {comparisonPath} from '@site/src/addresses';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {EntryIcon} from '../EntryIcon';
import {RecordText} from '../RecordText';
import {State} from '../State';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/**
 * The alternatives to a service, each with its difference and a link to the comparison. Those that
 * are not active show their state.
 */
export function Alternatives({
  slug,
  alternatives,
}: Pick<ServiceView, 'slug' | 'alternatives'>): ReactNode {
  const locale = useLocale();
  if (alternatives.length === 0) {
    return null;
  }
  return (
    <section>
      <Heading as="h2" id="alternatives">
        {TEXTS.alternativesTitle[locale]}
      </Heading>
      <ul className={styles.rows}>
        {alternatives.map(({slug: other, name, icon, difference, lifecycle}) => (
          <li key={other}>
            <EntryIcon icon={icon} size={40} />
            <div>
              <Link to={`/services/${other}`}>{name}</Link>{' '}
              {isMarked({lifecycle}) && <State lifecycle={lifecycle} isChip />}
              <p>
                <RecordText text={difference} />
              </p>
            </div>
            <Link
              className="button button--secondary button--sm"
              to={comparisonPath([slug, other])}
              aria-label={fill(TEXTS.linkOne[locale], {name})}
            >
              {TEXTS.linkShort[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
