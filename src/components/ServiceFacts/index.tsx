import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import {buildFactRows, type ServiceView, valueAnchor} from '@site/src/catalogue/browser';
import {KINDS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {EntryLinks} from '../EntryLinks';
import {Provenance} from '../Provenance';
import {RecordText} from '../RecordText';
import {SourceDisclosure} from '../SourceDisclosure';
import styles from './styles.module.css';

/** The comparable values of a service at a glance, each with its source. */
export function ServiceFacts({service}: {readonly service: ServiceView}): ReactNode {
  const locale = useLocale();
  const {collectAnchor} = useBrokenLinks();
  const rows = buildFactRows(service, locale);
  for (const {field} of rows) {
    collectAnchor(valueAnchor(field));
  }
  return (
    <section className={styles.panel} aria-labelledby="at-a-glance">
      <Heading as="h2" id="at-a-glance" className={styles.title}>
        <Translate
          id="service.facts.title"
          description="Heading of the panel with the comparable values of a service"
        >
          At a glance
        </Translate>
      </Heading>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>
            <Translate id="service.facts.kind" description="Label of the kind of a service">
              Kind
            </Translate>
          </dt>
          <dd>{KINDS[service.kind][locale]}</dd>
        </div>
        <div className={styles.row}>
          <dt>
            <Translate id="service.facts.vendor" description="Label of the vendor of a service">
              Vendor
            </Translate>
          </dt>
          <dd>
            {service.company ? (
              <Link to={`/companies/${service.company.slug}`}>{service.vendor}</Link>
            ) : (
              service.vendor
            )}
          </dd>
        </div>
        {rows.map(({field, label, value, note, ...claim}) => {
          const provenance = (
            <Provenance
              claim={claim}
              shelfLifeDays={claim.shelfLifeDays}
              report={{entry: service.slug, field, label, shown: value}}
            />
          );
          return (
            <div key={field} id={valueAnchor(field)} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong>
                {note !== null && (
                  <span className={styles.note}>
                    <RecordText text={note} />
                  </span>
                )}
                {claim.source === null ? (
                  provenance
                ) : (
                  <SourceDisclosure subject={label}>{provenance}</SourceDisclosure>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <EntryLinks links={service.links} className={styles.links} />
    </section>
  );
}
