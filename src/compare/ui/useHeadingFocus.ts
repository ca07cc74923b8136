import {type RefObject, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Moves the focus to the heading of a view after the view has changed, because the focused element
 * was removed with the previous view. The first view of a page visit does not move the focus.
 * @param view identifies the view; compared with `===`; `undefined` while the next one is loading
 * @returns a ref for the element that contains the heading
 */
export function useHeadingFocus(view: unknown): RefObject<HTMLDivElement | null> {
  const heading = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    // Before hydration, the page shows the static list regardless of its URL.
    if (!isBrowser || view === undefined) {
      return;
    }
    if (shown.current !== undefined && shown.current !== view) {
      // After Back or Forward, the browser restores the scroll position itself.
      heading.current?.focus({preventScroll: history.action === 'POP'});
    }
    shown.current = view;
  }, [history, isBrowser, view]);
  return heading;
}
