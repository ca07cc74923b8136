import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import {sourceAnchor} from '@site/src/catalogue/browser';
import {TOPICS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import type {PageFact} from '../Fact/context';
import {Provenance} from '../Provenance';
import {RecordText} from '../RecordText';
import {ReportPage} from '../ReportLink';
import styles from './styles.module.css';

type Props = {
  /** Slug of the entry whose facts these are. */
  readonly entry: string;
  readonly facts: readonly PageFact[];
};

/** All facts of a record with their sources, numbered as in the article. */
export function FactList({entry, facts}: Props): ReactNode {
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
        {facts.map(({id, topic, text, ...claim}, index) => (
          <li key={id} id={sourceAnchor(id)} className={styles.item}>
            <span className={styles.topic}>{TOPICS[topic][locale]}</span> <RecordText text={text} />
            <br />
            <Provenance
              claim={claim}
              shelfLifeDays={TOPICS[topic].shelfLifeDays}
              report={{entry, field: id, label: String(index + 1), shown: text}}
            />
          </li>
        ))}
      </ol>
      <ReportPage entry={entry} />
    </section>
  );
}
