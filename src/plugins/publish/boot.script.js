/**
 * Runs in the head of every page, before anything is drawn and before the bundle. It is
 * inlined as it stands, so it is written for old browsers and depends on nothing.
 * @param {{announcementId: string, storageNamespace: string, japanese: string}} site
 */
function boot(site) {
  var isNotFound = document.documentElement.classList.contains('not-found-page');

  // To hosts, a path that ends in .html is the same page as the path without, and slashes in a
  // row are one. The router knows only the plain path, and would draw the page a second time
  // below the one the host has sent. The origin keeps a path that reads like another host, such
  // as //example.org/x.html, on this one.
  var location = window.location;
  var path = location.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '');
  if (path !== location.pathname) {
    var target = location.origin + path + location.search + location.hash;
    if (isNotFound) {
      location.replace(target);
    } else {
      window.history.replaceState(window.history.state, '', target);
    }
  }

  // A host has one page for what it does not find, in English; it shows its Japanese part first
  // below the Japanese home page.
  if (isNotFound && path.indexOf(site.japanese) === 0) {
    document.documentElement.setAttribute('data-path-locale', 'ja');
  }

  // The theme hides the announcement of a reader who has closed one, without looking
  // whether it is the same; a new one would only show from the second page on.
  try {
    var suffix = '-' + site.storageNamespace;
    if (
      window.localStorage.getItem('docusaurus.announcement.id' + suffix) !== site.announcementId
    ) {
      window.localStorage.removeItem('docusaurus.announcement.dismiss' + suffix);
    }
  } catch (error) {
    // Without storage there is no dismissal to forget.
  }
}
