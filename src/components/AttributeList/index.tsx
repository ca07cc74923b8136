/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ServiceView} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {Fold} from '../Fold';
import {isTold, KnownValues, OtherValues} from '../ValueList';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/**
 * The attribute values of a service, by group. On narrow screens, where the list precedes the
 * article, all groups but the first are folded.
 */
export function AttributeList({service}: {readonly service: ServiceView}): ReactNode {
  const locale = useLocale();
  useBrokenLinks().collectAnchor('values');
  const {slug, attributes, categoryLabel} = service;
  const rows = attributes.flatMap((group) => group.rows);
  const groups = attributes.filter((group) => group.rows.some(isTold));
  const [first, ...others] = groups.map(({key, label, rows: ofGroup}) => (
    <Fragment key={key}>
      <h3 className={styles.group}>{label}</h3>
      <KnownValues entry={slug} rows={ofGroup} />
    </Fragment>
  ));
  return (
    <section data-search="ignore">
      <h2 id="values" className={styles.title}>
        {fill(TEXTS.valuesTitle[locale], {category: categoryLabel})}
      </h2>
      {first}
      <Fold summary={fill(TEXTS.valuesMore[locale], {count: rows.length})}>
        {others}
        <OtherValues rows={rows} />
      </Fold>
    </section>
  );
}
