import {useEffect} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Ctrl+K, or Cmd+K on Apple's keyboards, calls `focus`, where that is enabled. */
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

/** The shortcut as the reader's own keyboard has it; empty in the static page, which cannot know. */
export function useShortcutHint(): readonly string[] {
  if (!useIsBrowser()) {
    return [];
  }
  return /mac|iphone|ipad/i.test(navigator.platform) ? ['⌘', 'K'] : ['Ctrl', 'K'];
}
