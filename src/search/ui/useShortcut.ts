import {useEffect} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Calls `focus` on Ctrl+K or Cmd+K while `isEnabled` is true.
 * @param focus must be stable, such as from `useCallback`
 */
export function useShortcut(focus: () => void, isEnabled: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {ctrlKey, metaKey, altKey, shiftKey} = event;
      if (event.key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
        event.preventDefault();
        focus();
      }
    };
    if (isEnabled) {
      document.addEventListener('keydown', onKeyDown);
    }
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
