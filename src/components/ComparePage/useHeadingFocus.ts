import {type RefObject, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The heading at which a view begins. A view that is left takes the focus with it, so the
 * next one gives it to its heading; the view with which the page opens leaves it alone.
 */
export default function useHeadingFocus(view: unknown): RefObject<HTMLDivElement | null> {
  const heading = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    // Before that, the page shows what the server made, whatever its address says.
    if (!isBrowser) {
      return;
    }
    if (shown.current !== undefined && shown.current !== view) {
      // On the way back the browser itself returns to the place where the reader was.
      heading.current?.focus({preventScroll: history.action === 'POP'});
    }
    shown.current = view;
  }, [history, isBrowser, view]);
  return heading;
}
