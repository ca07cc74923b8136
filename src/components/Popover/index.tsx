import {type ReactNode, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type FactRow, valueAnchor} from '@site/src/catalogue/browser';
import {Evidence} from '../Provenance';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';

type Props = {
  /** What the reader sees and presses. */
  readonly label: ReactNode;
  /** Address with the same details, to which the label links before hydration. */
  readonly to: string;
  /** The details, which are rendered while they are open. */
  readonly children: ReactNode;
};

/** A text that opens details above the page. */
export function Popover({label, to, children}: Props): ReactNode {
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

/** A value of a service whose note and evidence open above the page. */
export const ValueNote = ({
  slug,
  value,
  label,
}: {
  readonly slug: string;
  readonly value: FactRow;
  readonly label: ReactNode;
}): ReactNode => (
  <Popover to={`/services/${slug}#${valueAnchor(value.field)}`} label={label}>
    <strong>{value.label}</strong>
    <div>
      <RecordText text={value.value} />
    </div>
    {value.note !== null && (
      <div>
        <RecordText text={value.note} />
      </div>
    )}
    <Evidence
      claim={value}
      shelfLifeDays={value.shelfLifeDays}
      report={{entry: slug, field: value.field, label: value.label, shown: value.value}}
    />
  </Popover>
);
