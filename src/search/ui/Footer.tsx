import {memo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type Context, CONTEXTS} from '@site/src/search/contexts';
import {useLocale} from '../../languages/useLocale';
import styles from './styles.module.css';

type FooterProps = {
  /** The query of the hits above, which may be older than that in the box. */
  readonly query: string;
  readonly preferred: Context | undefined;
  /** As in the answer. */
  readonly inPreferred: boolean;
  readonly onFollow: () => void;
};

/**
 * Links to the results page. A `Link` starts to observe its place on the page each time it is
 * rendered, so this is rendered for each answer, not for each key press.
 */
export const Footer = memo(function Footer({
  query,
  preferred,
  inPreferred,
  onFollow,
}: FooterProps): ReactNode {
  const locale = useLocale();
  const searchPath = useBaseUrl('/search/');
  return (
    <p className={styles.footer}>
      <Link to={addressOf(searchPath, query)} onClick={onFollow}>
        <Translate
          id="theme.SearchBar.seeAll"
          description="Link from the list of hits to the search page"
        >
          See all results
        </Translate>
      </Link>
      {preferred && (
        <Link
          to={addressOf(searchPath, query, inPreferred ? preferred : undefined)}
          onClick={onFollow}
        >
          {inPreferred
            ? translate(
                {
                  id: 'theme.SearchBar.searchInContext',
                  message: 'See all results within "{context}"',
                  description: 'Link to the results in the part of the site the reader is in',
                },
                {context: CONTEXTS[preferred][locale]},
              )
            : translate(
                {
                  id: 'theme.SearchBar.seeAllOutsideContext',
                  message: 'See all results outside "{context}"',
                  description:
                    'Link to the results when the part of the site the reader is in has none',
                },
                {context: CONTEXTS[preferred][locale]},
              )}
        </Link>
      )}
    </p>
  );
});

/** The address of the results page with a query, limited to a part of the site if given. */
export const addressOf = (searchPath: string, query: string, context?: Context): string =>
  `${searchPath}?${new URLSearchParams({q: query, ...(context ? {ctx: context} : {})}).toString()}`;
