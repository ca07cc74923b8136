import type {ReactNode} from 'react';
import BlogLayout, {type Props as BlogLayoutProps} from '@theme/BlogLayout';
import {locale} from '@site/src/languages/locale';
import {PageData, servicesStep, type Step} from '../StructuredData';

type Props = Pick<BlogLayoutProps, 'sidebar' | 'children'> & {
  readonly title: string;
  readonly description: string;
  /** Whether it is the list of all services, the top of the others. */
  readonly isTop?: boolean;
  /** The page between the list of all services and this one. */
  readonly above?: Step;
  /** The pages that it lists. */
  readonly entries: readonly {readonly title: string; readonly permalink: string}[];
};

/** The layout of a list below `/services`, with its metadata. */
export function ListPage({isTop, above, entries, children, ...layout}: Props): ReactNode {
  return (
    <BlogLayout {...layout}>
      <PageData
        title={layout.title}
        description={layout.description}
        above={[...(isTop ? [] : [servicesStep(locale)]), ...(above ? [above] : [])]}
        items={entries.map(({title, permalink}) => ({name: title, path: permalink}))}
      />
      {children}
    </BlogLayout>
  );
}
