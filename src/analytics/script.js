/**
 * Runs in the head of every page behind the configuration of gtag, which by itself sends
 * nothing: loads the script that does, unless the reader's browser says that its reader
 * does not want to be counted. It is inlined as it stands, like the script of the boot plugin.
 * @param {{trackingIds: string[], scriptUrl: string}} gtag
 */
function analytics(gtag) {
  if (window.navigator.globalPrivacyControl === true || window.navigator.doNotTrack === '1') {
    for (var i = 0; i < gtag.trackingIds.length; i += 1) {
      window['ga-disable-' + gtag.trackingIds[i]] = true;
    }
    window.dataLayer = [];
    // The client module of the official plugin calls this whenever the page changes.
    window.gtag = function () {};
    return;
  }
  var script = document.createElement('script');
  script.async = true;
  script.src = gtag.scriptUrl;
  document.head.appendChild(script);
}
