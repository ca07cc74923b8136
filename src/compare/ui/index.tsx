import {lazy, type ReactNode, useDeferredValue} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ComparedService} from '@site/src/catalogue/browser';
import {CatalogueTabs} from '../../components/CatalogueTabs';
import {PageData} from '../../components/StructuredData';
import type {ExportTexts} from '../exportTexts';
import type {CostLoaders} from './EstimateSlot';
import {ListView} from './ListView';
import styles from './styles.module.css';
import {useHeadingFocus} from './useHeadingFocus';
import {useSelection} from './useSelection';
import type {SideLoaders} from './useSides';

/** Loaded on demand, with its styles and the exports, since the list does not need it. */
const SideBySide = lazy(async () => {
  const view = await import(/* webpackChunkName: "compare-sides" */ './SideBySide');
  return {default: view.SideBySide};
});

type Props = {
  readonly title: string;
  readonly description: string;
  /** Labels of the categories by key. */
  readonly categories: Readonly<Record<string, string>>;
  readonly services: readonly ComparedService[];
  /** The labels of the exports in the language of the page. */
  readonly exportTexts: ExportTexts;
  readonly costs: CostLoaders;
} & SideLoaders;

/** The page `/compare`: a table of the services with filters, or some of them side by side. */
export default function ComparePage({
  title,
  description,
  categories,
  services,
  exportTexts,
  attributes,
  sayings,
  costs,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const list = useSelection(services, categories, attributes);
  const {selection, update} = list;
  const {pick, isSideBySide} = selection;
  // The slugs in the side-by-side view; empty in the list, which stays until the code of the other
  // view is loaded. Only a deferred render, never the first one, waits for that code, so no
  // Suspense is needed; one around the list would add inline scripts to the static page.
  const sides = useDeferredValue(isSideBySide ? pick.join() : '', '');
  const find = (slugs: readonly string[]) =>
    slugs.map((slug) => services.find((service) => service.slug === slug)!);
  const isShown = isSideBySide === (sides !== '');
  const heading = useHeadingFocus(isShown ? isSideBySide : undefined);
  const show = (next: 'list' | 'sides') => {
    update.push((current) => ({...current, isSideBySide: next === 'sides'}));
  };

  return (
    <Layout title={title} description={description}>
      <PageData
        title={title}
        description={description}
        items={services.map(({name, slug}) => ({name, path: `/services/${slug}`}))}
      />
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <CatalogueTabs current="compare" />
        {sides === '' ? (
          <ListView
            {...list}
            labels={categories}
            costs={costs}
            picked={find(pick)}
            isInert={!isBrowser}
            heading={heading}
            onCompare={() => {
              show('sides');
            }}
          />
        ) : (
          <SideBySide
            picked={find(sides.split(','))}
            services={services}
            showsAlike={selection.showsAlike}
            exportTexts={exportTexts}
            loaders={{attributes, sayings, costs}}
            heading={heading}
            update={update}
            onBack={() => {
              show('list');
            }}
          />
        )}
      </main>
    </Layout>
  );
}
