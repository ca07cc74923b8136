import {type ReactNode, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
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
  return useIsBrowser() ? (
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
    <Link to={to} className={`clean-btn sourced ${styles.opener}`}>
      {label}
    </Link>
  );
}
