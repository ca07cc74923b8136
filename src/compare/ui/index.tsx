import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {CatalogueTabs} from '../../components/CatalogueTabs';
import {PageData} from '../../components/StructuredData';
import type {ExportTexts} from '../exportTexts';
import type {Source} from '../offer';
import {Action} from './Action';
import {ListView} from './ListView';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {useHeadingFocus} from './useHeadingFocus';
import type {Loaders} from './useLoaded';
import {useMenus} from './useMenus';
import {useSelection} from './useSelection';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly source: Source;
  /** The labels of the exports in the language of the page. */
  readonly exportTexts: ExportTexts;
  /** Load the data of the categories, by key. */
  readonly data: Loaders;
};

/** The page `/compare`: a table of the services with filters, or some of them side by side. */
export default function ComparePage({
  title,
  description,
  source,
  exportTexts,
  data,
}: Props): ReactNode {
  const {locale, services} = source;
  const {loaded, search, ...list} = useSelection(source, data);
  const {selection, update} = list;
  const {views, isStarted} = loaded;
  // The list stays until the other view is loaded.
  const isSideBySide = selection.isSideBySide && views !== undefined;
  const isShown = isStarted && isSideBySide === selection.isSideBySide;
  const heading = useHeadingFocus(isShown ? isSideBySide : undefined);
  const [query] = useState(search);
  useMenus();
  const picked = selection.pick.map((slug) => services.find((service) => service.slug === slug)!);
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
      {/* The first query replaces the static list, rather than moving what is already painted. */}
      <main key={isStarted ? query : ''} className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <CatalogueTabs current="compare" />
        {loaded.state === 'failed' && (
          <p role="alert">
            {TEXTS.failed[locale]} <Action onClick={loaded.retry}>{TEXTS.retry[locale]}</Action>
          </p>
        )}
        {isSideBySide ? (
          <views.SideBySide
            picked={picked}
            services={services}
            loaded={loaded}
            showsAlike={selection.showsAlike}
            exportTexts={exportTexts}
            heading={heading}
            update={update}
            onBack={() => {
              show('list');
            }}
          />
        ) : (
          <ListView
            {...list}
            loaded={loaded}
            picked={picked}
            isInert={!isStarted}
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
