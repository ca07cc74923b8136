import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {CompanyView, ServiceView} from '@site/src/catalogue/browser';
import styles from './styles.module.css';

type LinkName = keyof ServiceView['links'] | keyof CompanyView['links'];

type Props = {
  /** URLs by their name in the record; `null` for missing links. */
  readonly links: Readonly<Partial<Record<LinkName, string | null>>>;
  /** A button to show before the links. */
  readonly first?: ReactNode;
};

/** The links of a service or company as buttons, in the order of {@link linkLabels}. */
export function EntryLinks({links, first}: Props): ReactNode {
  const labels = linkLabels();
  return (
    <ul className={styles.links}>
      {first && <li>{first}</li>}
      {(Object.keys(labels) as LinkName[]).map((name) => {
        const url = links[name];
        return url ? (
          <li key={name}>
            <Link className="button button--secondary button--sm" href={url}>
              {labels[name]}
            </Link>
          </li>
        ) : null;
      })}
    </ul>
  );
}

const LINK = 'A link of a service or a company';

const linkLabels = (): Readonly<Record<LinkName, string>> => ({
  homepage: translate({id: 'links.homepage', message: 'Website', description: LINK}),
  docs: translate({id: 'links.docs', message: 'Documentation', description: LINK}),
  pricing: translate({id: 'links.pricing', message: 'Prices', description: LINK}),
  blog: translate({id: 'links.blog', message: 'Company blog', description: LINK}),
  source: translate({id: 'links.source', message: 'Source code', description: LINK}),
  social: translate({id: 'links.social', message: 'Social account', description: LINK}),
  status: translate({id: 'links.status', message: 'Status page', description: LINK}),
});
