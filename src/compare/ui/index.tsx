import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ComparedService} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import type {ExportTexts} from '../exportTexts';
import {filterServices, sortServices} from '../filters';
import {PageData} from '../../components/StructuredData';
import {Controls} from './Controls';
import {Facets} from './Facets';
import {ServiceList} from './ServiceList';
import type {CostLoaders} from './EstimateSlot';
import {SideBySide} from './SideBySide';
import styles from './styles.module.css';
import {Tray} from './Tray';
import {useHeadingFocus} from './useHeadingFocus';
import {useSelection} from './useSelection';
import type {SideLoaders} from './useSides';

type Props = {
  readonly services: readonly ComparedService[];
  /** The words of the exports in the language of the page. */
  readonly exportTexts: ExportTexts;
  readonly costs: CostLoaders;
} & SideLoaders;

/** All services in one table that can be filtered, and a few of them side by side. */
export default function ComparePage({
  services,
  exportTexts,
  attributes,
  sayings,
  costs,
}: Props): ReactNode {
  const locale = useLocale();
  const isBrowser = useIsBrowser();
  const [selection, update] = useSelection(services);
  const {pick, isSideBySide} = selection;
  const picked = pick.map((slug) => services.find((service) => service.slug === slug)!);
  const shown = sortServices(filterServices(services, selection), selection.sort, locale);
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

  const listTitle = translate({
    id: 'compare.list.title',
    message: 'Services',
    description: 'Heading of the table of all services on the page that compares services',
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
      <main className="container container--fluid margin-vert--lg">
        <Heading as="h1">{title}</Heading>
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
          <>
            <p className={styles.lead}>
              <Translate
                id="compare.lead"
                description="First paragraph of the page that compares services"
              >
                Filter the list, select two to four services, and compare them side by side.
                “Unknown” means that no answer was found, not that the answer is no.
              </Translate>
            </p>
            <noscript>
              <p>
                <Translate
                  id="compare.noScript"
                  description="Shown on the page that compares services when JavaScript is off"
                >
                  Filters, selection and notes need JavaScript. The table below shows all values
                  with their sources without it.
                </Translate>
              </p>
            </noscript>
            <div className={styles.layout}>
              <Facets
                services={services}
                selection={selection}
                isInert={!isBrowser}
                update={update}
              />
              <section className={styles.content} aria-label={listTitle}>
                <div ref={heading} tabIndex={-1} className={styles.hidden}>
                  <Heading as="h2">{listTitle}</Heading>
                </div>
                <Controls
                  selection={selection}
                  shown={shown.length}
                  total={services.length}
                  isInert={!isBrowser}
                  update={update}
                />
                <Tray
                  picked={picked}
                  isInert={!isBrowser}
                  update={update}
                  onCompare={() => {
                    show('sides');
                  }}
                />
                <ServiceList
                  services={shown}
                  selection={selection}
                  isInert={!isBrowser}
                  update={update}
                />
              </section>
            </div>
          </>
        )}
      </main>
    </Layout>
  );
}
