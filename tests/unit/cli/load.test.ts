/** The requests of the load measurement, against a server that answers, refuses and hangs up. */
import {createServer} from 'node:http';
import {expect, it, onTestFinished} from 'vitest';
import {sendRequests} from '@site/src/cli/bench/load';
import {listen} from '@site/src/cli/site/server';

it('requests each kind equally often, and counts what goes wrong', async () => {
  const requested: string[] = [];
  const server = createServer(({url = '', headers}, response) => {
    requested.push(url);
    if (url === '/broken') {
      response.destroy();
    } else {
      expect(headers['accept-encoding']).toBe('br, gzip');
      response.writeHead(url === '/missing' ? 404 : 200).end('text');
    }
  });
  const {port} = new URL(await listen(server));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const {times, ...counts} = await sendRequests(
    Number(port),
    [['/a', '/b'], ['/missing'], ['/broken']],
    600,
    0.02,
  );
  expect(requested.sort()).toEqual(
    ['/a', '/a', '/b', '/b'].concat(Array(4).fill('/broken'), Array(4).fill('/missing')),
  );
  expect(counts).toMatchObject({errors: 4, others: 4, bytes: 8 * 4});
  expect(times).toHaveLength(8);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});
