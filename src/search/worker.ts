import {SearchEngine, type SearchOptions} from './engine';
import {MANIFEST, type SearchFiles, type SearchManifest} from './pages';

/** A message with a port to which the answer is sent. An exception is an `error` of the worker. */
export type Question = {readonly query: string; readonly options: SearchOptions};

/** All but the texts can be searched yet; everything; all but the texts, which failed; nothing. */
export type LoadState = 'ready' | 'complete' | 'partial' | 'failed';

let engine: SearchEngine;

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
  self.postMessage('ready' satisfies LoadState);
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
      .then((state) => {
        self.postMessage(state);
      });
  } else {
    ports[0]!.postMessage(engine.search(data.query, data.options));
  }
});
