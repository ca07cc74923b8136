import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {hasDay, type TimelineEvent} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {EventDate} from '../EventDate';
import {Uncompared} from '../Provenance';
import {RecordText} from '../RecordText';
import {Follow} from './Follow';
import {TEXTS} from './texts';

type Props = {
  readonly events: readonly TimelineEvent[];
  /** What is good to know besides. */
  readonly note?: string | null;
  /** Path of the entry's page relative to the base URL. */
  readonly folder: string;
};

/** The events of an entry, with links to the facts below, and its feed. */
export function Timeline({events, note = null, folder}: Props): ReactNode {
  const locale = useLocale();
  return (
    <section data-search="ignore">
      <Heading as="h2" id="timeline">
        {TEXTS.title[locale]}
      </Heading>
      {note !== null && (
        <p>
          <RecordText text={note} />
        </p>
      )}
      <ul>
        {events.map(({id, date, text, path, isUncompared}) => {
          const anchor = /#.*/.exec(path)?.[0];
          return (
            <li key={id}>
              {anchor === undefined ? (
                <EventDate date={date} />
              ) : (
                <Link to={anchor}>
                  <EventDate date={date} />
                </Link>
              )}{' '}
              <br />
              {text}
              {isUncompared && <Uncompared />}
            </li>
          );
        })}
      </ul>
      <p>
        <Follow folder={folder} hasCalendar={events.some(hasDay)} />
        <br />
        <AllChanges />
      </p>
    </section>
  );
}

/** A link to the changes of all entries. */
export const AllChanges = (): ReactNode => {
  const locale = useLocale();
  return <Link to="/changes">{TEXTS.all[locale]}</Link>;
};
