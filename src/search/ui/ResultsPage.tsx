import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useHydrated} from '@site/src/browser/hydrated';
import {type FrequentTag, tileOfRoute} from '@site/src/catalogue/browser';
import type {Hit} from '@site/src/search/engine';
import {CONTEXT_NAMES, CONTEXTS, MAX_QUERY_LENGTH, PAGE_KINDS} from '@site/src/search/pages';
import {State} from '../../components/Dates';
import {EntryIcon} from '../../components/EntryIcon';
import {SuggestLink} from '../../components/ReportLink';
import {fill} from '../../fill';
import {groupBy} from '../../groupBy';
import {locale} from '../../languages/locale';
import {Excerpt, Marked, Notice} from './parts';
import styles from './styles.module.css';
import {countOf, parametersOf, TEXTS} from './texts';
import {useSearch} from './useSearch';

const MAX_HITS = 100;

/** The results page. The URL has the query (`q`) and context (`ctx`); `tags` are suggestions. */
export function ResultsPage({tags}: {readonly tags: readonly FrequentTag[]}): ReactNode {
  const {pathname, search} = useLocation();
  // The static page is the same for all queries, so hydration must start without one.
  const parameters = new URLSearchParams(useHydrated() ? search : '');
  const read = (name: string) => (parameters.get(name) ?? '').slice(0, MAX_QUERY_LENGTH);
  const asked = {query: read('q'), context: read('ctx'), version: read('version')};
  const history = useHistory();
  const ids = {query: useId(), context: useId()};
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({asked: asked.query, query: asked.query});
  const {query} = typed;
  if (typed.asked !== asked.query) {
    // A new query in the URL, from a link or the Back button, replaces the typed one.
    setTyped({asked: asked.query, query: asked.query});
  }
  const context = CONTEXT_NAMES.find((name) => name === asked.context);
  const {phase, start, retry, result, isFinal} = useSearch(query, {context, limit: MAX_HITS});

  useEffect(() => {
    if (asked.query !== '') {
      start();
    }
  }, [asked.query, start]);

  // Earlier results would move under the reader’s finger when those in the texts join them.
  const answer = isFinal ? result?.answer : undefined;
  const count = result?.query === query ? answer?.pages : undefined;
  const isSearching = answer === undefined && query.trim() !== '' && phase !== 'failed';
  const go = (ctx: string) => {
    history.push({pathname, search: parametersOf(query, ctx)});
  };

  const title =
    asked.query === '' ? TEXTS.title[locale] : fill(TEXTS.titleOf[locale], {query: asked.query});
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <form
          role="search"
          className={styles.pageForm}
          onSubmit={(event) => {
            event.preventDefault();
            go(asked.context);
          }}
        >
          <label htmlFor={ids.query} className="visually-hidden">
            {TEXTS.search[locale]}
          </label>
          <input
            id={ids.query}
            className="field"
            type="search"
            name="q"
            autoComplete="off"
            ref={input}
            value={query}
            onFocus={start}
            onMouseEnter={start}
            onChange={({target}) => {
              setTyped({...typed, query: target.value});
              start();
            }}
          />
          <label htmlFor={ids.context} className="visually-hidden">
            {TEXTS.context[locale]}
          </label>
          <select
            id={ids.context}
            className="field"
            value={context ?? ''}
            onChange={({target}) => {
              go(target.value);
            }}
          >
            <option value="">{TEXTS.everywhere[locale]}</option>
            {CONTEXT_NAMES.map((name) => (
              <option key={name} value={name}>
                {CONTEXTS[name][locale]}
              </option>
            ))}
          </select>
          <button type="submit" className="button button--primary">
            {TEXTS.search[locale]}
          </button>
        </form>
        <noscript>
          <p>{TEXTS.noScript[locale]}</p>
        </noscript>
        {asked.context !== '' && context === undefined && (
          <p role="alert">{fill(TEXTS.unknownContext[locale], asked)}</p>
        )}
        {asked.version !== '' && <p role="alert">{fill(TEXTS.unknownVersion[locale], asked)}</p>}
        <Notice phase={phase} retry={retry} input={input} />
        <p role="status" className={styles.count}>
          {count !== undefined && count > 0 && countOf(count)}
          {count === 0 && fill(TEXTS.nothingFor[locale], {query})}
          {isSearching && TEXTS.searching[locale]}
        </p>
        {count === 0 && (
          <>
            <p>{TEXTS.hint[locale]}</p>
            <Heading as="h2">{TEXTS.tags[locale]}</Heading>
            <ul className="chips margin-bottom--md">
              {tags.map(({slug, label, count}) => (
                <li key={slug}>
                  <Link className="chip" to={`/services/tags/${slug}`}>
                    {label} {count}
                  </Link>
                </li>
              ))}
            </ul>
            <p>
              <SuggestLink name={query} />
            </p>
          </>
        )}
        <Results hits={answer?.hits ?? []} />
      </main>
    </Layout>
  );
}

/** The hits, grouped by page, in the order of the best hit of each page. */
function Results({hits}: {readonly hits: readonly Hit[]}): ReactNode {
  return (
    <ol className={`list ${styles.results}`}>
      {[...groupBy(hits, ({url}) => url.replace(/#.*/, ''))].map(([url, ofPage]) => {
        const {kind, title, description, lifecycle} = ofPage[0]!;
        return (
          <li key={url}>
            <div className={styles.resultHead}>
              {(kind === 'service' || kind === 'company') && (
                <EntryIcon icon={tileOfRoute(url)} size={28} />
              )}
              <Link to={url} className={styles.resultTitle}>
                <Marked parts={title} />
              </Link>
              <span className="chip">{PAGE_KINDS[kind].label[locale]}</span>
              {lifecycle && <State lifecycle={lifecycle} isChip />}
            </div>
            <p className={styles.description}>
              <Marked parts={description} />
            </p>
            <ul>
              {ofPage
                .filter(({section, isText}) => section.length > 0 || isText)
                .map((hit) => (
                  <li key={hit.url}>
                    {hit.section.length > 0 && (
                      <>
                        <Link to={hit.url}>
                          <Marked parts={hit.section} />
                        </Link>
                        {TEXTS.colon[locale]}
                      </>
                    )}
                    <Excerpt hit={hit} />
                    <span className={`detail ${styles.hitPath}`}>{hit.value?.origin}</span>
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
