import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = ComponentProps<'details'> & {
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
  readonly isLazy?: boolean;
};

/** A button that opens what is below it. Escape, a press outside and leaving it with Tab close it. */
export function Menu({label, isDisabled, isLazy, className, children, ...props}: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const current = menu.current!;
    const leave = ({type, target}: Event) => {
      // If a pressed element is not focusable, the browser focuses its nearest focusable ancestor,
      // which may be outside the menu.
      const isAround = type === 'focusin' && (target as Node).contains(current);
      if (!current.contains(target as Node) && !isAround) {
        current.open = false;
      }
    };
    const escape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        closeMenu({currentTarget: current});
      }
    };
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('pointerdown', leave, {signal});
    document.addEventListener('focusin', leave, {signal});
    document.addEventListener('keydown', escape, {signal});
    return () => listening.abort();
  }, [isOpen]);
  return (
    <details
      {...props}
      ref={menu}
      className={clsx(styles.menu, className)}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
    >
      <summary className="button button--secondary button--sm" aria-disabled={isDisabled}>
        {label}
      </summary>
      {(isOpen || !isLazy) && children}
    </details>
  );
}

/** Closes the menu around an element, and returns the focus to the button that opens it. */
export function closeMenu({currentTarget}: {readonly currentTarget: Element}): void {
  const menu = currentTarget.closest('details')!;
  menu.querySelector('summary')!.focus();
  menu.open = false;
}
