/** The search worker: holds the index and answers queries off the main thread. */
import {
  MANIFEST,
  type PagesFile,
  type SearchAnswer,
  type SearchManifest,
  type TextsFile,
} from './documents';
import {SearchEngine, type SearchOptions} from './engine';

/** Messages to the worker. */
export type WorkerRequest =
  /** Loads the search files from this absolute URL of their folder, with a final slash. */
  | string
  /** Searches, once the worker is `ready`. An exception becomes an `error` event of the worker. */
  | {readonly id: number; readonly query: string; readonly options: SearchOptions};

/** Messages from the worker: what can be searched, and answers by the `id` of their request. */
export type WorkerResponse = LoadState | {readonly id: number; readonly answer: SearchAnswer};

/**
 * - `ready`: titles, headings, descriptions and keywords can be searched
 * - `complete`: the texts can be searched too
 * - `partial`: the texts could not be loaded
 * - `failed`: nothing can be searched
 */
export type LoadState = 'ready' | 'complete' | 'partial' | 'failed';

let engine: SearchEngine;

const send = (response: WorkerResponse): void => {
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
  const laterTexts = fetchJson<TextsFile>(folder + texts);
  // Rejections are handled below; this prevents an `unhandledrejection` event until then.
  laterTexts.catch(() => undefined);
  engine = new SearchEngine(await fetchJson<PagesFile>(folder + pages));
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

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (typeof data === 'string') {
    load(data).catch(() => {
      send('failed');
    });
  } else {
    send({id: data.id, answer: engine.search(data.query, data.options)});
  }
});
