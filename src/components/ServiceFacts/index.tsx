/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  buildFactRows,
  type CompanyCardView,
  type FactRow,
  type ServiceView,
} from '@site/src/catalogue/browser';
import {KINDS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {KnownValues, OtherValues, ValueLegend, ValueRow} from '../ValueList';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Props = {
  readonly service: ServiceView;
  /** The company of the service, if the catalogue has a page for it. */
  readonly company?: CompanyCardView | undefined;
};

/** The general values of a service with their sources. */
export function ServiceFacts({service, company}: Props): ReactNode {
  const locale = useLocale();
  useBrokenLinks().collectAnchor('at-a-glance');
  const {slug, kind, vendor} = service;
  const rows = buildFactRows(service, locale);
  const attributes: FactRow[] = service.attributes.flatMap((group) => group.rows);
  return (
    <section aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className={styles.title}>
        {TEXTS.factsTitle[locale]}
      </h2>
      <KnownValues entry={slug} rows={rows}>
        <ValueRow label={TEXTS.factsKind[locale]}>{KINDS[kind][locale]}</ValueRow>
        <ValueRow label={TEXTS.factsVendor[locale]} note={company?.line ?? null}>
          {company ? <Link to={`/companies/${company.slug}`}>{vendor}</Link> : vendor}
        </ValueRow>
      </KnownValues>
      <OtherValues rows={rows} />
      <ValueLegend entry={slug} rows={[...attributes, ...rows]} />
    </section>
  );
}
