import {useEffect} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Calls `focus` on Ctrl+K or Cmd+K while `isEnabled` is true.
 * @param focus must be stable, such as from `useCallback`
 */
export function useShortcut(focus: () => void, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey
      ) {
        event.preventDefault();
        focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [focus, isEnabled]);
}

/** The keys of the shortcut on this platform; empty before hydration, when it is unknown. */
export function useShortcutHint(): readonly string[] {
  if (!useIsBrowser()) {
    return [];
  }
  return /mac|iphone|ipad/i.test(navigator.platform) ? ['⌘', 'K'] : ['Ctrl', 'K'];
}
