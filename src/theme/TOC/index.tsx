import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {locale} from '@site/src/languages/locale';

export const LABEL = {en: 'On this page', ja: 'このページの内容'};

/** Wraps the table of contents in a named landmark. */
export default function TOCWrapper(props: Props) {
  return (
    <nav className="sticky" aria-label={LABEL[locale]}>
      <TOC {...props} />
    </nav>
  );
}
