/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {buildFactRows, isTold, type ServiceView} from '@site/src/catalogue/browser';
import {KINDS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {Fold} from '../Fold';
import {KnownValues, OtherValues, ValueLegend, ValueRow} from '../ValueList';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** The values of a service with their sources: those of its category, then those of all. */
export function ServiceFacts({service}: {readonly service: ServiceView}): ReactNode {
  const locale = useLocale();
  const {collectAnchor} = useBrokenLinks();
  collectAnchor('values');
  collectAnchor('at-a-glance');
  const {slug, kind, vendor, company, attributes, categoryLabel} = service;
  const ofCategory = attributes.flatMap((group) => group.rows);
  const general = buildFactRows(service, locale);
  const groups = attributes.filter(({rows}) => rows.some(isTold));
  const [first, ...others] = groups.map(({key, label, rows}) => (
    <Fragment key={key}>
      <h3 className={styles.group}>{label}</h3>
      <KnownValues entry={slug} rows={rows} />
    </Fragment>
  ));
  return (
    <>
      <section>
        <h2 id="values" className={styles.title}>
          {fill(TEXTS.valuesTitle[locale], {category: categoryLabel})}
        </h2>
        {first}
        {/* On narrow screens, where the values precede the article. */}
        <Fold summary={fill(TEXTS.valuesMore[locale], {count: ofCategory.length})}>
          {others}
          <OtherValues rows={ofCategory} />
        </Fold>
      </section>
      <section aria-labelledby="at-a-glance">
        <h2 id="at-a-glance" className={styles.title}>
          {TEXTS.factsTitle[locale]}
        </h2>
        <KnownValues entry={slug} rows={general}>
          <ValueRow label={TEXTS.factsKind[locale]}>{KINDS[kind][locale]}</ValueRow>
          <ValueRow label={TEXTS.factsVendor[locale]} note={company?.line ?? null}>
            {company ? <Link to={`/companies/${company.slug}`}>{vendor}</Link> : vendor}
          </ValueRow>
        </KnownValues>
        <OtherValues rows={general} />
        <ValueLegend entry={slug} rows={[...ofCategory, ...general]} />
      </section>
    </>
  );
}
