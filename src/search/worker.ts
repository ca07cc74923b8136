/** The search worker: holds the index and answers queries, off the page's main thread. */
import type {Context} from './contexts';
import type {PagesFile, SearchAnswer, SearchManifest, TextsFile} from './documents';
import {SearchEngine} from './engine';

export type WorkerRequest =
  /** Loads the files; `folder` is their address, with a slash at the end. */
  | {readonly type: 'load'; readonly folder: string}
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly context: Context | undefined;
      readonly limit: number;
    };

export type WorkerResponse =
  /** Titles, headings, descriptions and keywords can be searched. */
  | {readonly type: 'ready'}
  /** The texts can be searched too. */
  | {readonly type: 'complete'}
  | {readonly type: 'failed'; readonly message: string}
  | {readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer};

let engine: SearchEngine | undefined;

const send = (response: WorkerResponse): void => {
  self.postMessage(response);
};

async function fetchJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} was answered with status ${response.status}`);
  }
  return (await response.json()) as Value;
}

async function load(folder: string): Promise<void> {
  try {
    const manifest = await fetchJson<SearchManifest>(`${folder}manifest.json`);
    const texts = fetchJson<TextsFile>(folder + manifest.texts);
    // Its failure is dealt with below; until then it must not count as unhandled.
    texts.catch(() => undefined);
    engine = new SearchEngine(await fetchJson<PagesFile>(folder + manifest.pages));
    send({type: 'ready'});
    await engine.addTexts(await texts);
    send({type: 'complete'});
  } catch (error) {
    engine = undefined;
    send({type: 'failed', message: error instanceof Error ? error.message : String(error)});
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') {
    void load(data.folder);
  } else if (engine) {
    const {id, query, context, limit} = data;
    send({type: 'answer', id, answer: engine.search(query, {context, limit})});
  }
});
