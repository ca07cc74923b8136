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

const send = (state: LoadState): void => {
  self.postMessage(state);
};

/** A response that is not one of the files fails here or when it is indexed. */
const readJson = async <Value>(address: string): Promise<Value> =>
  (await (await fetch(address)).json()) as Value;

async function load(folder: string): Promise<LoadState> {
  const {pages, texts} = await readJson<SearchManifest>(folder + MANIFEST);
  // Both files are requested at once, so that the texts arrive soon after the pages.
  const laterTexts = readJson<SearchFiles['texts']>(folder + texts);
  // Handled below; this prevents an `unhandledrejection` event until then.
  laterTexts.catch(() => undefined);
  engine = new SearchEngine(await readJson<SearchFiles['pages']>(folder + pages));
  send('ready');
  return laterTexts
    .then((all) => engine.addTexts(all))
    .then(
      () => 'complete',
      () => 'partial',
    );
}

/** A string is the absolute URL of the folder of the search files, with a final slash. */
self.addEventListener('message', ({data, ports}: MessageEvent<string | Question>) => {
  if (typeof data === 'string') {
    void load(data)
      .catch(() => 'failed' as const)
      .then(send);
  } else {
    ports[0]!.postMessage(engine.search(data.query, data.options));
  }
});
