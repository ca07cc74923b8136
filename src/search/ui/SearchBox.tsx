import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Hit} from '@site/src/search/documents';
import {contextOf} from '@site/src/search/contexts';
import {addressOf, Footer} from './Footer';
import {Failure, Partial, ResultCount} from './Notices';
import {Option} from './Option';
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
