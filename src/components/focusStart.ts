/**
 * Moves the focus to the beginning of an element that takes none by itself, so that the Tab key
 * goes on from there.
 */
export default function focusStart(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    // Else every later click into the element would move the focus to it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus(options);
}
