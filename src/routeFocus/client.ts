/**
 * Moves the focus to the content and announces the title after a client-side navigation. For a new
 * document, browsers and screen readers do the equivalent themselves.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Added at start, as screen readers announce changes only in live regions that already exist. */
const region = ExecutionEnvironment.canUseDOM ? document.createElement('div') : undefined;
if (region) {
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  document.body.append(region);
}

/**
 * Marks the target of the address, as `:target` doesn't match after a client-side navigation, and
 * opens what it is folded in, or the folded section of which it is the heading.
 */
function reveal(target: HTMLElement | null): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  target?.setAttribute('data-target', '');
  if (target?.nextElementSibling?.matches('details')) {
    target.nextElementSibling.setAttribute('open', '');
  }
  let folded = target?.closest('details:not([open])');
  if (target && folded) {
    while (folded) {
      folded.setAttribute('open', '');
      folded = folded.parentElement?.closest('details:not([open])');
    }
    target.scrollIntoView();
  }
}

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

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const asked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  reveal(asked);
  if (!previousLocation || previousLocation.pathname === location.pathname) {
    return;
  }
  const target = asked ?? document.querySelector('main');
  // The page may have focused one of its fields. Docusaurus has already scrolled.
  if (target && !target.contains(document.activeElement)) {
    focusStart(target, {preventScroll: true});
  }
  // The title is updated one frame after the page.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      region!.textContent = document.title;
    }),
  );
};
