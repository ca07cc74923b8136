/**
 * Whether a press or a change of the focus tells that the reader has left an element. Where what
 * the mouse presses takes no focus, the browser gives it to the next thing around that does:
 * a press within the element can so put the focus around it, and has not left it.
 */
export const hasLeft = (element: Element, {type, target}: Event): boolean =>
  !element.contains(target as Node) && !(type === 'focusin' && (target as Node).contains(element));
