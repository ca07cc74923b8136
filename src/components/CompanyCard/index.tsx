import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {CompanyCardView} from '@site/src/catalogue/browser';
import {EntryIcon} from '../EntryIcon';
import styles from './styles.module.css';

/** The company behind a service, with a link to its page. */
export function CompanyCard({
  company: {slug, name, icon, line},
}: {
  readonly company: CompanyCardView;
}): ReactNode {
  return (
    // The search finds this line on the page of the company.
    <section className={styles.card} aria-labelledby="company" data-search="ignore">
      <Heading as="h2" id="company" className={styles.title}>
        <Translate
          id="service.company.title"
          description="Heading of the card with the company behind a service"
        >
          Company
        </Translate>
      </Heading>
      <p className={styles.name}>
        <EntryIcon icon={icon} />
        <Link to={`/companies/${slug}`}>{name}</Link>
      </p>
      <p className={styles.line}>{line}</p>
    </section>
  );
}
