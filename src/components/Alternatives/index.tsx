import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import {isMarked, type ServiceView} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {comparisonPath} from '@site/src/compare/picks';
import {useLocale} from '@site/src/languages/useLocale';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';

/** Other services for the same purpose, each with its difference; ended ones are marked. */
export function Alternatives({alternatives}: Pick<ServiceView, 'alternatives'>): ReactNode {
  const locale = useLocale();
  const {slug} = useBlogPost().metadata.frontMatter;
  if (slug === undefined || alternatives.length === 0) {
    return null;
  }
  return (
    <section>
      <Heading as="h2" id="alternatives">
        <Translate
          id="service.alternatives.title"
          description="Heading of the alternatives to a service"
        >
          Alternatives
        </Translate>
      </Heading>
      <ul>
        {alternatives.map(({slug: other, name, difference, lifecycle}) => (
          <li key={other}>
            <Link to={`/services/${other}`}>{name}</Link>
            {isMarked({lifecycle}) && (
              <span className={styles.ended}>{LIFECYCLE_STATES[lifecycle.state][locale]}</span>
            )}
            <Translate
              id="service.alternatives.difference"
              description="Follows the name of an alternative"
              values={{difference: <RecordText text={difference} />}}
            >
              {': {difference}'}
            </Translate>
          </li>
        ))}
      </ul>
      <p>
        <Link to={comparisonPath([slug, ...alternatives.map((alternative) => alternative.slug)])}>
          <Translate
            id="compare.link.alternatives"
            description="Link from the alternatives of a service to the page that compares it with them"
          >
            Compare them side by side
          </Translate>
        </Link>
      </p>
    </section>
  );
}
