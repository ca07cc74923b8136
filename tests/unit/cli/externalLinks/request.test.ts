import {describe, expect, it} from 'vitest';
import {requestAll} from '@site/src/cli/externalLinks/request';
import {byMethod, FAST, hangUp, redirect, silence, startServer, status} from './server';

/** Requests the path `/a` of a new server. */
async function answerOf(handlers: Parameters<typeof startServer>[0], options = FAST) {
  const server = await startServer(handlers);
  const answers = await requestAll([server.at('/a')], options);
  return {answer: answers.get(server.at('/a')), ...server};
}

/** A short timeout, in milliseconds, for a request that is repeated after it. */
const IMPATIENT = {...FAST, timeout: 1000};

/** A timeout for requests that must exceed it, however slow the machine is. */
const HASTY = {...FAST, timeout: 100};

describe('a request', () => {
  it.each([
    [200, 'ok'],
    [204, 'ok'],
    [401, 'unknown'],
    [403, 'unknown'],
    [429, 'unknown'],
    [404, 'failed'],
    [410, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('with status %i is %s', async (code, outcome) => {
    const {answer} = await answerOf({'/a': status(code)});
    expect(answer).toEqual({outcome, detail: String(code)});
  });

  it('uses HEAD and sends a user agent', async () => {
    const {received} = await answerOf({'/a': status(200)});
    expect(received).toMatchObject([{method: 'HEAD', path: '/a', userAgent: FAST.userAgent}]);
  });

  it.each([
    ['rejects HEAD', status(405), FAST],
    ['answers HEAD with status 404', status(404), FAST],
    ['does not answer HEAD', silence, IMPATIENT],
    ['closes the connection on HEAD', hangUp, FAST],
  ])('is repeated with GET if the host %s', async (_, head, options) => {
    const {answer, received} = await answerOf({'/a': byMethod(head, status(200))}, options);
    expect(answer).toEqual({outcome: 'ok', detail: '200'});
    expect(received.map(({method}) => method)).toEqual(['HEAD', 'GET']);
  });

  it('fails if there is no answer in time', async () => {
    const {answer} = await answerOf({'/a': silence}, HASTY);
    expect(answer).toEqual({outcome: 'failed', detail: 'timeout'});
  });

  it('includes redirects in its timeout', async () => {
    const {answer} = await answerOf({'/a': redirect(302, '/b'), '/b': silence}, HASTY);
    expect(answer).toEqual({outcome: 'failed', detail: 'timeout'});
  });

  it('includes the lookup of the host in its timeout', async () => {
    const isPublic = () => new Promise<boolean>(() => undefined);
    const [answer] = (await requestAll(['http://a.example/'], {...HASTY, isPublic})).values();
    expect(answer).toEqual({outcome: 'failed', detail: 'timeout'});
  });

  it('fails if the host is unknown', async () => {
    const isPublic = () => Promise.reject(Object.assign(new Error('no a.b'), {code: 'ENOTFOUND'}));
    const [answer] = (await requestAll(['http://a.example/'], {...FAST, isPublic})).values();
    expect(answer).toEqual({outcome: 'failed', detail: 'ENOTFOUND'});
  });

  it('fails if the host closes the connection', async () => {
    const {answer} = await answerOf({'/a': hangUp});
    expect(answer?.outcome).toBe('failed');
    expect(answer?.detail).toMatch(/^(UND_ERR_SOCKET|ECONNRESET)$/);
  });

  it('fails if the connection is refused', async () => {
    const [answer] = (await requestAll(['http://127.0.0.1:1/'], FAST)).values();
    expect(answer).toEqual({outcome: 'failed', detail: 'no answer'});
  });
});

describe('a redirect', () => {
  it.each([301, 308])('with status %i counts as moved', async (code) => {
    const {answer, at} = await answerOf({'/a': redirect(code, '/b'), '/b': status(200)});
    expect(answer).toEqual({outcome: 'ok', detail: '200', movedTo: at('/b')});
  });

  it.each([302, 303, 307])('with status %i is followed', async (code) => {
    const {answer} = await answerOf({'/a': redirect(code, '/b'), '/b': status(200)});
    expect(answer).toEqual({outcome: 'ok', detail: '200'});
  });

  it('that is redirected again has its final URL', async () => {
    const {answer, at} = await answerOf({
      '/a': redirect(301, '/b'),
      '/b': redirect(308, '/c'),
      '/c': status(200),
    });
    expect(answer?.movedTo).toBe(at('/c'));
  });

  it('counts as moved up to the first temporary redirect', async () => {
    const {answer, at} = await answerOf({
      '/a': redirect(301, '/b'),
      '/b': redirect(302, '/login'),
      '/login': redirect(301, '/c'),
      '/c': status(200),
    });
    expect(answer?.movedTo).toBe(at('/b'));
  });

  it('to a missing page fails and does not count as moved', async () => {
    const {answer} = await answerOf({'/a': redirect(301, '/b')});
    expect(answer).toEqual({outcome: 'failed', detail: '404'});
  });

  it.each([
    ['to a data URL', 'data:text/html,there', 'not an HTTP URL'],
    ['to a file', 'file:///etc/passwd', 'not an HTTP URL'],
    ['to a URL that disguises its host', 'https://a.example@b.example/', 'user name in the URL'],
    [
      'to a URL that contains Markdown',
      'https://u:p@x/![](https://evil.example/t.png)[a](https://evil.example)@octocat',
      'user name in the URL',
    ],
    ['to an invalid URL', 'https://', 'ERR_INVALID_URL'],
  ])('%s fails with a message of our own', async (_, location, detail) => {
    const {answer} = await answerOf({'/a': redirect(301, location)});
    expect(answer).toEqual({outcome: 'failed', detail});
  });

  it('to a private host is not followed', async () => {
    const server = await startServer({'/b': status(200)});
    const before = await startServer({'/a': redirect(301, server.at('/b'))});
    const url = before.at('/a', 'localhost');
    const isPublic = (host: string) => Promise.resolve(host === 'localhost');
    const answers = await requestAll([url], {...FAST, isPublic});
    expect(answers.get(url)).toEqual({outcome: 'failed', detail: 'not a public host'});
    expect(server.received).toEqual([]);
  });

  it('in a loop has an unknown outcome', async () => {
    const {answer, received} = await answerOf({
      '/a': redirect(302, '/b'),
      '/b': redirect(302, '/a'),
    });
    expect(answer).toEqual({outcome: 'unknown', detail: 'more than 10 redirects'});
    expect(received.length).toBeLessThanOrEqual(22);
  });
});

describe('many requests', () => {
  it('go to several hosts concurrently, but never to the same host', async () => {
    const slow = (_: unknown, response: Parameters<ReturnType<typeof status>>[1]) => {
      setTimeout(() => response.writeHead(200).end(), 30);
    };
    const paths = Array.from({length: 6}, (_, index) => `/${index}`);
    const server = await startServer(Object.fromEntries(paths.map((path) => [path, slow])));
    const urls = paths.flatMap((path) => [server.at(path), server.at(path, 'localhost')]);
    const answers = await requestAll(urls, FAST);
    expect([...answers.values()].every(({outcome}) => outcome === 'ok')).toBe(true);
    expect(answers.size).toBe(12);
    expect(server.most()).toEqual({atOnce: 2, ofOneHost: 1});
  });

  it('respect the concurrency limit', async () => {
    const server = await startServer({'/a': status(200)});
    await requestAll([server.at('/a'), server.at('/a', 'localhost')], {...FAST, concurrency: 1});
    expect(server.most().atOnce).toBe(1);
  });
});
