import type {Context} from './contexts';
import type {SearchAnswer} from './documents';
import type {WorkerRequest, WorkerResponse} from './worker';

export type SearchState =
  /** Nothing can be searched yet. */
  | {readonly phase: 'loading'}
  /** Titles, headings, descriptions and keywords can be searched; the texts are on their way. */
  | {readonly phase: 'ready'}
  /** Everything can be searched. */
  | {readonly phase: 'complete'}
  /** Titles, headings, descriptions and keywords can be searched; the texts could not be loaded. */
  | {readonly phase: 'partial'; readonly message: string}
  | {readonly phase: 'failed'; readonly message: string};

/**
 * The page's side of the search worker. One client serves the whole visit; its files are
 * loaded when it is made.
 */
export class SearchClient {
  private state: SearchState = {phase: 'loading'};
  private worker: Worker | undefined;
  private nextId = 1;
  private readonly waiting = new Map<number, (answer: SearchAnswer) => void>();
  private readonly listeners = new Set<() => void>();

  /** @param folder address of the search files, with a slash at the end */
  constructor(private readonly folder: string) {
    this.load();
  }

  /** Starts over, after a failure. */
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

  /** Answers once the index can be searched; never, when it fails to load. */
  search(query: string, context: Context | undefined, limit: number): Promise<SearchAnswer> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({type: 'search', id, query, context, limit});
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
