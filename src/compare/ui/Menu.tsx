import {type ReactNode, useEffect, useRef} from 'react';
import {hasLeft} from './hasLeft';
import styles from './sides.module.css';

/**
 * A button that opens a list of actions. The list closes on Escape, on a choice, on a pointer press
 * outside it, and when the focus leaves it.
 */
export function Menu({
  label,
  name,
  children,
}: {
  readonly label: string;
  /** Accessible name of the list; the label by default. */
  readonly name?: string;
  /** Elements of the type {@link MenuItem}. */
  readonly children: ReactNode;
}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = details.current!;
    const close = (event: Event) => {
      if (hasLeft(menu, event)) {
        menu.open = false;
      }
    };
    const leave = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && menu.open) {
        menu.open = false;
        menu.querySelector('summary')!.focus();
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', leave);
    };
  }, []);
  return (
    <details ref={details} className={styles.menu}>
      <summary className="button button--sm button--secondary">{label}</summary>
      <ul className={styles.items} aria-label={name ?? label}>
        {children}
      </ul>
    </details>
  );
}

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
