/**
 * Runs the scripts of a page after its first frame, so that a slow device shows the text first even
 * if the scripts are there at once. Runs in the head of every published page; `startScripts.ts`
 * lists the scripts as preloads.
 *
 * The function is inlined without compilation, so it is written in ES5 and has no dependencies.
 */
function start() {
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

  document.addEventListener('DOMContentLoaded', function () {
    // A page in the background has no frames.
    if (document.hidden) {
      run();
      return;
    }
    // Not when the browser tells of the first paint: Firefox does not tell after a reload. The
    // second frame begins when the first is done.
    window.requestAnimationFrame(function () {
      window.requestAnimationFrame(function () {
        window.setTimeout(run);
      });
    });
  });
}
