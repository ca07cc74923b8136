import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import type {ServiceView} from '@site/src/catalogue';
import {LIFECYCLE_STATES, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import Provenance, {formatDate} from '../Provenance';
import useLocale from '../useLocale';

/** Tells first what became of a service that is not, or not wholly, as it was. */
export default function LifecycleNotice({
  entry,
  lifecycle,
}: Pick<ServiceView, 'lifecycle'> & {readonly entry: string}): ReactNode {
  const locale = useLocale();
  const {state, since, ends, note, successors, source, basis, checked} = lifecycle;
  if (note === null) {
    return null;
  }
  const {shelfLifeDays, [locale]: label} = OTHER_FIELDS.lifecycle;
  const isActive = state === 'active';
  const title = isActive
    ? translate({
        id: 'lifecycle.notice.changed',
        message: 'Good to know',
        description:
          'Title of the notice on an active service in which something important changed',
      })
    : LIFECYCLE_STATES[state][locale];
  return (
    <Admonition type={isActive ? 'note' : 'warning'} title={title}>
      <p>{note}</p>
      {!isActive && (since ?? ends) && (
        <p>
          {since && (
            <Translate
              id="lifecycle.notice.since"
              description="Date from which a service is in its present state"
              values={{date: <time dateTime={since}>{formatDate(since, locale)}</time>}}
            >
              {'Since {date}.'}
            </Translate>
          )}
          {since && ends && ' '}
          {ends && (
            <Translate
              id="lifecycle.notice.ends"
              description="Date on which a service ends"
              values={{date: <time dateTime={ends}>{formatDate(ends, locale)}</time>}}
            >
              {'Ends on {date}.'}
            </Translate>
          )}
        </p>
      )}
      {successors.length > 0 && (
        <p>
          <Translate
            id="lifecycle.notice.successors"
            description="Before the names of the successors of a service"
          >
            Named as successors:
          </Translate>{' '}
          {successors.map(({name, url}, index) => (
            <span key={name}>
              {index > 0 && ', '}
              {url === null ? name : <Link href={url}>{name}</Link>}
            </span>
          ))}
        </p>
      )}
      <p>
        <Provenance
          {...{source, basis, checked, shelfLifeDays}}
          report={{
            entry,
            field: 'lifecycle',
            label,
            shown: `${LIFECYCLE_STATES[state][locale]}: ${note}`,
          }}
        />
      </p>
    </Admonition>
  );
}
