import {lazy, type ReactNode, Suspense} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ComparedService} from '@site/src/catalogue/browser';
import {CatalogueTabs} from '../../components/CatalogueTabs';
import {PageData} from '../../components/StructuredData';
import {useLocale} from '@site/src/languages/useLocale';
import type {ExportTexts} from '../exportTexts';
import {listNames} from '../sideBySide';
import type {CostLoaders} from './EstimateSlot';
import {ListView} from './ListView';
import {useHeadingFocus} from './useHeadingFocus';
import {useSelection} from './useSelection';
import type {SideLoaders} from './useSides';

/** Loaded on demand, with its styles and the exports, since the list does not need it. */
const SideBySide = lazy(async () => {
  const view = await import(/* webpackChunkName: "compare-sides" */ './SideBySide');
  return {default: view.SideBySide};
});

type Props = {
  /** Labels of the categories by key. */
  readonly categories: Readonly<Record<string, string>>;
  readonly services: readonly ComparedService[];
  /** The labels of the exports in the language of the page. */
  readonly exportTexts: ExportTexts;
  readonly costs: CostLoaders;
} & SideLoaders;

/** The page `/compare`: a table of the services with filters, or some of them side by side. */
export default function ComparePage({
  categories,
  services,
  exportTexts,
  attributes,
  sayings,
  costs,
}: Props): ReactNode {
  const locale = useLocale();
  const isBrowser = useIsBrowser();
  const list = useSelection(services, categories, attributes);
  const {selection, update} = list;
  const {pick, isSideBySide} = selection;
  const picked = pick.map((slug) => services.find((service) => service.slug === slug)!);
  const title = translate({
    id: 'compare.title',
    message: 'Compare services',
    description: 'Title of the page that compares services',
  });

  const description = translate({
    id: 'compare.description',
    message:
      'All services in one table: filter them, compare two to four side by side, and export the comparison with its sources.',
    description: 'Description of the page that compares services',
  });

  const heading = useHeadingFocus(isSideBySide);
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
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <CatalogueTabs current="compare" />
        {isSideBySide ? (
          <>
            <div ref={heading} tabIndex={-1}>
              <Heading as="h2">{listNames(picked, locale)}</Heading>
            </div>
            <Suspense>
              <SideBySide
                picked={picked}
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
            </Suspense>
          </>
        ) : (
          <ListView
            {...list}
            labels={categories}
            costs={costs}
            picked={picked}
            isInert={!isBrowser}
            heading={heading}
            onCompare={() => {
              show('sides');
            }}
          />
        )}
      </main>
    </Layout>
  );
}
