import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {tileOfRoute} from '@site/src/catalogue/browser';
import {CHANGES, followFiles} from '@site/src/site/addresses';
import {download} from '@site/src/browser/download';
import {locale} from '@site/src/languages/locale';
import {Button} from '../../components/Button';
import {EntryIcon} from '../../components/EntryIcon';
import {Section} from '../../components/Fold';
import {Menu} from '../../components/Menu';
import {joinCalendars, opmlOf} from '../files';
import {NAME, readShelf, useShelf} from './ShelfButton';
import styles from './styles.module.css';

const TEXTS = {
  empty: {
    en: 'Choose the services you use, and their changes are listed for you. The list stays in your browser.',
    ja: '利用中のサービスを選ぶと、変更と予定だけをまとめて読めます。選んだ内容はブラウザーの外に出ません。',
  },
  choose: {en: 'Choose', ja: '選ぶ'},
  mine: {en: 'Changes on my shelf', ja: 'マイシェルフの変更と予定'},
  keep: {en: 'Keep as my shelf', ja: 'マイシェルフにする'},
  feeds: {en: 'Feeds (OPML)', ja: 'フィード（OPML）'},
  calendar: {en: 'Calendar', ja: 'カレンダー'},
  failed: {
    en: 'The calendar could not be loaded. Try again.',
    ja: 'カレンダーを読み込めませんでした。もう一度お試しください。',
  },
};

export type Shelved = {
  readonly slug: string;
  readonly name: string;
  /** Whether it has a calendar, where that matters. */
  readonly hasCalendar?: boolean;
};

type Props = {
  readonly services: readonly Shelved[];
  /** The shelf that the address names, as `jira,backlog`, instead of the reader's own. */
  readonly asked?: string | undefined;
};

/** A shelf as a row of tiles: the reader's own, with a link to its changes, or a shared one. */
export function Shelf({services, asked}: Props): ReactNode {
  const {shelf: own, keep, toggle} = useShelf();
  const slugs = asked === undefined ? own : readShelf(asked);
  const shelf = slugs.flatMap((one) => services.find(({slug}) => slug === one) ?? []);
  const list = shelf.map(({slug}) => slug).join(',');
  const isOwn = String([...slugs].sort()) === String([...own].sort());
  return (
    <Section
      id="shelf"
      title={NAME[locale]}
      aria-labelledby="shelf"
      className={`cluster ${styles.shelf}`}
      data-search="ignore"
    >
      {asked === undefined && (
        <Menu label={TEXTS.choose[locale]} isLazy>
          <div className={`panel ${styles.choice}`}>
            {services.map(({slug, name}) => (
              <label key={slug} className="tick">
                <input type="checkbox" checked={own.includes(slug)} onChange={() => toggle(slug)} />
                {name}
              </label>
            ))}
          </div>
        </Menu>
      )}
      {shelf.length === 0 ? (
        <p>{TEXTS.empty[locale]}</p>
      ) : (
        <ul className="list wrap">
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

function Files({shelf}: {readonly shelf: readonly Shelved[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [hasFailed, setFailed] = useState(false);
  const title = TEXTS.mine[locale];
  const feeds = shelf.map(({slug, name}) => ({
    name,
    page: withBaseUrl(`/services/${slug}`, {absolute: true}),
    feed: withBaseUrl(`/${followFiles(`services/${slug}`).feed}`, {absolute: true}),
  }));
  const calendarOf = async ({slug}: Shelved) => {
    const response = await fetch(withBaseUrl(`/${followFiles(`services/${slug}`).calendar}`));
    if (!response.ok) {
      throw new Error('The host failed');
    }
    return response.text();
  };
  const saveCalendar = async () => {
    try {
      const dated = shelf.filter(({hasCalendar}) => hasCalendar);
      const texts = await Promise.all(dated.map(calendarOf));
      download('shelf.ics', joinCalendars(title, texts));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button onClick={() => void saveCalendar()}>{TEXTS.calendar[locale]}</Button>
      <Button onClick={() => download('shelf.opml', opmlOf(title, feeds))}>
        {TEXTS.feeds[locale]}
      </Button>
      <span role="status">{hasFailed && TEXTS.failed[locale]}</span>
    </>
  );
}
