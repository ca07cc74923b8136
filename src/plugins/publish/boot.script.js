/**
 * Runs in the head of every page, before the first paint and before the bundle. It is inlined
 * without compilation, so it is written in ES5 and has no dependencies.
 * @param {{announcementId: string, storageNamespace: string, japanese: string}} site `japanese` is
 *   the base URL of the Japanese site
 */
function boot(site) {
  var isNotFound = document.documentElement.classList.contains('not-found-page');

  // Hosts serve the same page with and without .html, and treat consecutive slashes as one. The
  // router knows only the plain path; on any other, it would render its own page below the one that
  // the host sent. The origin is prepended so that a path such as //example.org/x.html cannot lead
  // to another host.
  var location = window.location;
  var path = location.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '');
  // Anybody can link to a hash that is no percent-encoding, at which the router would throw.
  function dropWrongHash() {
    try {
      decodeURIComponent(window.location.hash);
    } catch (error) {
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    }
  }
  dropWrongHash();
  // Before the router, which listens later.
  window.addEventListener('popstate', dropWrongHash);

  // What the address asks for opens before the browser scrolls there, so that nothing moves then.
  document.addEventListener('readystatechange', function () {
    var asked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (asked && asked.nextElementSibling) {
      asked.nextElementSibling.open = true;
    }
    for (; asked; asked = asked.parentElement) {
      asked.open = true;
    }
  });

  // Docusaurus copies these parameters to attributes of the document, by which the page knows its
  // own state. A link must not set them.
  var search = location.search.replace(/docusaurus-data-[^&]*&?/g, '').replace(/[?&]$/, '');
  if (path !== location.pathname || search !== location.search) {
    var target = location.origin + path + search + location.hash;
    if (isNotFound) {
      location.replace(target);
    } else {
      window.history.replaceState(window.history.state, '', target);
    }
  }

  // There is only one 404 page, in both languages. Below the Japanese base URL, it shows the
  // Japanese part first.
  if (isNotFound && path.indexOf(site.japanese) === 0) {
    document.documentElement.setAttribute('data-path-locale', 'ja');
  }

  try {
    // What an address asks for, or the reader has told earlier, replaces the static page only once
    // the scripts run. Pages that differ by it hide until then, so that nothing moves.
    var suffix = '-' + site.storageNamespace;
    if (location.search || window.localStorage.getItem('reader' + suffix)) {
      document.documentElement.setAttribute('data-asked', '');
    }

    // If a reader has dismissed an announcement, the theme hides the bar before the first paint
    // without comparing ids, so a new announcement would show only from the second page on.
    if (
      window.localStorage.getItem('docusaurus.announcement.id' + suffix) !== site.announcementId
    ) {
      window.localStorage.removeItem('docusaurus.announcement.dismiss' + suffix);
    }
  } catch (error) {
    // Without storage, the reader has told and dismissed nothing.
  }
}
