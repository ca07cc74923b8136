import {type RefObject, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The heading at which a view begins. The focus is lost with the view that a reader leaves, so
 * the next one moves it to its heading. The first view of the page leaves the focus alone.
 */
export function useHeadingFocus(view: unknown): RefObject<HTMLDivElement | null> {
  const heading = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    // Before hydration, the page shows the static list, whatever its URL says.
    if (!isBrowser) {
      return;
    }
    if (shown.current !== undefined && shown.current !== view) {
      // On the way back the browser restores the scroll position itself.
      heading.current?.focus({preventScroll: history.action === 'POP'});
    }
    shown.current = view;
  }, [history, isBrowser, view]);
  return heading;
}
