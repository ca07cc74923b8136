/** What pages ask of the worker. */
import {fileKind, isPage, type Territory} from './addresses';

/**
 * The reader sees this page. A port that comes along hears when the host does not answer.
 */
export type ReadMessage = {
  readonly type: 'read';
  readonly page: string;
  /** Whether the page came as a document, not by the router; its HTML is in the HTTP cache then. */
  readonly isDocument: boolean;
  /** Files that the page has loaded, some of them perhaps before there was a worker. */
  readonly files: readonly string[];
};

/** The reader is likely to stay: keep the lists and the search as well. */
type KeepListsMessage = {readonly type: 'keep-lists'};

export type Message = ReadMessage | KeepListsMessage;

/**
 * Reads a message, of which nothing is certain: an older page may have sent it.
 * @returns it, with those of its files that are to be kept; `undefined` if it is of no use
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
