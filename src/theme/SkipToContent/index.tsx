// Change: does not move the focus after a navigation, which `src/routeFocus` does.
import type {MouseEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {focusStart} from '@site/src/routeFocus/client';
import styles from './styles.module.css';

export default function SkipToContent() {
  const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});
  const onClick = (event: MouseEvent) => {
    const main = document.querySelector('main');
    if (main) {
      event.preventDefault();
      focusStart(main);
    }
  };
  return (
    <section aria-label={label}>
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- a link within the page */}
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        {label}
      </a>
    </section>
  );
}
