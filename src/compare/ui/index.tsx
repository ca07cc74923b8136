import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ComparedService} from '@site/src/catalogue/browser';
import {CatalogueTabs} from '../../components/CatalogueTabs';
import {PageData} from '../../components/StructuredData';
import type {ExportTexts} from '../exportTexts';
import type {CostLoaders} from './EstimateSlot';
import {ListView} from './ListView';
import {SideBySide} from './SideBySide';
import {useHeadingFocus} from './useHeadingFocus';
import {useSelection} from './useSelection';
import type {SideLoaders} from './useSides';

type Props = {
  /** Labels of the categories by key. */
  readonly categories: Readonly<Record<string, string>>;
  readonly services: readonly ComparedService[];
  /** The words of the exports in the language of the page. */
  readonly exportTexts: ExportTexts;
  readonly costs: CostLoaders;
} & SideLoaders;

/** All services, or those of a category, in one table that can be filtered; and a few side by side. */
export default function ComparePage({
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
