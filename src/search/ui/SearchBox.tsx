import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHydrated} from '@site/src/browser/hydrated';
import {contextOf, CONTEXTS} from '@site/src/search/pages';
import {fill} from '../../fill';
import {locale} from '../../languages/locale';
import {HitText, Notice} from './parts';
import styles from './styles.module.css';
import {countOf, parametersOf, TEXTS} from './texts';
import {useSearch} from './useSearch';

const MAX_HITS = 20;

/**
 * A search box: a combobox with a list box of hits (ARIA combobox pattern). In the navbar, it is
 * small and has the keyboard shortcut; with a label of its own, it fills its container.
 */
export function SearchBox({label: given}: {readonly label?: string}): ReactNode {
  const label = given ?? TEXTS.search[locale];
  const isInNavbar = given === undefined;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  /** Index of the selected hit, or -1 for the input itself; `undefined` while the list is closed. */
  const [active, setActive] = useState<number>();

  const preferred = contextOf(pathname, baseUrl);
  const {phase, start, retry, result, isFinal} = useSearch(query, {limit: MAX_HITS});
  const hits = (phase === 'failed' ? undefined : result?.answer.hits) ?? [];
  const isWithin = result?.answer.contexts.includes(preferred);
  const isShown = active !== undefined && query.trim() !== '';
  const isHydrated = useHydrated();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const {ctrlKey, metaKey, altKey, shiftKey} = event;
      const isWithControl = (ctrlKey || metaKey) && !altKey && !shiftKey;
      if (isInNavbar && isWithControl && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [isInNavbar]);

  const close = () => {
    setActive(undefined);
  };
  const go = (path: string) => {
    close();
    setQuery('');
    input.current?.blur();
    history.push(withBaseUrl(path));
  };
  return (
    // The blur handler only closes the list, so the form needs no interactive role.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      aria-label={label}
      className={clsx(styles.form, !isInNavbar && styles.pageBox)}
      action={withBaseUrl('/search/')}
      onSubmit={(event) => {
        event.preventDefault();
        const hit = isShown && hits[active];
        if (hit) {
          go(hit.url);
        } else if (query.trim() !== '') {
          go(`/search/?${parametersOf(query)}`);
        }
      }}
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
            setActive(-1);
          }}
          onMouseEnter={start}
          onChange={({target}) => {
            setQuery(target.value);
            setActive(-1);
            start();
          }}
          onKeyDown={(event) => {
            // During composition, the keys belong to the input method.
            if (event.nativeEvent.isComposing) {
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
              const step = event.key === 'ArrowDown' ? 1 : -1;
              const count = hits.length + 1;
              const next = (((active ?? -1) + 1 + step + count) % count) - 1;
              setActive(next);
              document.getElementById(`${listId}-${next}`)?.scrollIntoView({block: 'nearest'});
            }
          }}
        />
        {phase === 'loading' && <span className={styles.ring} aria-hidden="true" />}
        {query === '' && isInNavbar && isHydrated && (
          <span className={styles.hint} aria-hidden="true">
            {[/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl', 'K'].map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        )}
        {query !== '' && (
          <button
            type="button"
            className={clsx('clean-btn cross', styles.clear)}
            aria-label={TEXTS.clear[locale]}
            onClick={() => {
              setQuery('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      <div className={styles.panel} hidden={!isShown}>
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          className={`list ${styles.list}`}
          hidden={hits.length === 0}
        >
          {hits.map((hit, index) => (
            // Keyboard events are handled by the combobox, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={hit.url}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onMouseMove={() => {
                setActive(index);
              }}
              onClick={({ctrlKey, metaKey, shiftKey}) => {
                if (ctrlKey || metaKey || shiftKey) {
                  window.open(withBaseUrl(hit.url), '_blank');
                } else {
                  go(hit.url);
                }
              }}
            >
              <HitText hit={hit} />
            </div>
          ))}
        </div>
        <Notice phase={phase} retry={retry} input={input} />
        {phase !== 'failed' && hits.length === 0 && result && isFinal && (
          <p className={styles.message}>{TEXTS.none[locale]}</p>
        )}
        {hits.length > 0 && (
          <p className={styles.footer}>
            <Link to={`/search/?${parametersOf(query)}`} onClick={close}>
              {TEXTS.all[locale]}
            </Link>
            {preferred && (
              <Link
                to={`/search/?${parametersOf(query, isWithin ? preferred : '')}`}
                onClick={close}
              >
                {fill(TEXTS[isWithin ? 'within' : 'outside'][locale], {
                  context: CONTEXTS[preferred][locale],
                })}
              </Link>
            )}
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isShown && result?.query === query && countOf(result.answer.pages)}
      </p>
    </form>
  );
}
