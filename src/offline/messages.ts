/** Messages from pages to the worker. */
import {fileKind, isPage, type Territory} from './addresses';

/**
 * The reader has opened a page, which the worker caches. A port sent with the message is notified
 * if the host does not respond.
 */
export type ReadMessage = {
  readonly type: 'read';
  /** Absolute URL of the page. */
  readonly page: string;
  /** Whether the page was loaded as a document, so that its HTML is in the HTTP cache. */
  readonly isDocument: boolean;
  /** Absolute URLs of the files that the page has loaded, perhaps before the worker was active. */
  readonly files: readonly string[];
};

/** The reader is likely to stay, so the worker should also cache the lists and the search index. */
type KeepListsMessage = {readonly type: 'keep-lists'};

/** Any message that a page sends to the worker. */
export type Message = ReadMessage | KeepListsMessage;

/**
 * Validates a message, which may come from a page of an older build.
 * @returns the message with only those files that are cached; `undefined` if it is invalid
 */
export function parseMessage(data: unknown, territory: Territory): Message | undefined {
  const {type, page, isDocument, files} = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (type === 'keep-lists') {
    return {type};
  }
  const url = parseAddress(page);
  if (type !== 'read' || !url || !isPage(url, territory) || !Array.isArray(files)) {
    return undefined;
  }
  return {
    type,
    page: url.href,
    isDocument: isDocument === true,
    files: files
      .map(parseAddress)
      .filter((file) => file && fileKind(file, territory.scope))
      .map((file) => file!.href),
  };
}

function parseAddress(value: unknown): URL | undefined {
  try {
    return typeof value === 'string' ? new URL(value) : undefined;
  } catch {
    return undefined;
  }
}
