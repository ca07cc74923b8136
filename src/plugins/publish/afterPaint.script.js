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
  function run() {
    var preloads = document.querySelectorAll('link[rel=preload][as=script]');
    for (var i = 0; i < preloads.length; i += 1) {
      var script = document.createElement('script');
      script.src = preloads[i].getAttribute('href');
      // In the order of the page.
      script.async = false;
      document.head.appendChild(script);
    }
  }

  // The first frame draws the page; it is on screen when the browser reports a paint, which is one
  // or two frames later. Some browsers report none.
  var frames = 6;
  function wait() {
    frames -= 1;
    if (frames === 0 || window.performance.getEntriesByType('paint').length > 0) {
      run();
    } else {
      window.requestAnimationFrame(wait);
    }
  }

  document.addEventListener('DOMContentLoaded', function () {
    // A tab in the background has no frames.
    if (document.hidden) {
      run();
      return;
    }
    window.requestAnimationFrame(function () {
      window.requestAnimationFrame(wait);
    });
  });
}
