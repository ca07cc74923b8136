/**
 * Whether a `pointerdown` or `focusin` event means that the reader has left an element. If a pressed
 * element is not focusable, the browser focuses its nearest focusable ancestor, which may be outside
 * `element`; a focus on an ancestor therefore does not count.
 */
export const hasLeft = (element: Element, {type, target}: Event): boolean =>
  !element.contains(target as Node) && !(type === 'focusin' && (target as Node).contains(element));
