/**
 * Focuses an element that need not be focusable, so that Tab continues from its start. A temporary
 * `tabindex` is removed on blur.
 */
export function focusStart(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    // Otherwise, every later click inside the element would focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus(options);
}
