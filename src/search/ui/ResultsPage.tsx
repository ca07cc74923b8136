import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type Context, CONTEXTS, MAX_QUERY_LENGTH} from '@site/src/search/contexts';
import type {FrequentTag} from '@site/src/catalogue/browser';
import {useLocale} from '../../languages/useLocale';
import {NoResults} from './NoResults';
import {Failure, Partial, ResultCount} from './Notices';
import {Results} from './Results';
import {useSearchState} from './store';
import styles from './styles.module.css';
import {useAnswer, useStartSearch} from './useAnswer';

const MAX_HITS = 100;

type Parameters = {readonly query: string; readonly context: string; readonly version: string};

type Props = {
  /** Tags to suggest if nothing is found. */
  readonly tags: readonly FrequentTag[];
};

/** The search results page. The URL contains the query (`q`) and the context (`ctx`). */
export function ResultsPage({tags}: Props): ReactNode {
  const locale = useLocale();
  const {pathname, search} = useLocation();
  // The static page is the same for all queries, so hydration must start without one.
  const asked = readParameters(useIsBrowser() ? search : '');
  const history = useHistory();
  const {start, retry} = useStartSearch();
  const {phase} = useSearchState();
  const ids = {query: useId(), context: useId()};
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(asked.query);
  const [known, setKnown] = useState(asked.query);
  if (known !== asked.query) {
    // A new query in the URL, from a link or the Back button, replaces the typed one.
    setKnown(asked.query);
    setQuery(asked.query);
  }

  useEffect(() => {
    if (asked.query !== '') {
      start();
    }
  }, [asked.query, start]);

  const context = (Object.keys(CONTEXTS) as Context[]).find((each) => each === asked.context);
  const result = useAnswer(query, {context, limit: MAX_HITS});
  // Earlier results would move under the reader’s finger when those in the texts join them.
  const answer = result?.isFinal === true ? result.answer : undefined;
  const isAnswered = answer !== undefined && result?.query === query;
  const isSearching = answer === undefined && query.trim() !== '' && phase !== 'failed';
  const go = (next: Omit<Parameters, 'version'>, how: 'push' | 'replace') => {
    const parameters = new URLSearchParams({
      ...(next.query ? {q: next.query} : {}),
      ...(next.context ? {ctx: next.context} : {}),
    }).toString();
    history[how]({pathname, search: parameters === '' ? '' : `?${parameters}`});
  };
  const onRetry = () => {
    // The focused button is removed.
    input.current?.focus();
    retry();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go({query, context: asked.context}, 'push');
  };

  const title =
    asked.query === ''
      ? translate({
          id: 'theme.SearchPage.emptyResultsTitle',
          message: 'Search DevShelf',
          description: 'Title of the search page without a query',
        })
      : translate(
          {
            id: 'theme.SearchPage.existingResultsTitle',
            message: 'Search results for “{query}”',
            description: 'Title of the search page with a query',
          },
          {query: asked.query},
        );
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <form role="search" className={styles.pageForm} onSubmit={onSubmit}>
          <label htmlFor={ids.query} className="visually-hidden">
            <Translate id="theme.SearchBar.label" description="Label of the search box">
              Search
            </Translate>
          </label>
          <input
            id={ids.query}
            className={styles.pageInput}
            type="search"
            name="q"
            autoComplete="off"
            ref={input}
            value={query}
            onFocus={start}
            onMouseEnter={start}
            onChange={({target}) => {
              setQuery(target.value);
              start();
            }}
          />
          <label htmlFor={ids.context} className="visually-hidden">
            <Translate
              id="search.context"
              description="Label of the choice of a part of the site to search"
            >
              In
            </Translate>
          </label>
          <select
            id={ids.context}
            className={styles.pageInput}
            value={context ?? ''}
            onChange={({target}) => {
              go({query, context: target.value}, 'push');
            }}
          >
            <option value="">
              {translate({
                id: 'theme.SearchPage.searchContext.everywhere',
                message: 'Everywhere',
                description: 'Choice of the whole site on the search page',
              })}
            </option>
            {(Object.keys(CONTEXTS) as Context[]).map((known) => (
              <option key={known} value={known}>
                {CONTEXTS[known][locale]}
              </option>
            ))}
          </select>
          <button type="submit" className="button button--primary">
            <Translate id="theme.SearchBar.label" description="Label of the search box">
              Search
            </Translate>
          </button>
        </form>
        <noscript>
          <p>
            <Translate
              id="search.noScript"
              description="Shown on the search page when JavaScript is off"
            >
              Search needs JavaScript. Without it, browse the list of services or the tags.
            </Translate>
          </p>
        </noscript>
        <Complaints asked={asked} context={context} />
        {phase === 'failed' && <Failure onRetry={onRetry} />}
        {phase === 'partial' && <Partial onRetry={onRetry} />}
        <p role="status" className={styles.count}>
          {isAnswered &&
            (answer.pages > 0 ? (
              <ResultCount total={answer.pages} />
            ) : (
              <Translate
                id="search.none"
                description="Shown on the search page when nothing was found"
                values={{query}}
              >
                {'Nothing found for “{query}”.'}
              </Translate>
            ))}
          {isSearching && (
            <Translate
              id="search.searching"
              description="Shown on the search page until the results are there"
            >
              Searching…
            </Translate>
          )}
        </p>
        {isAnswered && answer.pages === 0 && <NoResults query={query} tags={tags} />}
        <Results hits={answer?.hits ?? []} />
      </main>
    </Layout>
  );
}

/** Alerts for parameters in the URL that have no effect. */
function Complaints({
  asked,
  context,
}: {
  readonly asked: Parameters;
  readonly context: Context | undefined;
}): ReactNode {
  return (
    <>
      {asked.context !== '' && context === undefined && (
        <p role="alert">
          <Translate
            id="search.unknownContext"
            description="Shown when the URL of the search page has an unknown part of the site"
            values={{context: asked.context}}
          >
            {'This site has no section “{context}”. Showing results from the whole site.'}
          </Translate>
        </p>
      )}
      {asked.version !== '' && (
        <p role="alert">
          <Translate
            id="search.unknownVersion"
            description="Shown when the URL of the search page has an unknown version of the documentation"
            values={{version: asked.version}}
          >
            {
              'The documentation has no version “{version}”. Showing results from the current version.'
            }
          </Translate>
        </p>
      )}
    </>
  );
}

function readParameters(search: string): Parameters {
  const parameters = new URLSearchParams(search);
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    context: (parameters.get('ctx') ?? '').slice(0, MAX_QUERY_LENGTH),
    version: (parameters.get('version') ?? '').slice(0, MAX_QUERY_LENGTH),
  };
}
