import {useEffect, useRef, useState} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const PANEL = '.navbar-sidebar, .navbar-sidebar__backdrop';

/**
 * Makes the mobile sidebar modal: `inert` traps the focus, Escape closes it, the focus returns. It is
 * rendered when it is opened first, since most visits never do.
 */
export default function MobileSidebarWrapper() {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const navbar = place.current!.closest('nav')!;
    if (!shown) {
      // The theme toggles the panel, so a second click while it slides out would reopen it.
      const ignore = (event: Event) => {
        if ((event.target as Element).closest(PANEL)) {
          event.preventDefault();
          event.stopPropagation();
        }
      };
      navbar.addEventListener('click', ignore, {capture: true});
      return () => navbar.removeEventListener('click', ignore, {capture: true});
    }
    const opener = document.activeElement as HTMLElement | null;
    const covered = [...navbar.children, ...navbar.parentElement!.children].filter(
      (element) => element !== navbar && !element.matches(PANEL),
    );
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        toggle();
      }
    };
    covered.forEach((element) => element.toggleAttribute('inert', true));
    document.addEventListener('keydown', onKeyDown);
    navbar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      covered.forEach((element) => element.toggleAttribute('inert', false));
      document.removeEventListener('keydown', onKeyDown);
      opener?.focus();
    };
  }, [shown, toggle]);
  return (
    <>
      {wasShown && <MobileSidebar />}
      <span ref={place} hidden />
    </>
  );
}
