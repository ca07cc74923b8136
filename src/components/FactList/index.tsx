import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import {TOPICS} from '@site/src/catalogue/vocabulary';
import {type PageFact, sourceAnchor} from '../Fact/context';
import Provenance from '../Provenance';
import useLocale from '../useLocale';
import styles from './styles.module.css';

/** All facts of a record with their sources, numbered as the marks in the article number them. */
export default function FactList({facts}: {readonly facts: readonly PageFact[]}): ReactNode {
  const locale = useLocale();
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of facts) {
    collectAnchor(sourceAnchor(id));
  }
  return (
    <section data-search="ignore">
      <Heading as="h2" id="sources">
        <Translate id="facts.title" description="Heading of the list of facts with their sources">
          Facts and sources
        </Translate>
      </Heading>
      <ol className={styles.list}>
        {facts.map(({id, topic, text, source, basis, checked}) => (
          <li key={id} id={sourceAnchor(id)} className={styles.item}>
            <span className={styles.topic}>{TOPICS[topic][locale]}</span> {text}
            <br />
            <Provenance source={source} basis={basis} checked={checked} />
          </li>
        ))}
      </ol>
    </section>
  );
}
