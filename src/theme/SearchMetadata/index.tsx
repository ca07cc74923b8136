import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import SearchMetadata from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

/** What the crawler of Algolia has to know of a page; nothing where the site searches by itself. */
export default function SearchMetadataWrapper(props: Props): ReactNode {
  const {algolia} = useThemeConfig() as {readonly algolia?: object};
  return algolia === undefined ? null : <SearchMetadata {...props} />;
}
