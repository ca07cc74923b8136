import type {ComponentProps} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading, {type Props as HeadingProps} from '@theme/Heading';
import {type ServiceBadges, shortValue} from '@site/src/catalogue/browser';
import {BADGES, FIELDS} from '@site/src/catalogue/fields';
import {isAnswer} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {EntryIcon} from '../EntryIcon';
import {State} from '../Dates';
import {TagList} from '../TagList';
import {Value} from '../Value';
import styles from './styles.module.css';

/** Maximum number of tags, which fit on one line. */
const MOST_TAGS = 4;

export type ServiceRow = ComponentProps<typeof TagList> & {
  readonly title: string;
  readonly permalink: string;
  readonly description: string;
  /** ISO date and time at which it was added. */
  readonly date: string;
  readonly badges: ServiceBadges;
};

type Props = {
  readonly services: readonly ServiceRow[];
  readonly as?: HeadingProps['as'];
  /** Address of the tag that all services of the list have, so that no row has to name it. */
  readonly tag?: string;
};

export const ServiceRows = ({services, as = 'h2', tag}: Props) => (
  <div className={styles.rows}>
    {services.map(({title, permalink, description, tags, badges}) => (
      <article key={permalink} className={styles.row}>
        <EntryIcon icon={badges.icon} size={40} />
        <div className={styles.text}>
          <header className={`wrap ${styles.head}`}>
            <Heading as={as} className={styles.title}>
              <Link to={permalink}>{title}</Link>
            </Heading>
            <span className="detail">{badges.vendor}</span>
            <State lifecycle={badges.lifecycle} isChip />
          </header>
          <p>{description}</p>
          <span className="visually-hidden">
            <Translate id="theme.tags.tagsListLabel">Tags:</Translate>
          </span>
          <TagList tags={tags.filter((one) => one.permalink !== tag).slice(0, MOST_TAGS)} />
        </div>
        <dl className={`wrap ${styles.values}`}>
          {BADGES.map((field, index) => {
            const value = badges.values[index]!;
            const text = shortValue(FIELDS[field], value, locale);
            return (
              <div key={field}>
                <dt>{FIELDS[field][locale]}</dt>
                <dd>
                  <Value text={text} answer={isAnswer(value) ? value : null} />
                </dd>
              </div>
            );
          })}
        </dl>
      </article>
    ))}
  </div>
);
