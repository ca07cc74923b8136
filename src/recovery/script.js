/**
 * Runs in the head of every published page, outside of the bundle, so that it is there when
 * the bundle is not. A deploy takes away the scripts that an open or a cached page asks for;
 * reloading the page once brings the new ones. Where that does not help, the reader is told:
 * what the host has sent stays readable, and its links load whole pages.
 *
 * It is inlined as it stands, so it is written for old browsers and depends on nothing.
 * @param {{assets: string, message: string}} site path of the scripts and styles, and id of the element that holds the message
 */
function recovery(site) {
  var hasFailed = false;
  var isBusy = false;

  function isOurs(address) {
    return Boolean(address) && address.indexOf(window.location.origin + site.assets) === 0;
  }

  // Once the router runs, it deals with failures itself: it reloads the page that the reader has
  // asked for. Only before that is it up to this script.
  function isRunning() {
    return document.documentElement.getAttribute('data-has-hydrated') === 'true';
  }

  // To try only once takes no storage: the browser knows how this document was loaded. Where it
  // cannot tell, no attempt is better than an endless series of them.
  function wasReloaded() {
    var entry = window.performance.getEntriesByType('navigation')[0];
    return !entry || entry.type === 'reload';
  }

  function tell() {
    isBusy = false;
    var message = document.getElementById(site.message);
    if (!message) {
      document.addEventListener('DOMContentLoaded', tell);
      return;
    }
    message.querySelector('button').onclick = reload;
    message.hidden = false;
  }

  // Without an answer from the host the reader would lose the text to a page of the browser.
  // The service worker, where there is one, always has an answer.
  function reload() {
    if (isBusy) {
      return;
    }
    isBusy = true;
    var worker = window.navigator.serviceWorker;
    if ((worker && worker.controller) || !window.fetch) {
      window.location.reload();
      return;
    }
    window.fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(function (answer) {
      if (answer.status < 500) {
        window.location.reload();
      } else {
        tell();
      }
    }, tell);
  }

  function recover() {
    hasFailed = true;
    if (isRunning()) {
      return;
    }
    if (wasReloaded()) {
      tell();
    } else {
      reload();
    }
  }

  function onError(event) {
    var source = event.target;
    if (source === window) {
      // Some hosts answer with a page of HTML for a script that is gone.
      if (event.error instanceof SyntaxError && isOurs(event.filename)) {
        recover();
      }
    } else if (source.tagName === 'SCRIPT' ? isOurs(source.src) : isStyles(source)) {
      recover();
    }
  }

  function isStyles(element) {
    return element.tagName === 'LINK' && element.rel === 'stylesheet' && isOurs(element.href);
  }

  // Failures to load do not bubble.
  window.addEventListener('error', onError, true);

  window.addEventListener('unhandledrejection', function (event) {
    if (event.reason && event.reason.name === 'ChunkLoadError') {
      recover();
    }
  });

  // When the router reloads the page, this checks first whether that can succeed. Browsers
  // without this interface go without the check.
  if (window.navigation) {
    window.navigation.addEventListener('navigate', function (event) {
      var isOfRouter = event.navigationType === 'reload' && !event.userInitiated;
      if (hasFailed && isOfRouter && !isBusy && event.cancelable) {
        event.preventDefault();
        reload();
      }
    });
  }
}
