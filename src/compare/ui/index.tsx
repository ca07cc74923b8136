import {type ReactNode, type RefObject, useEffect, useMemo, useRef} from 'react';
import clsx from 'clsx';
import {Redirect, useHistory, useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {queryOf} from '@site/src/addresses';
import {locale} from '@site/src/languages/locale';
import {SitePage} from '../../components/SitePage';
import {TableLegend} from '../../components/Value';
import {filterServices, sortServices} from '../filters';
import {buildOffer, chooseColumns} from '../offer';
import type {Source} from '../pageData';
import {Button} from '../../components/Button';
import {BY_NAME} from '../selection';
import {Controls, Empty, useSelection} from './Controls';
import {ServiceTable} from './ServiceTable';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {Tray} from './Tray';
import {type Loaders, useLoaded} from './useLoaded';

/** `page` is the path of its page. */
type CategoryLink = Readonly<Record<'key' | 'label' | 'page', string>> & {readonly count: number};

type Props = {
  readonly title: string;
  readonly description: string;
  readonly source: Source;
  readonly categories: readonly CategoryLink[];
  /** Load the data of the categories, by key. */
  readonly data: Loaders;
};

/** The page `/compare`: all services with filters, some of them side by side, or the categories. */
export default function ComparePage({source, categories, ...props}: Props): ReactNode {
  const {title, description, data: loaders} = props;
  const {services} = source;
  const isBrowser = useIsBrowser();
  const address = new URLSearchParams(useLocation().search);
  const asked = categories.find(({key}) => key === address.get('category'));
  const page = useBaseUrl(asked?.page ?? '');
  const offer = useMemo(() => buildOffer(source), [source]);
  const list = useSelection(offer, BY_NAME);
  const {selection, update} = list;
  const {isSideBySide} = selection;
  const picked = selection.pick.map((slug) => services.find((service) => service.slug === slug)!);
  const wanted = isSideBySide ? [...new Set(picked.map(({category}) => category))] : [];
  const {data, view, state, retry} = useLoaded(loaders, wanted);
  const isShown = isBrowser && (!isSideBySide || view !== undefined);
  const heading = useHeadingFocus(isShown ? isSideBySide : undefined);
  const found = sortServices(filterServices(offer, selection), selection.sort, offer);
  const columns = chooseColumns(offer, selection).shown;

  if (isBrowser && asked) {
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
        <view.SideBySide
          picked={picked}
          services={services}
          data={data}
          isComplete={state !== 'loading'}
          showsAlike={selection.showsAlike}
          heading={heading}
          update={update}
        />
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
          <Controls {...list} shown={found.length} columns={columns} hasText />
          {found.length === 0 ? (
            <Empty {...list} />
          ) : (
            <>
              <ServiceTable
                {...list}
                rows={found.map((service) => ({service}))}
                columns={columns}
              />
              <TableLegend>{TEXTS.listOpens[locale]}</TableLegend>
            </>
          )}
          <Tray
            {...list}
            query={queryOf(new URLSearchParams(selection.others.map(([...pair]) => pair)))}
          />
        </section>
      )}
    </SitePage>
  );
}

/**
 * Moves the focus to the heading of a view after the view has changed, because the focused element
 * was removed with the previous view. The first view of a page visit does not move the focus.
 * @param view whether services are side by side; `undefined` while the view is loading
 * @returns a ref for the element that contains the heading
 */
function useHeadingFocus(view: boolean | undefined): RefObject<HTMLDivElement | null> {
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
