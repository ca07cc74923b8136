/**
 * Recovers from scripts and styles that fail to load. Runs in the head of every published page,
 * outside the bundle, so that it works without the bundle. A deploy removes the scripts that open
 * or cached pages request; reloading the page once loads the new ones. If that does not help, a
 * message is shown; the text stays readable, and links load whole pages.
 *
 * The function is inlined without transpilation, so it is written for old browsers and has no
 * dependencies.
 * @param {{assets: string}} site path of the scripts and styles, with base URL
 */
function recovery(site) {
  var hasFailed = false;
  var isBusy = false;

  function isOurs(address) {
    return Boolean(address) && address.indexOf(window.location.origin + site.assets) === 0;
  }

  // After hydration, the router handles failures itself by reloading the requested page.
  function isRunning() {
    return document.documentElement.getAttribute('data-has-hydrated') === 'true';
  }

  // Limits automatic reloads to one without storing anything, as the browser knows how the document
  // was loaded. If it does not, not reloading is safer than a reload loop.
  function wasReloaded() {
    var entry = window.performance.getEntriesByType('navigation')[0];
    return !entry || entry.type === 'reload';
  }

  function tell() {
    isBusy = false;
    var message = document.getElementById('recovery-message');
    if (!message) {
      document.addEventListener('DOMContentLoaded', tell);
      return;
    }
    message.querySelector('button').onclick = reload;
    message.hidden = false;
  }

  // If the host is unreachable, a reload would replace the text with an error page of the browser,
  // so the host is checked first. A service worker always responds.
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
      // Some hosts respond with an HTML page for a missing script.
      if (event.error instanceof SyntaxError && isOurs(event.filename)) {
        recover();
      }
    } else if (
      isOurs(source.tagName === 'SCRIPT' ? source.src : source.rel === 'stylesheet' && source.href)
    ) {
      recover();
    }
  }

  // Load errors do not bubble, so they are captured.
  window.addEventListener('error', onError, true);

  window.addEventListener('unhandledrejection', function (event) {
    if (event.reason && event.reason.name === 'ChunkLoadError') {
      recover();
    }
  });

  // Checks the host before a reload by the router as well. Browsers without the Navigation API skip
  // the check.
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
