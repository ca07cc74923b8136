/** The search worker: holds the index and answers queries off the main thread. */
import {SearchEngine, type SearchOptions} from './engine';
import {MANIFEST, type SearchFiles, type SearchManifest} from './pages';

/** A message with a port to which the answer is sent. An exception is an `error` of the worker. */
export type Question = {readonly query: string; readonly options: SearchOptions};

/**
 * Messages from the worker about the search files:
 *
 * - `ready`: titles, headings, descriptions and keywords can be searched
 * - `complete`: the texts can be searched too
 * - `partial`: the texts could not be loaded
 * - `failed`: nothing can be searched
 */
export type LoadState = 'ready' | 'complete' | 'partial' | 'failed';

let engine: SearchEngine;

const send = (response: LoadState): void => {
  self.postMessage(response);
};

async function fetchJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} responded with status ${response.status}`);
  }
  return (await response.json()) as Value;
}

async function load(folder: string): Promise<void> {
  const {pages, texts} = await fetchJson<SearchManifest>(folder + MANIFEST);
  // Both files are requested at once, so that the texts arrive soon after the pages.
  const laterTexts = fetchJson<SearchFiles['texts']>(folder + texts);
  // Handled below; this prevents an `unhandledrejection` event until then.
  laterTexts.catch(() => undefined);
  engine = new SearchEngine(await fetchJson<SearchFiles['pages']>(folder + pages));
  send('ready');
  send(
    await laterTexts
      .then((all) => engine.addTexts(all))
      .then(
        () => 'complete',
        () => 'partial',
      ),
  );
}

/** A string is the absolute URL of the folder of the search files, with a final slash. */
self.addEventListener('message', ({data, ports}: MessageEvent<string | Question>) => {
  if (typeof data === 'string') {
    load(data).catch(() => {
      send('failed');
    });
  } else {
    ports[0]!.postMessage(engine.search(data.query, data.options));
  }
});
