import type {ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {TEXTS} from '@site/src/components/EntryFrame';
import {useLocale} from '@site/src/languages/useLocale';

/** Wraps the table of contents in a named landmark. */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav className="sticky" aria-label={TEXTS.label[useLocale()]}>
      <TOC {...props} />
    </nav>
  );
}
