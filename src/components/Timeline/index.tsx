import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {TimelineEvent} from '@site/src/catalogue/browser';
import {hasDay} from '../../changes/addresses';
import {EventDate} from '../EventDate';
import {Follow} from './Follow';

export const timelineTitle = (): string =>
  translate({
    id: 'timeline.title',
    message: 'Timeline',
    description: 'Heading of the dated events of a service or a company',
  });

type Props = {readonly events: readonly TimelineEvent[]};

/** The events of an entry, with links to the facts below. Renders nothing without events. */
export function Timeline({events}: Props): ReactNode {
  if (events.length === 0) {
    return null;
  }
  const folder = events[0]!.path.slice(1).replace(/#.*/, '');
  return (
    <section data-search="ignore">
      <Heading as="h2" id="timeline">
        {timelineTitle()}
      </Heading>
      <ul>
        {events.map(({id, date, text, path}) => {
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
export const AllChanges = (): ReactNode => (
  <Link to="/changes">
    <Translate id="changes.all" description="Link to the page of all dated events">
      All changes
    </Translate>
  </Link>
);
