/**
 * Moves the focus to an element that is not focusable by itself, so that the Tab key continues
 * from its beginning.
 */
export function focusStart(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    // Otherwise every later click into the element would move the focus to it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus(options);
}
