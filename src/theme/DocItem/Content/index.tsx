import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {MarkdownLink} from '@site/src/components/MarkdownLink';
import {Translated} from '@site/src/components/Translated';

/**
 * Adds to documents the link to their Markdown copy, and a notice if their translation is outdated
 * or missing.
 */
export default function ContentWrapper(props: Props): ReactNode {
  return (
    <Translated>
      <MarkdownLink page={useDoc().metadata.permalink} />
      <Content {...props} />
    </Translated>
  );
}
