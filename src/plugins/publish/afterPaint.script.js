/**
 * Runs the scripts of a published page, which `scriptsAfterPaint.ts` has made preloads, once the
 * page is on screen. As deferred scripts they could run before it is drawn for the first time, if
 * they are cached or the network is fast, and the reader would wait for the hydration to see
 * anything.
 *
 * The function is inlined in the head without compilation, so it is written in ES5 and has no
 * dependencies.
 */
function afterPaint() {
  var frames = 0;

  function run() {
    document.querySelectorAll('link[rel=preload][as=script]').forEach(function (preload) {
      var script = document.createElement('script');
      script.src = preload.getAttribute('href');
      // In the order of the page.
      script.async = false;
      document.head.appendChild(script);
    });
  }

  // The first frame draws the page. It is on screen when the browser reports a paint, in one of the
  // next frames; some browsers report none. A tab in the background has no frames.
  function wait() {
    if (
      document.hidden ||
      frames > 6 ||
      (frames > 1 && performance.getEntriesByType('paint').length > 0)
    ) {
      run();
    } else {
      frames += 1;
      requestAnimationFrame(wait);
    }
  }

  document.addEventListener('DOMContentLoaded', wait);
}
