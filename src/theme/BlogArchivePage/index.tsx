// Change: grouped by month, with tile and vendor of each service; all content is in `main`.
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatDate} from '@site/src/catalogue/browser';
import {EntryIcon} from '@site/src/components/EntryIcon';
import type {ServiceRow} from '@site/src/components/ServiceRow';
import {SitePage} from '@site/src/components/SitePage';
import {groupBy} from '@site/src/groupBy';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

type Service = Pick<ServiceRow, 'title' | 'permalink' | 'date' | 'badges'>;
type Props = {readonly services: readonly Service[]};

export default function BlogArchivePage({services}: Props) {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'All services, by the date on which they were added.',
  });
  return (
    <SitePage title={title} description={description} items={services} tab="archive">
      {[...groupBy(services, ({date}) => date.slice(0, 7))].map(([month, added]) => (
        <section key={month}>
          <Heading as="h2" id={month}>
            {formatDate(month, locale)} <span className="chip">{added.length}</span>
          </Heading>
          <ul className={`list margin-bottom--md ${styles.entries}`}>
            {added.map(({date, permalink, title: name, badges}) => {
              // The heading has the month, so the day is in the tooltip and for screen readers.
              const day = formatDate(date.slice(0, 10), locale);
              return (
                <li key={permalink} title={day} className="pair">
                  <EntryIcon icon={badges.icon} size={40} />
                  <div>
                    <Link to={permalink}>{name}</Link>
                    <div className="detail">{badges.vendor}</div>
                    <time dateTime={date} className="visually-hidden">
                      {day}
                    </time>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </SitePage>
  );
}
