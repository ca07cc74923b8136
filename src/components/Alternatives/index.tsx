import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {isMarked, type ServiceView} from '@site/src/catalogue/browser';
import {comparisonPath} from '@site/src/compare/picks';
import {EntryIcon} from '../EntryIcon';
import {RecordText} from '../RecordText';
import {State} from '../State';
import styles from './styles.module.css';

export const alternativesTitle = (): string =>
  translate({
    id: 'service.alternatives.title',
    message: 'Alternatives',
    description: 'Heading of the alternatives to a service',
  });

/**
 * The alternatives to a service, each with its difference and a link to the comparison. Those that
 * are not active show their state.
 */
export function Alternatives({
  slug,
  alternatives,
}: Pick<ServiceView, 'slug' | 'alternatives'>): ReactNode {
  if (alternatives.length === 0) {
    return null;
  }
  return (
    <section>
      <Heading as="h2" id="alternatives">
        {alternativesTitle()}
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
              aria-label={translate(
                {
                  id: 'compare.link.one',
                  message: 'Compare with {name}',
                  description: 'Full name of the link that compares a service with another one',
                },
                {name},
              )}
            >
              <Translate
                id="compare.link.short"
                description="Short text of the link that compares a service with another one"
              >
                Compare
              </Translate>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
