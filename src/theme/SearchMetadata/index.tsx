import {useThemeConfig} from '@docusaurus/theme-common';
import SearchMetadata from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

/** Renders metadata for Algolia's crawler only if Algolia is configured. */
export default function SearchMetadataWrapper(props: Props) {
  const {algolia} = useThemeConfig() as {readonly algolia?: object};
  return algolia === undefined ? null : <SearchMetadata {...props} />;
}
