/**
 * When a document is loaded, the browser resets the focus and screen readers announce the title.
 * When the router shows a new page, neither happens by itself; this module does both.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {focusStart} from './focusStart';
import styles from '../css/hidden.module.css';

/** Screen readers announce changes only in a region that was there before. */
const region = ExecutionEnvironment.canUseDOM ? addRegion() : undefined;

function addRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = styles.hidden!;
  document.body.append(element);
  return element;
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) {
    return;
  }
  const target =
    document.getElementById(decodeURIComponent(location.hash.slice(1))) ??
    document.querySelector<HTMLElement>('main');
  // The page may have moved the focus to one of its fields. Docusaurus has already scrolled.
  if (target && !target.contains(document.activeElement)) {
    focusStart(target, {preventScroll: true});
  }
  // The title changes a frame after the page.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      region!.textContent = document.title;
    });
  });
};
