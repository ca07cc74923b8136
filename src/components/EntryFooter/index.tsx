import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import EditThisPage from '@theme/EditThisPage';
import {formatDate} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {Fill} from '@site/src/languages/Fill';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Neighbour = {readonly title: string; readonly permalink: string};

type Props = {
  /** ISO date on which the entry was added. */
  readonly date?: string;
  readonly editUrl?: string | undefined;
  /** The services added directly after and before this one. */
  readonly newer?: Neighbour | undefined;
  readonly older?: Neighbour | undefined;
};

/** Metadata of the page: date added, edit link, and links to the neighbouring entries. */
export function EntryFooter({date, editUrl, newer, older}: Props): ReactNode {
  const locale = useLocale();
  return (
    <>
      {date !== undefined && (
        <span>
          <Fill
            text={TEXTS.added[locale]}
            values={{date: <time dateTime={date}>{formatDate(date.slice(0, 10), locale)}</time>}}
          />
        </span>
      )}
      {editUrl !== undefined && <EditThisPage editUrl={editUrl} />}
      {(newer ?? older) && (
        <nav className={styles.neighbours} aria-label={TEXTS.neighbours[locale]}>
          {newer && <NeighbourLink {...newer} rel="prev" label={TEXTS.newer[locale]} />}
          {older && <NeighbourLink {...older} rel="next" label={TEXTS.older[locale]} />}
        </nav>
      )}
    </>
  );
}

function NeighbourLink({
  title,
  permalink,
  rel,
  label,
}: Neighbour & {readonly rel: string; readonly label: string}): ReactNode {
  return (
    <Link to={permalink} rel={rel}>
      <span className="visually-hidden">{label} </span>
      {title}
    </Link>
  );
}
