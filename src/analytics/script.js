/**
 * Runs in the head of every page. Loads the gtag script, with anonymised IP addresses, unless the
 * browser sends Global Privacy Control or Do Not Track, in which case tracking is disabled. The
 * function is inlined without transpilation, so it is written for old browsers.
 * @param {{trackingId: string}} site the measurement ID
 */
function analytics(site) {
  window.dataLayer = [];
  if (window.navigator.globalPrivacyControl === true || window.navigator.doNotTrack === '1') {
    window['ga-disable-' + site.trackingId] = true;
    // src/analytics/client.ts calls this function on every page change.
    window.gtag = function () {};
    return;
  }
  window.gtag = function () {
    window.dataLayer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', site.trackingId, {anonymize_ip: true});
  var script = document.createElement('script');
  script.async = true;
  script.src = 'https://www.googletagmanager.com/gtag/js?id=' + site.trackingId;
  document.head.appendChild(script);
}
