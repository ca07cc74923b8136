import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {sourceAnchor} from '@site/src/catalogue/browser';
import {TOPICS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import type {PageFact} from '../Cited';
import {Fold, Section} from '../Fold';
import {Evidence} from '../Provenance';
import {RecordText} from '../Value';
import {ReportLink, ReportPage} from '../ReportLink';
import styles from './styles.module.css';

export const TEXTS = {
  title: {en: 'Facts and sources', ja: '情報と出典'},
  count: {en: '{count} facts', ja: '{count}件'},
};

type Props = {
  /** Slug of the entry whose facts these are. */
  readonly entry: string;
  readonly facts: readonly PageFact[];
};

/** The facts of a record with their sources, numbered as in the article. A link to one opens the list. */
export function FactList({entry, facts}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of facts) {
    collectAnchor(sourceAnchor(id));
  }
  return (
    <Section id="sources" title={TEXTS.title[locale]} data-search="ignore">
      <Fold summary={fill(TEXTS.count[locale], {count: facts.length})}>
        <ol className={`list ${styles.list}`}>
          {facts.map(({id, topic, text, ...claim}, index) => (
            <li key={id} id={sourceAnchor(id)} data-topic={TOPICS[topic][locale]}>
              <span>
                <RecordText text={text} />
              </span>
              <Evidence claim={claim} shelfLifeDays={TOPICS[topic].shelfLifeDays} />
              <ReportLink
                {...{entry, field: id, label: String(index + 1), shown: text, source: claim.source}}
                isSign
              />
            </li>
          ))}
        </ol>
      </Fold>
      <ReportPage entry={entry} />
    </Section>
  );
}
