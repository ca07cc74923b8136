import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
        <nav
          className={styles.neighbours}
          aria-label={translate({
            id: 'theme.blog.post.paginator.navAriaLabel',
            message: 'Blog post page navigation',
            description: 'The ARIA label for the blog posts pagination',
          })}
        >
          {newer && (
            <Link to={newer.permalink} rel="prev">
              <span className="visually-hidden">
                <Translate
                  id="theme.blog.post.paginator.newerPost"
                  description="The blog post button label to navigate to the newer/previous post"
                >
                  Newer post
                </Translate>{' '}
              </span>
              {newer.title}
            </Link>
          )}
          {older && (
            <Link to={older.permalink} rel="next">
              <span className="visually-hidden">
                <Translate
                  id="theme.blog.post.paginator.olderPost"
                  description="The blog post button label to navigate to the older/next post"
                >
                  Older post
                </Translate>{' '}
              </span>
              {older.title}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
