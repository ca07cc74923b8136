import {COPIED} from './copies';

/**
 * Removes the mark of a copy if the page on the host references the same runtime script, whose name
 * identifies the build.
 * @throws TypeError if the host is unreachable
 */
export async function compareCopy(): Promise<void> {
  const {documentElement: root} = document;
  const script = document.querySelector('script[src*="/runtime~main."]')?.getAttribute('src');
  if (script && root.hasAttribute(COPIED)) {
    const answer = await fetch(window.location.href, {cache: 'no-store'});
    // The 404 page references the script too.
    if (answer.ok && (await answer.text()).includes(script)) {
      root.removeAttribute(COPIED);
    }
  }
}
