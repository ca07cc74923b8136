import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useToday} from '@site/src/browser/clock';
import {hostOf, splitEvents, tileOfRoute} from '@site/src/catalogue/browser';
import {TOPICS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {EntryIcon} from '../../components/EntryIcon';
import {EventDate} from '../../components/EventDate';
import {PageData} from '../../components/StructuredData';
import {Follow} from '../../components/Timeline/Follow';
import {categoryFolder, CHANGES, FEEDS, hasDay} from '../addresses';
import {filterEvents} from '../filters';
import type {EarlierEntry, PageEvent} from '../pageEvents';
import {type FilterLabels, Filters} from './Filters';
import styles from './styles.module.css';
import {useChosen} from './useChosen';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly events: readonly PageEvent[];
  readonly earlier: readonly EarlierEntry[];
  readonly labels: FilterLabels;
  /** ISO date of the build, used until the date of the reader's clock is known. */
  readonly builtOn: string;
};

/** The page `/changes`: the events of all entries, upcoming ones first, then past ones by year. */
export default function ChangesPage(props: Props): ReactNode {
  const {title, description, events, earlier, labels, builtOn} = props;
  const today = useToday() ?? builtOn;
  const [chosen, choose] = useChosen(events);
  const shown = filterEvents(events, chosen);
  const {ahead, past} = splitEvents(shown, today);
  const years = [...new Set(past.map(({date}) => date.slice(0, 4)))];
  const folder = useBaseUrl(`/${CHANGES}/`);
  return (
    <Layout title={title} description={description}>
      <PageData title={title} description={description} />
      <Head>
        {FEEDS.map(([name, file, type]) => (
          <link
            key={file}
            rel="alternate"
            type={type}
            href={folder + file}
            title={`${title} ${name}`}
          />
        ))}
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate
            id="changes.follow"
            description="Links to the feeds and the calendar on the changes page"
            values={{
              links: (
                <>
                  {FEEDS.map(([name, file], index) => (
                    <span key={file}>
                      {index > 0 && ' · '}
                      <Link to={`pathname://${folder}${file}`}>{name}</Link>
                    </span>
                  ))}
                </>
              ),
            }}
          >
            {'Follow: {links}'}
          </Translate>
        </p>
        <Filters events={events} labels={labels} chosen={chosen} onChoose={choose} />
        {chosen.category !== undefined && (
          <p>
            {labels.category[chosen.category]}{' '}
            <Follow
              folder={categoryFolder(chosen.category)}
              hasCalendar={filterEvents(events, {category: chosen.category}).some(hasDay)}
            />
          </p>
        )}
        <p role="status" className="margin-top--sm">
          {translate(
            {
              id: 'changes.count',
              message: 'Changes: {count}',
              description: 'Number of events shown on the changes page',
            },
            {count: shown.length},
          )}
        </p>
        {ahead.length > 0 && (
          <Section
            id="ahead"
            title={translate({
              id: 'changes.ahead',
              message: 'Upcoming',
              description: 'Heading of the future events',
            })}
            events={ahead}
          />
        )}
        {years.map((year) => (
          <Section
            key={year}
            id={`year-${year}`}
            title={translate(
              {
                id: 'changes.year',
                message: '{year}',
                description: 'Heading of the past events of one year',
              },
              {year},
            )}
            events={past.filter(({date}) => date.startsWith(year))}
          />
        ))}
        <Earlier entries={earlier} />
      </main>
    </Layout>
  );
}

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly events: readonly PageEvent[];
};

function Section({id, title, events}: SectionProps): ReactNode {
  const locale = useLocale();
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <span className={styles.date}>
              <EventDate date={event.date} />
            </span>
            <div>
              <div className={styles.who}>
                <EntryIcon icon={tileOfRoute(event.path.replace(/#.*/, ''))} size={28} />
                <Link to={event.path}>{event.name}</Link>
                {event.company && <Link to={event.company.path}>{event.company.name}</Link>}
                <span className="chip">{TOPICS[event.topic][locale]}</span>
              </div>
              <p>
                {event.text}
                {event.source !== null && (
                  <small>
                    {' '}
                    <Link href={event.source}>{hostOf(event.source)}</Link>
                  </small>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the entries with events that are too old for the page. */
function Earlier({entries}: {readonly entries: readonly EarlierEntry[]}): ReactNode {
  return entries.length === 0 ? null : (
    <section aria-labelledby="earlier">
      <Heading as="h2" id="earlier">
        <Translate
          id="changes.earlier"
          description="Heading of the links to events older than those on the changes page"
        >
          Earlier
        </Translate>
      </Heading>
      <p>
        <Translate
          id="changes.earlier.text"
          description="Text above the links to events older than those on the changes page"
        >
          This page shows the last three years. Earlier events are on these pages:
        </Translate>
      </p>
      <ul className={styles.earlier}>
        {entries.map(({name, path, count}) => (
          <li key={path}>
            <Link to={path}>{name}</Link>{' '}
            <Translate
              id="changes.earlier.count"
              description="Number of the earlier events of an entry, after its name"
              values={{count}}
            >
              {'({count})'}
            </Translate>
          </li>
        ))}
      </ul>
    </section>
  );
}
