import type {SearchAnswer} from './documents';
import type {SearchOptions} from './engine';
import type {WorkerRequest, WorkerResponse} from './worker';

/** What can be searched. `message` is the error message of what failed to load. */
export type SearchState =
  /** Searches wait for the index. */
  | {readonly phase: 'loading'}
  /** Titles, headings, descriptions and keywords can be searched; texts are still loading. */
  | {readonly phase: 'ready'}
  /** Everything can be searched. */
  | {readonly phase: 'complete'}
  /** Titles, headings, descriptions and keywords can be searched; the texts could not be loaded. */
  | {readonly phase: 'partial'; readonly message: string}
  | {readonly phase: 'failed'; readonly message: string};

/**
 * Client of the search worker. The constructor starts the worker and the loading of the search
 * files; one client serves the whole visit.
 */
export class SearchClient {
  private state: SearchState = {phase: 'loading'};
  private worker: Worker | undefined;
  private nextId = 1;
  private readonly waiting = new Map<number, (answer: SearchAnswer) => void>();
  private readonly listeners = new Set<() => void>();

  /** @param folder URL of the search files, absolute or relative to the page, with a final slash */
  constructor(private readonly folder: string) {
    this.load();
  }

  /** Starts a new worker, after a failure too. Promises of pending searches never settle. */
  load(): void {
    this.worker?.terminate();
    this.waiting.clear();
    this.setState({phase: 'loading'});
    const worker = new Worker(
      /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
    );
    worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
      this.receive(data);
    });
    worker.addEventListener('error', ({message}) => {
      this.setState({phase: 'failed', message});
    });
    this.worker = worker;
    this.send({type: 'load', folder: new URL(this.folder, window.location.href).href});
  }

  /** Resolves once the index can be searched, and never if it fails to load. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({type: 'search', id, query, options});
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): SearchState => this.state;

  private send(request: WorkerRequest): void {
    this.worker?.postMessage(request);
  }

  private receive(response: WorkerResponse): void {
    switch (response.type) {
      case 'answer':
        this.waiting.get(response.id)?.(response.answer);
        this.waiting.delete(response.id);
        break;
      case 'partial':
      case 'failed':
        this.setState({phase: response.type, message: response.message});
        break;
      default:
        this.setState({phase: response.type});
    }
  }

  private setState(state: SearchState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}
