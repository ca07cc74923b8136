import {type ReactNode, startTransition, useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {Redirect, useHistory, useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useHydrated} from '@site/src/browser/hydrated';
import {queryOf} from '@site/src/site/addresses';
import {locale} from '@site/src/languages/locale';
import {SitePage} from '../../components/SitePage';
import {TableLegend} from '../../components/Value';
import {filterServices, sortServices} from '../filters';
import {buildOffer} from '../offer';
import type {CategoryData, Source} from '../pageData';
import {Button} from '../../components/Button';
import {Controls, Empty} from './Controls';
import {useSelection} from './useSelection';
import {ServiceTable} from './ServiceTable';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {Tray} from './Tray';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly source: Source;
  readonly categories: readonly Readonly<{
    key: string;
    label: string;
    page: string;
    count: number;
  }>[];
  /** Load the data of the categories, by key. Each imports a separate script. */
  readonly data: Readonly<Record<string, () => Promise<{readonly default: CategoryData}>>>;
};

/** The page `/compare`: all services with filters, some of them side by side, or the categories. */
export default function ComparePage({source, categories, ...props}: Props): ReactNode {
  const {title, description, data: loaders} = props;
  const {services} = source;
  const isHydrated = useHydrated();
  const address = new URLSearchParams(useLocation().search);
  const asked = categories.find(({key}) => key === address.get('category'));
  const page = useBaseUrl(asked?.page ?? '');
  const offer = useMemo(() => buildOffer(source), [source]);
  const list = useSelection(offer);
  const {selection, picked} = list;
  const {isSideBySide} = selection;
  const wanted = isSideBySide ? [...new Set(picked.map(({category}) => category))] : [];
  const {data, view, state, retry} = useLoaded(loaders, wanted);
  const isShown = isHydrated && (!isSideBySide || view !== undefined);
  const heading = useHeadingFocus(isShown ? isSideBySide : undefined);
  const found = sortServices(filterServices(offer, selection), selection.sort, offer);

  if (isHydrated && asked) {
    // Categories had no pages of their own once. What else the address says is kept.
    address.delete('category');
    return <Redirect to={page + queryOf(address)} />;
  }
  return (
    <SitePage
      title={title}
      description={description}
      items={services.map(({name, slug}) => ({title: name, permalink: `/services/${slug}`}))}
      tab="compare"
      // What an address asks for replaces the static list, rather than moving what is painted.
      className={clsx(styles.page, !isShown && 'waiting')}
    >
      {state === 'failed' && (
        <p role="alert">
          {TEXTS.failed[locale]} <Button onClick={retry}>{TEXTS.retry[locale]}</Button>
        </p>
      )}
      {isSideBySide && view ? (
        <view.SideBySide {...list} data={data} isComplete={state !== 'loading'} heading={heading} />
      ) : (
        <section aria-label={TEXTS.list[locale]}>
          <div ref={heading} tabIndex={-1} className="visually-hidden">
            <Heading as="h2">{TEXTS.list[locale]}</Heading>
          </div>
          <nav aria-label={TEXTS.categories[locale]} className="actions">
            {categories.map(({key, label, page: path, count}) => (
              <Link key={key} to={path} className="button button--sm button--secondary">
                {label} <span>{count}</span>
              </Link>
            ))}
          </nav>
          <p>{TEXTS.lead[locale]}</p>
          <noscript>
            <p>{TEXTS.noScript[locale]}</p>
          </noscript>
          <Controls {...list} shown={found.length} hasText />
          {found.length === 0 ? (
            <Empty {...list} />
          ) : (
            <>
              <ServiceTable {...list} rows={found.map((service) => ({service}))} />
              <TableLegend>{TEXTS.listOpens[locale]}</TableLegend>
            </>
          )}
          <Tray {...list} query={queryOf(new URLSearchParams(selection.others))} />
        </section>
      )}
    </SitePage>
  );
}

/** The view that the list does not need, with its styles and the exports. */
const importView = () => import(/* webpackChunkName: "compare-sides" */ './SideBySide');

type Loaded = {
  readonly view?: Awaited<ReturnType<typeof importView>> | undefined;
  readonly data: Readonly<Record<string, CategoryData | undefined>>;
  /** The categories of which something failed to load. */
  readonly failed?: string | undefined;
};

/** All parts appear at once, so that a page with a query changes once after its first paint. */
function useLoaded(loaders: Props['data'], categories: readonly string[]) {
  const [{view, data, failed}, setLoaded] = useState<Loaded>({data: {}});
  const wanted = categories.join(' ');
  const isLoaded = wanted === '' || (view && categories.every((key) => data[key]));
  const state = isLoaded ? 'loaded' : failed === wanted ? 'failed' : 'loading';

  useEffect(() => {
    const orNothing = <Part,>(part: Promise<Part>) => part.catch(() => undefined);
    const load = async () => {
      const keys = wanted.split(' ');
      const [loadedView, ...found] = await Promise.all([
        orNothing(importView()),
        ...keys.map(async (key) => [key, (await orNothing(loaders[key]!()))?.default] as const),
      ]);
      // A transition, so that rendering a large table leaves the browser free for other tasks.
      startTransition(() =>
        setLoaded((before) => ({
          view: loadedView ?? before.view,
          data: {...before.data, ...Object.fromEntries(found)},
          failed: loadedView && found.every(([, loaded]) => loaded) ? undefined : wanted,
        })),
      );
    };
    if (state === 'loading') {
      void load();
    }
  }, [state, loaders, wanted]);

  const retry = () => setLoaded((before) => ({...before, failed: undefined}));
  return {data, view, state, retry} as const;
}

/**
 * Moves the focus to the heading of a view after a change of views, which removes the focused
 * element, but not on the first view of a visit; `view` is `undefined` while it is loading.
 */
function useHeadingFocus(view: boolean | undefined) {
  const heading = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const shown = useRef(view);
  useEffect(() => {
    if (view !== undefined && shown.current === !view) {
      // After Back or Forward, the browser restores the scroll position itself.
      heading.current?.focus({preventScroll: history.action === 'POP'});
    }
    shown.current = view ?? shown.current;
  }, [history, view]);
  return heading;
}
