import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {followFiles} from '@site/src/site/addresses';
import {hasDay, type TimelineEvent} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';
import {fill} from '@site/src/fill';
import {Fill} from '@site/src/languages/Fill';
import {EventDate} from '../Dates';
import {Fold, Section} from '../Fold';
import {Joined} from '../Joined';
import {RecordText, Uncompared} from '../Value';

export const TEXTS = {
  follow: {en: 'Follow: {links}', ja: '購読：{links}'},
  title: {en: 'Changes', ja: '変更と予定'},
  earlier: {en: 'Earlier: {count}', ja: 'それ以前：{count}件'},
  all: {en: 'All changes', ja: 'すべての変更と予定'},
};

type Props = {
  readonly events: readonly TimelineEvent[];
  readonly note?: string | null;
  /** Path of the entry's page relative to the base URL. */
  readonly folder: string;
};

const BETWEEN_LINKS = ' · ';

const LATEST = 1;

/** The events of an entry, with links to the facts below, and its feed. */
export const Timeline = ({events, note, folder}: Props) => (
  <Section id="timeline" title={TEXTS.title[locale]} data-search="ignore">
    {note && (
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
      {BETWEEN_LINKS}
      <AllChanges />
    </p>
  </Section>
);

const Events = ({events}: Pick<Props, 'events'>) => (
  <ul>
    {events.map(({id, date, text, path, isUncompared}) => {
      const anchor = /#.*/.exec(path)?.[0];
      const when = <EventDate date={date} />;
      return (
        <li key={id}>
          {anchor === undefined ? when : <Link to={anchor}>{when}</Link>} {text}
          {isUncompared && <Uncompared />}
        </li>
      );
    })}
  </ul>
);

export const AllChanges = () => <Link to="/changes">{TEXTS.all[locale]}</Link>;

type FollowProps = {
  /** Path of the entry's page or folder of the category, relative to the base URL. */
  readonly folder: string;
  readonly hasCalendar: boolean;
};

/** Links to the feed and the calendar of an entry or category, with feed autodiscovery. */
export function Follow({folder, hasCalendar}: FollowProps) {
  const {feed, calendar} = followFiles(folder);
  const atom = {name: 'Atom', path: feed, type: 'application/atom+xml', title: TEXTS.title[locale]};
  return (
    <FollowLinks files={[atom, hasCalendar ? {name: 'iCalendar', path: calendar} : []].flat()} />
  );
}

/** A feed or calendar; its path is relative to the base URL. The head announces those with a title. */
type FollowedFile = Readonly<
  Record<'name' | 'path', string> & Partial<Record<'type' | 'title', string>>
>;

export function FollowLinks({files}: {readonly files: readonly FollowedFile[]}) {
  const {withBaseUrl} = useBaseUrlUtils();
  const hrefOf = ({path}: FollowedFile) => withBaseUrl(`/${path}`);
  const links = files.map((file) => (
    <Link key={file.path} to={`pathname://${hrefOf(file)}`} autoAddBaseUrl={false}>
      {file.name}
    </Link>
  ));
  return (
    <>
      <Head>
        {files
          .filter(({title}) => title !== undefined)
          .map(({type, title, ...file}) => (
            <link key={file.path} rel="alternate" type={type} href={hrefOf(file)} title={title} />
          ))}
      </Head>
      <Fill
        text={TEXTS.follow[locale]}
        values={{links: <Joined parts={links} by={BETWEEN_LINKS} />}}
      />
    </>
  );
}
