/**
 * Runs the scripts of a page after its first paint, so that a slow device shows the text first even
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
    var Observer = window.PerformanceObserver;
    var entryTypes = (Observer && Observer.supportedEntryTypes) || [];
    // A page in the background is not painted, and an old browser does not tell when it paints.
    if (document.hidden || entryTypes.indexOf('paint') < 0) {
      run();
      return;
    }
    new Observer(function (entries, observer) {
      observer.disconnect();
      run();
    }).observe({type: 'paint', buffered: true});
  });
}
