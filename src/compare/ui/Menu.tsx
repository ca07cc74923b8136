import type {ReactNode} from 'react';
import styles from './sides.module.css';

/** A button that opens a list of actions. */
export const Menu = ({
  label,
  name,
  children,
}: {
  readonly label: string;
  /** Accessible name of the list; the label by default. */
  readonly name?: string;
  /** Elements of the type {@link MenuItem}. */
  readonly children: ReactNode;
}): ReactNode => (
  <details data-menu className={styles.menu}>
    <summary className="button button--sm button--secondary">{label}</summary>
    <ul className={styles.items} aria-label={name ?? label}>
      {children}
    </ul>
  </details>
);

/** An action in a {@link Menu}. Closes the menu and returns the focus to its button. */
export const MenuItem = ({
  onChoose,
  children,
}: {
  readonly onChoose: () => void;
  readonly children: ReactNode;
}): ReactNode => (
  <li>
    <button
      type="button"
      className={styles.item}
      onClick={({currentTarget}) => {
        const menu = currentTarget.closest('details')!;
        menu.querySelector('summary')!.focus();
        menu.open = false;
        onChoose();
      }}
    >
      {children}
    </button>
  </li>
);
