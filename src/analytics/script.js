/**
 * Runs in the head of every page after the inline configuration of gtag, which sends nothing by
 * itself. Loads the gtag script unless the browser sends Global Privacy Control or Do Not Track, in
 * which case tracking is disabled. The function is inlined without transpilation, so it is written
 * for old browsers.
 * @param {{trackingIds: string[], scriptUrl: string}} gtag measurement IDs and URL of the script
 */
function analytics(gtag) {
  if (window.navigator.globalPrivacyControl === true || window.navigator.doNotTrack === '1') {
    for (var i = 0; i < gtag.trackingIds.length; i += 1) {
      window['ga-disable-' + gtag.trackingIds[i]] = true;
    }
    window.dataLayer = [];
    // The client module of the gtag plugin calls this function on every page change.
    window.gtag = function () {};
    return;
  }
  var script = document.createElement('script');
  script.async = true;
  script.src = gtag.scriptUrl;
  document.head.appendChild(script);
}
