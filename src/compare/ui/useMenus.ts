import {useEffect} from 'react';

/**
 * Closes the open menu of the page, a `details` element with the attribute `data-menu`, on Escape,
 * on a pointer press outside it, and when the focus leaves it.
 */
export function useMenus(): void {
  useEffect(() => {
    const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
    const leave = ({type, target}: Event) => {
      const menu = openMenu();
      const place = target as Node;
      // If a pressed element is not focusable, the browser focuses its nearest focusable ancestor,
      // which may be outside the menu.
      const isAround = type === 'focusin' && place.contains(menu);
      if (menu && !menu.contains(place) && !isAround) {
        menu.open = false;
      }
    };
    const escape = ({key}: KeyboardEvent) => {
      const menu = openMenu();
      if (menu && key === 'Escape') {
        menu.open = false;
        menu.querySelector('summary')!.focus();
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
}
