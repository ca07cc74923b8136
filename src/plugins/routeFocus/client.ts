/**
 * When the router changes the page, a browser neither moves the focus nor tells a screen reader,
 * as it does when a document is loaded. This does both.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import focusStart from '@site/src/components/focusStart';
import styles from './styles.module.css';

/** Screen readers tell only of changes in a region that they know already. */
const region = ExecutionEnvironment.canUseDOM ? addRegion() : undefined;

function addRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = styles.region!;
  document.body.append(element);
  return element;
}

const routeFocus: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    const target =
      document.getElementById(decodeURIComponent(location.hash.slice(1))) ??
      document.querySelector<HTMLElement>('main');
    // A page may have given the focus to a field of its own. Docusaurus has scrolled already.
    if (target && !target.contains(document.activeElement)) {
      focusStart(target, {preventScroll: true});
    }
    // The title follows the page by a frame.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        region!.textContent = document.title;
      });
    });
  },
};

export default routeFocus;
