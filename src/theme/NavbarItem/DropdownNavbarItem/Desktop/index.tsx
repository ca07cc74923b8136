// Change: a button opens the menu; Escape closes it and returns the focus; it closes on blur.
import {type PointerEvent, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useHydrated} from '@site/src/browser/hydrated';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop({items, position, className, label}: Props) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const isHovered = useRef(false);
  const item = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const hover =
    (next: boolean) =>
    ({pointerType}: PointerEvent) => {
      if (pointerType === 'mouse') {
        isHovered.current = next;
        setOpen(next);
      }
    };
  // On the document, so that Escape also closes a menu opened by hover (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        setOpen(false);
        if (item.current?.contains(document.activeElement)) {
          button.current?.focus();
        }
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  return (
    // The handlers only react to hover and blur, so the element needs no interactive role.
    <div
      ref={item}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
        // Without JavaScript, CSS opens the menu on hover and focus.
        'dropdown--hoverable': !isHydrated,
        [styles.reachable!]: !isHydrated,
      })}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          setOpen(false);
        }
      }}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link clean-btn', styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        // With a mouse, the menu is already open because of the hover.
        onClick={() => setOpen(isHovered.current || !isOpen)}
      >
        {label}
      </button>
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((entry, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...entry}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
