/**
 * Runs the scripts of a page after its first paint, so that a slow device shows the text first even
 * if the scripts are there at once. Runs in the head of every published page; `startScripts.ts`
 * lists the scripts as preloads.
 *
 * The function is inlined without compilation, so it is written in ES5 and has no dependencies.
 */
function start() {
  // A sixth of a second on most screens.
  var MAX_FRAMES = 10;

  function run() {
    var preloads = document.querySelectorAll('link[rel=preload][as=script]');
    for (var index = 0; index < preloads.length; index += 1) {
      var script = document.createElement('script');
      script.setAttribute('src', preloads[index].getAttribute('href'));
      // In the order of the page.
      script.async = false;
      document.head.appendChild(script);
    }
  }

  // Asks in each frame, for a limited number of them, whether the browser has painted: Firefox never
  // tells of it after a reload.
  function waitForPaint(frames) {
    window.requestAnimationFrame(function () {
      if (frames > 1 && window.performance.getEntriesByType('paint').length === 0) {
        waitForPaint(frames - 1);
      } else {
        window.setTimeout(run);
      }
    });
  }

  document.addEventListener('DOMContentLoaded', function () {
    // A page in the background has no frames.
    if (document.hidden) {
      run();
      return;
    }
    waitForPaint(MAX_FRAMES);
  });
}
