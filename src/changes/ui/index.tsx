import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {useHydrated} from '@site/src/browser/hydrated';
import {useQuery} from '@site/src/browser/useQuery';
import {categoryFolder, CHANGES, FEEDS} from '@site/src/site/addresses';
import {formatDate, hasDay, hostOf, splitEvents, tileOfRoute} from '@site/src/catalogue/browser';
import {TOPICS} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {fill} from '@site/src/fill';
import {groupBy} from '@site/src/groupBy';
import {EntryIcon} from '../../components/EntryIcon';
import {EventDate} from '../../components/Dates';
import {Section} from '../../components/Fold';
import {Uncompared} from '../../components/Value';
import {Select} from '../../components/Select';
import {SitePage} from '../../components/SitePage';
import {Follow, FollowLinks} from '../../components/Timeline';
import {Shelf, type Shelved} from '../../shelf/ui/Shelf';
import {filterEvents, type PageEvents, parseChosen, serializeChosen, valuesOf} from '../pageEvents';
import styles from './styles.module.css';

const TEXTS = {
  filterAll: {en: 'All', ja: 'すべて'},
  noScript: {
    en: 'The filters need JavaScript. The list below is complete without it.',
    ja: '絞り込みにはJavaScriptが必要です。下の一覧はJavaScriptなしでもすべて読めます。',
  },
  category: {en: 'Category', ja: 'カテゴリー'},
  kind: {en: 'Kind', ja: '種類'},
  tag: {en: 'Tag', ja: 'タグ'},
  count: {en: 'Changes: {count}', ja: '{count}件'},
  ahead: {en: 'Upcoming', ja: '今後の予定'},
  earlier: {en: 'Earlier', ja: 'それ以前'},
  earlierText: {
    en: 'This page shows this year, last year and what is ahead. Earlier events are on these pages:',
    ja: 'このページには昨年以降の分を載せています。それ以前の出来事は、次の各ページにあります。',
  },
  earlierCount: {en: '({count})', ja: '（{count}件）'},
};

type Props = {
  readonly title: string;
  readonly description: string;
  readonly events: PageEvents['recent'];
  readonly earlier: PageEvents['earlier'];
  readonly labels: Readonly<Record<'category' | 'tag', Readonly<Record<string, string>>>>;
  readonly services: readonly Shelved[];
  /** ISO date of the build, used until the date of the reader's clock is known. */
  readonly builtOn: string;
};

/** The page `/changes`: the events of all entries, upcoming ones first, then past ones by year. */
export default function ChangesPage(props: Props): ReactNode {
  const {title, description, events, earlier, labels, services, builtOn} = props;
  const today = useToday() ?? builtOn;
  // The URL is the only store of the chosen filters.
  const [search, query] = useQuery();
  const slugs = services.map(({slug}) => slug);
  const chosen = parseChosen(search, events, slugs);
  const shown = filterEvents(events, chosen);
  const {ahead, past} = splitEvents(shown, today);
  const isHydrated = useHydrated();
  const collator = new Intl.Collator(locale);
  const kinds = Object.entries(TOPICS).map(([topic, label]) => [topic, label[locale]]);
  const names = {...labels, kind: Object.fromEntries(kinds) as Readonly<Record<string, string>>};
  const optionsOf = (filter: keyof typeof names) =>
    valuesOf(filter, events)
      .map((value): [string, string] => [value, names[filter][value] ?? value])
      .sort(([, one], [, other]) => collator.compare(one, other));
  const years = [...groupBy(past, ({date}) => date.slice(0, 4))];
  const sections = [
    ...(ahead.length > 0 ? [{id: 'ahead', title: TEXTS.ahead[locale], members: ahead}] : []),
    ...years.map(([year, members]) => ({
      ...{id: `year-${year}`, title: formatDate(year, locale), members},
    })),
  ];
  return (
    <SitePage title={title} description={description}>
      <p>
        <FollowLinks
          files={FEEDS.map(([name, file, type]) => ({
            name,
            type,
            path: `${CHANGES}/${file}`,
            title: `${title} ${name}`,
          }))}
        />
      </p>
      <div className={clsx(styles.page, !isHydrated && 'waiting')}>
        <Shelf services={services} asked={chosen.services} />
        <div className={styles.filters}>
          {(['category', 'kind', 'tag'] as const).map((filter) => (
            <label key={filter}>
              {TEXTS[filter][locale]}
              <Select
                disabled={!isHydrated}
                value={chosen[filter] ?? ''}
                options={[['', TEXTS.filterAll[locale]], ...(isHydrated ? optionsOf(filter) : [])]}
                onChoose={(value) =>
                  query.push(() => serializeChosen({...chosen, [filter]: value}))
                }
              />
            </label>
          ))}
          <noscript>{TEXTS.noScript[locale]}</noscript>
        </div>
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
          {fill(TEXTS.count[locale], {count: shown.length})}
        </p>
        {sections.map(({id, title: heading, members}) => (
          <Section key={id} id={id} title={heading} aria-labelledby={id}>
            <Events events={members} />
          </Section>
        ))}
        {earlier.length > 0 && (
          <Section id="earlier" title={TEXTS.earlier[locale]} aria-labelledby="earlier">
            <p>{TEXTS.earlierText[locale]}</p>
            <ul className={`list wrap ${styles.earlier}`}>
              {earlier.map(({name, path, count}) => (
                <li key={path}>
                  <Link to={path}>{name}</Link> {fill(TEXTS.earlierCount[locale], {count})}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </SitePage>
  );
}

const Events = ({events}: Pick<Props, 'events'>): ReactNode => (
  <ul className={`list ${styles.events}`}>
    {events.map((event) => (
      <li key={event.id}>
        <span className="remark">
          <EventDate date={event.date} />
        </span>
        <div>
          <div className={`cluster ${styles.who}`}>
            <EntryIcon icon={tileOfRoute(event.path.replace(/#.*/, ''))} size={28} />
            <Link to={event.path}>{event.name}</Link>
            {event.company && <Link to={event.company.path}>{event.company.name}</Link>}
            <span className="chip">{TOPICS[event.topic][locale]}</span>
          </div>
          <p>
            {event.text}
            {event.isUncompared && <Uncompared />}
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
);
