import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {Overview} from '@site/src/catalogue';
import styles from './styles.module.css';

type WayProps = {
  readonly to: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** The ways into the catalogue, each with what one finds there. */
export default function Ways({totals}: Pick<Overview, 'totals'>): ReactNode {
  return (
    <nav
      className={styles.section}
      aria-label={translate({
        id: 'home.ways.label',
        message: 'Ways into the catalogue',
        description: 'Name of the list of links on the home page',
      })}
    >
      <ul className={styles.ways}>
        <Way
          to="/services"
          title={
            <Translate
              id="home.ways.services"
              description="Link to the list of services on the home page"
              values={{totalPosts: totals.services}}
            >
              {'All {totalPosts} services'}
            </Translate>
          }
        >
          <Translate
            id="home.ways.services.text"
            description="What the list of services shows, on the home page"
          >
            The newest first, each with vendor, licence and state.
          </Translate>
        </Way>
        <Way
          to="/compare"
          title={
            <Translate
              id="compare.link.home"
              description="Link to the page that compares services on the home page"
            >
              Compare services
            </Translate>
          }
        >
          <Translate
            id="home.ways.compare.text"
            description="What the comparison shows, on the home page"
          >
            Filter by licence, price or Japanese support, and see up to four side by side.
          </Translate>
        </Way>
        <Way
          to="/services/tags"
          title={
            <Translate id="home.ways.tags" description="Link to the list of tags on the home page">
              By tag
            </Translate>
          }
        >
          <Translate
            id="home.ways.tags.text"
            description="What the list of tags shows, on the home page"
            values={{tags: totals.tags}}
          >
            {'{tags} subjects, each with a table of its services.'}
          </Translate>
        </Way>
        <Way
          to="/docs/category/categories"
          title={
            <Translate
              id="home.ways.categories"
              description="Link to the list of categories on the home page"
            >
              By category
            </Translate>
          }
        >
          <Translate
            id="home.ways.categories.text"
            description="What the pages of the categories tell, on the home page"
          >
            What services of one kind have in common, and what to look at.
          </Translate>
        </Way>
        <Way
          to="/companies/company"
          title={
            <Translate
              id="home.ways.companies"
              description="Link to the list of companies on the home page"
            >
              By company
            </Translate>
          }
        >
          <Translate
            id="home.ways.companies.text"
            description="What the list of companies shows, on the home page"
            values={{companies: totals.companies}}
          >
            {'{companies} profiles, by country.'}
          </Translate>
        </Way>
      </ul>
    </nav>
  );
}

function Way({to, title, children}: WayProps): ReactNode {
  return (
    <li>
      <Link to={to}>{title}</Link>
      <p>{children}</p>
    </li>
  );
}
