import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {hasDay, type TimelineEvent} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {fill} from '@site/src/fill';
import {EventDate} from '../EventDate';
import {Fold} from '../Fold';
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

/** Number of events that are not folded. */
const LATEST = 3;

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
      <Events events={events.slice(0, LATEST)} />
      {events.length > LATEST && (
        <Fold summary={fill(TEXTS.earlier[locale], {count: events.length - LATEST})}>
          <Events events={events.slice(LATEST)} />
        </Fold>
      )}
      <p>
        <Follow folder={folder} hasCalendar={events.some(hasDay)} />
        <br />
        <AllChanges />
      </p>
    </section>
  );
}

const Events = ({events}: Pick<Props, 'events'>): ReactNode => (
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
          {text}
          {isUncompared && <Uncompared />}
        </li>
      );
    })}
  </ul>
);

/** A link to the changes of all entries. */
export const AllChanges = (): ReactNode => {
  const locale = useLocale();
  return <Link to="/changes">{TEXTS.all[locale]}</Link>;
};
