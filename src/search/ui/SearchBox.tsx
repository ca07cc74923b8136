import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  memo,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Hit} from '@site/src/search/documents';
import {type Context, CONTEXTS, contextOf} from '@site/src/search/contexts';
import {useLocale} from '../../languages/useLocale';
import {HitText} from './HitText';
import {useSearchState} from './store';
import styles from './styles.module.css';
import {useAnswer, useStartSearch} from './useAnswer';
import {useShortcut, useShortcutHint} from './useShortcut';

const MAX_HITS = 20;
const NO_HITS: readonly Hit[] = [];

type Props = {
  /** `navbar` is small and has the keyboard shortcut; `page` fills its container. */
  readonly variant?: 'navbar' | 'page';
  readonly label?: string;
};

/** A search box: a combobox with a list box of hits (ARIA combobox pattern). */
export function SearchBox({
  variant = 'navbar',
  label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'Label of the search box',
  }),
}: Props): ReactNode {
  const isInNavbar = variant === 'navbar';
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const history = useHistory();
  const searchPath = useBaseUrl('/search/');
  const {start, retry} = useStartSearch();
  const {phase} = useSearchState();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const preferred = contextOf(pathname, baseUrl);
  const result = useAnswer(query, {preferred, limit: MAX_HITS});
  const hits = result?.answer.hits ?? NO_HITS;
  const isShown = isOpen && query.trim() !== '';
  const hint = useShortcutHint();

  useShortcut(
    useCallback(() => {
      input.current?.focus();
      input.current?.select();
    }, []),
    isInNavbar,
  );

  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);
  const onRetry = () => {
    // The focused button is removed.
    input.current?.focus();
    retry();
  };
  const go = useCallback(
    (url: string) => {
      close();
      setQuery('');
      input.current?.blur();
      history.push(url);
    },
    [close, history],
  );

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const hit = isShown ? hits[active] : undefined;
    if (hit) {
      go(hit.url);
    } else if (query.trim() !== '') {
      go(addressOf(searchPath, query));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) {
      if (event.key === 'Enter') {
        event.preventDefault();
      }
      return;
    }
    if (event.key === 'Escape') {
      if (isShown) {
        close();
      } else {
        setQuery('');
      }
      event.preventDefault();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One position more than hits: -1 is the input itself.
      const count = hits.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    }
  };

  return (
    // The blur handler only closes the list, so the form needs no interactive role.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      aria-label={label}
      className={clsx(styles.form, !isInNavbar && styles.pageBox)}
      action={searchPath}
      onSubmit={onSubmit}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          close();
        }
      }}
    >
      <div className={styles.box}>
        <input
          ref={input}
          className={clsx('navbar__search-input', styles.input)}
          type="search"
          name="q"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-expanded={isShown && hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          value={query}
          onFocus={() => {
            start();
            setOpen(true);
          }}
          onMouseEnter={start}
          onChange={({target}) => {
            setQuery(target.value);
            setActive(-1);
            setOpen(true);
            start();
          }}
          onKeyDown={onKeyDown}
        />
        {phase === 'loading' && <span className={styles.ring} aria-hidden="true" />}
        {query === '' ? (
          isInNavbar && (
            <span className={styles.hint} aria-hidden="true">
              {hint.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
          )
        ) : (
          <button
            type="button"
            className={clsx('clean-btn', styles.clear)}
            aria-label={translate({
              id: 'search.clear',
              message: 'Clear',
              description: 'Button that empties the search box',
            })}
            onClick={() => {
              setQuery('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      <div className={styles.panel} hidden={!isShown}>
        {phase === 'failed' ? (
          <Failure onRetry={onRetry} />
        ) : (
          <>
            <div
              id={listId}
              role="listbox"
              aria-label={label}
              className={styles.list}
              hidden={hits.length === 0}
            >
              {hits.map((hit, index) => (
                <Option
                  key={hit.url}
                  id={`${listId}-${index}`}
                  index={index}
                  hit={hit}
                  isActive={index === active}
                  onChoose={go}
                  onHover={setActive}
                />
              ))}
            </div>
            {phase === 'partial' && <Partial onRetry={onRetry} />}
            {hits.length === 0 && result?.isFinal && (
              <p className={styles.message}>
                <Translate
                  id="theme.SearchBar.noResultsText"
                  description="Shown when a search found nothing"
                >
                  No results
                </Translate>
              </p>
            )}
            {result && hits.length > 0 && (
              <Footer
                query={result.query}
                preferred={preferred}
                inPreferred={result.answer.inPreferred}
                onFollow={close}
              />
            )}
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isShown && result?.query === query && <ResultCount total={result.answer.total} />}
      </p>
    </form>
  );
}

type OptionProps = {
  readonly id: string;
  readonly index: number;
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onChoose: (url: string) => void;
  readonly onHover: (index: number) => void;
};

/** A hit. A key press does not render it again until its answer arrives. */
const Option = memo(function Option({
  id,
  index,
  hit,
  isActive,
  onChoose,
  onHover,
}: OptionProps): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      window.open(hit.url, '_blank');
    } else {
      onChoose(hit.url);
    }
  };
  return (
    // Keyboard events are handled by the combobox, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      ref={(element) => {
        if (isActive) {
          element?.scrollIntoView({block: 'nearest'});
        }
      }}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onMouseMove={() => {
        onHover(index);
      }}
      onClick={onClick}
    >
      <HitText hit={hit} />
    </div>
  );
});

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
const Footer = memo(function Footer({
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
const addressOf = (searchPath: string, query: string, context?: Context): string =>
  `${searchPath}?${new URLSearchParams({q: query, ...(context ? {ctx: context} : {})}).toString()}`;

// oxlint-disable-next-line no-restricted-properties -- replaced by the bundler
const isDevelopment = process.env.NODE_ENV === 'development';

/** An alert that the index could not be loaded, with a retry button. */
export function Failure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <Problem onRetry={onRetry}>
      {isDevelopment ? (
        <Translate id="search.unbuilt" description="Shown by the development server">
          The development server has no search index. Run “npm run preview” to search.
        </Translate>
      ) : (
        <Translate id="search.failed" description="Shown when the search index could not be loaded">
          Search could not be loaded. Check your connection and try again.
        </Translate>
      )}
    </Problem>
  );
}

/** An alert that the texts of the pages could not be loaded, with a retry button. */
export function Partial({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <Problem onRetry={onRetry}>
      <Translate
        id="search.partial"
        description="Shown when the names of pages could be loaded for the search, but not their texts"
      >
        Only names, headings and descriptions were searched, because the full text could not be
        loaded.
      </Translate>
    </Problem>
  );
}

function Problem({
  children,
  onRetry,
}: {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>{children}</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate
          id="loading.retry"
          description="Button that tries to load a page again after an error"
        >
          Retry
        </Translate>
      </button>
    </div>
  );
}

/** The number of results, such as "3 results". */
export function ResultCount({total}: {readonly total: number}): ReactNode {
  if (total === 0) {
    return (
      <Translate
        id="theme.SearchPage.noResultsText"
        description="Shown when a search found nothing"
      >
        No documents were found
      </Translate>
    );
  }
  return total === 1 ? (
    <Translate id="search.count.one" description="Number of results, when it is one">
      1 result
    </Translate>
  ) : (
    <Translate id="search.count.many" description="Number of results" values={{total}}>
      {'{total} results'}
    </Translate>
  );
}
