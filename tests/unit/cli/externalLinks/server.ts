import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';
import type {RequestOptions} from '@site/src/cli/externalLinks/request';

/** Answers a request, or leaves it open. */
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Received = {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly userAgent: string;
};

/** Starts an HTTP server that both 127.0.0.1 and localhost reach, and stops it after the test. */
export async function startServer(handlers: Readonly<Record<string, Handler>>) {
  const received: Received[] = [];
  const open = new Map<string, number>();
  let mostAtOnce = 0;
  let mostOfOneHost = 0;
  const server = createServer((request, response) => {
    const {method = '', url: path = '', headers} = request;
    const {host = '', 'user-agent': userAgent = ''} = headers;
    received.push({method, path, host, userAgent});
    open.set(host, (open.get(host) ?? 0) + 1);
    response.on('close', () => open.set(host, open.get(host)! - 1));
    mostOfOneHost = Math.max(mostOfOneHost, open.get(host)!);
    mostAtOnce = Math.max(
      mostAtOnce,
      [...open.values()].reduce((sum, count) => sum + count, 0),
    );
    (handlers[path] ?? status(404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  return {
    at: (path: string, name: 'localhost' | '127.0.0.1' = '127.0.0.1') =>
      `http://${name}:${port}${path}`,
    received,
    most: () => ({atOnce: mostAtOnce, ofOneHost: mostOfOneHost}),
  };
}

export const status =
  (code: number): Handler =>
  (_, response) => {
    response.writeHead(code).end('text');
  };

export const redirect =
  (code: number, location: string): Handler =>
  (_, response) => {
    response.writeHead(code, {location}).end();
  };

/** Answers `HEAD` with the first handler and every other method with the second. */
export const byMethod =
  (head: Handler, other: Handler): Handler =>
  (request, response) => {
    (request.method === 'HEAD' ? head : other)(request, response);
  };

/** Never answers. */
export const silence: Handler = () => undefined;

/** Closes the connection. */
export const hangUp: Handler = (request) => {
  request.socket.destroy();
};

/** The options of the command, with shorter delays and with local hosts allowed. */
export const FAST: RequestOptions = {
  userAgent: 'Mozilla/5.0 (compatible; Test/1.0; +https://example.com/)',
  concurrency: 4,
  hostDelay: 1,
  timeout: 10_000,
  isPublic: () => Promise.resolve(true),
};
