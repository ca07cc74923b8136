import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {FrequentTag} from '@site/src/catalogue/browser';
import {SuggestLink} from '../../components/ReportLink';
import styles from './styles.module.css';

type Props = {
  readonly query: string;
  readonly tags: readonly FrequentTag[];
};

/** Suggestions for a query without results: frequent tags and a link to suggest a service. */
export function NoResults({query, tags}: Props): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="search.none.hint"
          description="Shown on the search page when nothing was found"
        >
          Check the spelling, or try fewer or more general words.
        </Translate>
      </p>
      <Heading as="h2">
        <Translate
          id="search.none.tags"
          description="Heading of the tags that the search page offers when nothing was found"
        >
          Popular tags
        </Translate>
      </Heading>
      <ul className={styles.tags}>
        {tags.map(({slug, label, count}) => (
          <li key={slug}>
            <Link className="chip" to={`/services/tags/${slug}`}>
              {label} {count}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <SuggestLink name={query} />
      </p>
    </>
  );
}
