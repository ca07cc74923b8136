import {describe, expect, it} from 'vitest';
import {requestAll} from '@site/src/cli/externalLinks/request';
import {byMethod, FAST, hangUp, redirect, silence, startServer, status} from './server';

/** The answer of the path `/a` of a server. */
async function answerOf(handlers: Parameters<typeof startServer>[0], options = FAST) {
  const server = await startServer(handlers);
  const answers = await requestAll([server.at('/a')], options);
  return {answer: answers.get(server.at('/a')), ...server};
}

/** For hosts that never answer. */
const IMPATIENT = {...FAST, timeout: 1000};

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
  ])('with the answer %i is %s', async (code, outcome) => {
    const {answer} = await answerOf({'/a': status(code)});
    expect(answer).toEqual({outcome, detail: String(code)});
  });

  it('asks for no more than the head when that is there, and says who asks', async () => {
    const {received} = await answerOf({'/a': status(200)});
    expect(received).toMatchObject([{method: 'HEAD', path: '/a', userAgent: FAST.userAgent}]);
  });

  it.each([
    ['refuses it', status(405), FAST],
    ['does not know it', status(404), FAST],
    ['does not answer it', silence, IMPATIENT],
    ['hangs up on it', hangUp, FAST],
  ])('asks for the page when the host %s', async (_, head, options) => {
    const {answer, received} = await answerOf({'/a': byMethod(head, status(200))}, options);
    expect(answer).toEqual({outcome: 'ok', detail: '200'});
    expect(received.map(({method}) => method)).toEqual(['HEAD', 'GET']);
  });

  it('fails without an answer in time', async () => {
    const {answer} = await answerOf({'/a': silence}, IMPATIENT);
    expect(answer).toEqual({outcome: 'failed', detail: 'timeout'});
  });

  it('gives the whole way of redirects the time of one request', async () => {
    const {answer} = await answerOf({'/a': redirect(302, '/b'), '/b': silence}, IMPATIENT);
    expect(answer).toEqual({outcome: 'failed', detail: 'timeout'});
  });

  it('gives the looking up of the host no more time than the whole', async () => {
    const isPublic = () => new Promise<boolean>(() => undefined);
    const [answer] = (await requestAll(['http://a.example/'], {...IMPATIENT, isPublic})).values();
    expect(answer).toEqual({outcome: 'failed', detail: 'timeout'});
  });

  it('fails when the host is not known', async () => {
    const isPublic = () => Promise.reject(Object.assign(new Error('no a.b'), {code: 'ENOTFOUND'}));
    const [answer] = (await requestAll(['http://a.example/'], {...FAST, isPublic})).values();
    expect(answer).toEqual({outcome: 'failed', detail: 'ENOTFOUND'});
  });

  it('fails when the host hangs up', async () => {
    const {answer} = await answerOf({'/a': hangUp});
    expect(answer?.outcome).toBe('failed');
    expect(answer?.detail).toMatch(/^(UND_ERR_SOCKET|ECONNRESET)$/);
  });

  it('fails when nobody listens', async () => {
    const [answer] = (await requestAll(['http://127.0.0.1:1/'], FAST)).values();
    expect(answer).toEqual({outcome: 'failed', detail: 'no answer'});
  });
});

describe('a redirect', () => {
  it.each([301, 308])('by %i is noted as a move', async (code) => {
    const {answer, at} = await answerOf({'/a': redirect(code, '/b'), '/b': status(200)});
    expect(answer).toEqual({outcome: 'ok', detail: '200', movedTo: at('/b')});
  });

  it.each([302, 303, 307])('by %i is only followed', async (code) => {
    const {answer} = await answerOf({'/a': redirect(code, '/b'), '/b': status(200)});
    expect(answer).toEqual({outcome: 'ok', detail: '200'});
  });

  it('that moves on is noted with its last address', async () => {
    const {answer, at} = await answerOf({
      '/a': redirect(301, '/b'),
      '/b': redirect(308, '/c'),
      '/c': status(200),
    });
    expect(answer?.movedTo).toBe(at('/c'));
  });

  it('is noted only as far as it is for good', async () => {
    const {answer, at} = await answerOf({
      '/a': redirect(301, '/b'),
      '/b': redirect(302, '/login'),
      '/login': redirect(301, '/c'),
      '/c': status(200),
    });
    expect(answer?.movedTo).toBe(at('/b'));
  });

  it('to a page that is not there is a failure, not a move', async () => {
    const {answer} = await answerOf({'/a': redirect(301, '/b')});
    expect(answer).toEqual({outcome: 'failed', detail: '404'});
  });

  it.each([
    ['out of the web', 'data:text/html,there', 'not an HTTP URL'],
    ['to a file', 'file:///etc/passwd', 'not an HTTP URL'],
    ['to an address that hides its host', 'https://a.example@b.example/', 'user name in the URL'],
    [
      'to an address that is Markdown',
      'https://u:p@x/![](https://evil.example/t.png)[a](https://evil.example)@octocat',
      'user name in the URL',
    ],
    ['to no address', 'https://', 'ERR_INVALID_URL'],
  ])('%s is a failure, told in words of ours', async (_, location, detail) => {
    const {answer} = await answerOf({'/a': redirect(301, location)});
    expect(answer).toEqual({outcome: 'failed', detail});
  });

  it('into the network here is not followed', async () => {
    const server = await startServer({'/b': status(200)});
    const before = await startServer({'/a': redirect(301, server.at('/b'))});
    const url = before.at('/a', 'localhost');
    const isPublic = (host: string) => Promise.resolve(host === 'localhost');
    const answers = await requestAll([url], {...FAST, isPublic});
    expect(answers.get(url)).toEqual({outcome: 'failed', detail: 'not a public host'});
    expect(server.received).toEqual([]);
  });

  it('in circles says nothing', async () => {
    const {answer, received} = await answerOf({
      '/a': redirect(302, '/b'),
      '/b': redirect(302, '/a'),
    });
    expect(answer).toEqual({outcome: 'unknown', detail: 'more than 10 redirects'});
    expect(received.length).toBeLessThanOrEqual(22);
  });
});

describe('many requests', () => {
  it('never meet at one host, while several hosts are asked at once', async () => {
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

  it('are no more at once than was asked for', async () => {
    const server = await startServer({'/a': status(200)});
    await requestAll([server.at('/a'), server.at('/a', 'localhost')], {...FAST, concurrency: 1});
    expect(server.most().atOnce).toBe(1);
  });
});
