/** The search worker: holds the index and answers queries off the main thread. */
import type {PagesFile, SearchAnswer, SearchManifest, TextsFile} from './documents';
import {SearchEngine, type SearchOptions} from './engine';
import {MANIFEST} from './fileNames';

/** Messages from the client to the worker. */
export type WorkerRequest =
  /** Loads the search files; `folder` is their absolute URL with a trailing slash. */
  {readonly type: 'load'; readonly folder: string} | ({readonly type: 'search'} & Question);

type Question = {
  readonly id: number;
  readonly query: string;
  readonly options: SearchOptions;
};

/** Messages from the worker to the client. */
export type WorkerResponse =
  /** Titles, headings, descriptions and keywords can be searched. */
  | {readonly type: 'ready'}
  /** The texts can be searched too. */
  | {readonly type: 'complete'}
  /** The texts could not be loaded; the rest can still be searched. */
  | {readonly type: 'partial'; readonly message: string}
  /** The manifest or the pages could not be loaded; nothing can be searched. */
  | {readonly type: 'failed'; readonly message: string}
  | {readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer};

let engine: Promise<SearchEngine> | undefined;

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
  const manifest = fetchJson<SearchManifest>(folder + MANIFEST);
  const fetchFile = async <Value>(kind: keyof SearchManifest): Promise<Value> =>
    fetchJson<Value>(folder + (await manifest)[kind]);
  // Both files are requested at once, so that the texts arrive soon after the pages.
  const texts = fetchFile<TextsFile>('texts');
  // Rejections are handled below; this prevents an `unhandledrejection` event until then.
  texts.catch(() => undefined);
  engine = fetchFile<PagesFile>('pages').then((pages) => new SearchEngine(pages));
  let loaded: SearchEngine;
  try {
    loaded = await engine;
  } catch (error) {
    send({type: 'failed', message: messageOf(error)});
    return;
  }
  send({type: 'ready'});
  try {
    await loaded.addTexts(await texts);
    send({type: 'complete'});
  } catch (error) {
    send({type: 'partial', message: messageOf(error)});
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Answers once there is an index. Sends nothing if it fails to load, which `load` reports. */
async function answer({id, query, options}: Question): Promise<void> {
  const loaded = await engine?.catch(() => undefined);
  if (loaded) {
    send({type: 'answer', id, answer: loaded.search(query, options)});
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void (data.type === 'load' ? load(data.folder) : answer(data));
});
