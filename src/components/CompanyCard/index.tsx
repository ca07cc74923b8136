import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {CompanyCardView} from '@site/src/catalogue';
import EntryIcon from '../EntryIcon';
import styles from './styles.module.css';

/** The company behind a service: who it is, and the way to its page. */
export default function CompanyCard({
  company: {slug, name, icon, line},
}: {
  readonly company: CompanyCardView;
}): ReactNode {
  return (
    // What the line says is found on the page of the company.
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
