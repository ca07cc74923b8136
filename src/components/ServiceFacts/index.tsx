import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ServiceView} from '@site/src/catalogue';
import {buildFactRows} from '@site/src/catalogue/rows';
import {KINDS} from '@site/src/catalogue/vocabulary';
import Provenance from '../Provenance';
import SourceDisclosure from '../SourceDisclosure';
import useLocale from '../useLocale';
import styles from './styles.module.css';

/** The comparable values of a service at a glance, each with its source. */
export default function ServiceFacts({service}: {readonly service: ServiceView}): ReactNode {
  const locale = useLocale();
  const {links} = service;
  const linkLabels = {
    homepage: translate({
      id: 'service.links.homepage',
      message: 'Website',
      description: 'Link to the website of a service',
    }),
    docs: translate({
      id: 'service.links.docs',
      message: 'Documentation',
      description: 'Link to the documentation of a service',
    }),
    pricing: translate({
      id: 'service.links.pricing',
      message: 'Prices',
      description: 'Link to the prices of a service',
    }),
    source: translate({
      id: 'service.links.source',
      message: 'Source code',
      description: 'Link to the source code of a service',
    }),
    status: translate({
      id: 'service.links.status',
      message: 'Status page',
      description: 'Link to the status page of a service',
    }),
  };
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
        {buildFactRows(service, locale).map(({field, label, value, note, ...claim}) => {
          const provenance = (
            <Provenance {...claim} report={{entry: service.slug, field, label, shown: value}} />
          );
          return (
            <div key={field} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong>
                {note !== null && <span className={styles.note}>{note}</span>}
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
      <ul className={styles.links}>
        {(Object.keys(linkLabels) as (keyof typeof linkLabels)[]).map((key) => {
          const href = links[key];
          return href === null ? null : (
            <li key={key}>
              <Link href={href}>{linkLabels[key]}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
