import type {ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {TEXTS} from '@site/src/components/EntryFrame';
import {locale} from '@site/src/languages/locale';

/** Wraps the table of contents in a named landmark. */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav className="sticky" aria-label={TEXTS.label[locale]}>
      <TOC {...props} />
    </nav>
  );
}
