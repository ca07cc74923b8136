import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {tileOfRoute} from '@site/src/catalogue/browser';
import {CHANGES, followFiles} from '@site/src/addresses';
import {download} from '@site/src/browser/download';
import {locale} from '@site/src/languages/locale';
import {Button} from '../../components/Button';
import {EntryIcon} from '../../components/EntryIcon';
import {Section} from '../../components/Fold';
import {joinCalendars, opmlOf} from '../files';
import {NAME, readShelf, useShelf} from './ShelfButton';
import styles from './styles.module.css';

const TEXTS = {
  empty: {
    en: 'Mark the services you use on their pages, and their changes are listed for you. The list stays in your browser.',
    ja: '利用中のサービスを各ページで登録すると、変更と予定だけをまとめて読めます。登録した内容はブラウザーの外に出ません。',
  },
  mine: {en: 'Changes on my shelf', ja: 'マイシェルフの変更と予定'},
  keep: {en: 'Keep as my shelf', ja: 'マイシェルフにする'},
  feeds: {en: 'Feeds (OPML)', ja: 'フィード（OPML）'},
  calendar: {en: 'Calendar', ja: 'カレンダー'},
  failed: {
    en: 'The calendar could not be loaded. Try again.',
    ja: 'カレンダーを読み込めませんでした。もう一度お試しください。',
  },
};

export type Shelved = {readonly slug: string; readonly name: string};

type Props = {
  readonly services: readonly Shelved[];
  /** The shelf that the address names, as `jira,backlog`, instead of the reader's own. */
  readonly asked?: string | undefined;
};

/** A shelf as a row of tiles: the reader's own, with a link to its changes, or a shared one. */
export function Shelf({services, asked}: Props): ReactNode {
  const [own, keep] = useShelf();
  const slugs = asked === undefined ? own : readShelf(asked);
  const shelf = slugs.flatMap((one) => services.find(({slug}) => slug === one) ?? []);
  const list = shelf.map(({slug}) => slug).join(',');
  const isOwn = asked === undefined || String([...slugs].sort()) === String([...own].sort());
  return (
    <Section
      id="shelf"
      title={NAME[locale]}
      aria-labelledby="shelf"
      className={`cluster ${styles.shelf}`}
      data-search="ignore"
    >
      {shelf.length === 0 ? (
        <p>{TEXTS.empty[locale]}</p>
      ) : (
        <ul className={`list ${styles.tiles}`}>
          {shelf.map(({slug, name}) => (
            <li key={slug}>
              <Link to={`/services/${slug}`} className="pair">
                <EntryIcon icon={tileOfRoute(`/services/${slug}`)} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {asked === undefined && shelf.length > 0 && (
        <Link to={`/${CHANGES}?services=${list}`}>{TEXTS.mine[locale]}</Link>
      )}
      {asked !== undefined && (
        <div className="cluster">
          {!isOwn && <Button onClick={() => keep(slugs)}>{TEXTS.keep[locale]}</Button>}
          <Files shelf={shelf} />
        </div>
      )}
    </Section>
  );
}

/** The changes of a shelf to take along, as subscriptions for a feed reader and as a calendar. */
function Files({shelf}: {readonly shelf: readonly Shelved[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [hasFailed, setFailed] = useState(false);
  const files = shelf.map(({slug, name}) => {
    const {feed, calendar} = followFiles(`services/${slug}`);
    return {
      name,
      page: withBaseUrl(`/services/${slug}`, {absolute: true}),
      feed: withBaseUrl(`/${feed}`, {absolute: true}),
      calendar: withBaseUrl(`/${calendar}`),
    };
  });
  const title = TEXTS.mine[locale];
  const saveCalendar = async () => {
    try {
      const responses = await Promise.all(files.map(({calendar}) => fetch(calendar)));
      // A service has no calendar if none of its changes has a day.
      if (responses.some(({ok, status}) => !ok && status !== 404)) {
        throw new Error('The host failed');
      }
      const found = responses.filter(({ok}) => ok);
      const texts = await Promise.all(found.map((response) => response.text()));
      download('shelf.ics', joinCalendars(title, texts));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button onClick={() => void saveCalendar()}>{TEXTS.calendar[locale]}</Button>
      <Button onClick={() => download('shelf.opml', opmlOf(title, files))}>
        {TEXTS.feeds[locale]}
      </Button>
      <span role="status">{hasFailed && TEXTS.failed[locale]}</span>
    </>
  );
}
