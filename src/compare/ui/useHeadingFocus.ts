import {type RefObject, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Moves the focus to the heading of a view after the view has changed, because the focused element
 * was removed with the previous view. The first view of a page visit does not move the focus.
 * @param view identifies the view; compared with `===`; `undefined` while it is loading
 * @returns a ref for the element that contains the heading
 */
export function useHeadingFocus(view: unknown): RefObject<HTMLDivElement | null> {
  const heading = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    if (view === undefined) {
      return;
    }
    if (shown.current !== undefined && shown.current !== view) {
      // After Back or Forward, the browser restores the scroll position itself.
      heading.current?.focus({preventScroll: history.action === 'POP'});
    }
    shown.current = view;
  }, [history, view]);
  return heading;
}
