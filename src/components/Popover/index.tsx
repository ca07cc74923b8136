import {type ReactNode, useId, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHydrated} from '@site/src/browser/hydrated';
import styles from './styles.module.css';

type Props = {
  readonly label: ReactNode;
  /** Address with the same details, to which the label links before hydration. */
  readonly to: string;
  readonly children: ReactNode;
};

/** A text that opens details above the page. */
export function Popover({label, to, children}: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const href = useBaseUrl(to);
  return useHydrated() ? (
    <>
      <button type="button" className={`clean-btn sourced ${styles.opener}`} popoverTarget={id}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className={`raised ${styles.details}`}
        onToggle={({newState}) => setOpen(newState === 'open')}
      >
        {isOpen && children}
      </div>
    </>
  ) : (
    // A table has hundreds of these until it is hydrated: too many for `Link`, which observes each.
    // oxlint-disable-next-line @docusaurus/no-html-links
    <a href={href} className={`clean-btn sourced ${styles.opener}`}>
      {label}
    </a>
  );
}
