import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import {
  BETWEEN_SENTENCES,
  formatDate,
  LIFECYCLE_DATES,
  type ServiceView,
} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {Provenance} from '../Provenance';
import {RecordText} from '../RecordText';

/** What happened to a service, at the top of its page; nothing if nothing did. */
export function LifecycleNotice({
  entry,
  lifecycle,
}: Pick<ServiceView, 'lifecycle'> & {readonly entry: string}): ReactNode {
  const locale = useLocale();
  const {state, since, ends, note, successors} = lifecycle;
  if (note === null) {
    return null;
  }
  const {shelfLifeDays, [locale]: label} = OTHER_FIELDS.lifecycle;
  const isActive = state === 'active';
  const title = isActive
    ? translate({
        id: 'lifecycle.notice.changed',
        message: 'Important change',
        description:
          'Title of the notice on an active service in which something important changed',
      })
    : LIFECYCLE_STATES[state][locale];
  return (
    <Admonition type={isActive ? 'note' : 'warning'} title={title}>
      <p>
        <RecordText text={note} />
      </p>
      {!isActive && (since ?? ends) && (
        <p>
          {since && <SentenceOn date={since} text={LIFECYCLE_DATES.since[locale]} />}
          {since && ends && BETWEEN_SENTENCES[locale]}
          {ends && <SentenceOn date={ends} text={LIFECYCLE_DATES.ends[locale]} />}
        </p>
      )}
      {successors.length > 0 && (
        <p>
          <Translate
            id="lifecycle.notice.successors"
            description="Names of the successors of a service, as a list"
            values={{names: <Successors successors={successors} />}}
          >
            {'Suggested replacements: {names}'}
          </Translate>
        </p>
      )}
      <p>
        <Provenance
          claim={lifecycle}
          shelfLifeDays={shelfLifeDays}
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

/** A sentence with a date at its place. */
function SentenceOn({date, text}: {readonly date: string; readonly text: string}): ReactNode {
  const [before, after] = text.split('{date}');
  return (
    <>
      {before}
      <time dateTime={date}>{formatDate(date, useLocale())}</time>
      {after}
    </>
  );
}

/** Names with their links, as the language lists them. */
function Successors({successors}: Pick<ServiceView['lifecycle'], 'successors'>): ReactNode {
  const format = new Intl.ListFormat(useLocale(), {style: 'narrow'});
  const urls = new Map(successors.map(({name, url}) => [name, url]));
  return format.formatToParts(urls.keys()).map(({type, value}, index) => {
    const url = type === 'element' ? urls.get(value) : null;
    return url ? (
      <Link key={index} href={url}>
        {value}
      </Link>
    ) : (
      value
    );
  });
}
