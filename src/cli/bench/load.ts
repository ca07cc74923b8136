/** Measures nginx, with the configuration in docs/hosting/, under a steady load of readers. */
import {readdirSync, readFileSync} from 'node:fs';
import {Agent, get} from 'node:http';
import {performance} from 'node:perf_hooks';
import {setTimeout as wait} from 'node:timers/promises';
import {Failure} from '../command';
import {BUILD, requireBuild} from '../site/build';
import {startNginx} from '../site/externalServer';
import {printTable} from '../table';

const DEFAULTS = {rate: 1000, seconds: 60};

/** Number of connections that stay open, as those of readers who load several files. */
const CONNECTIONS = 100;

/** Interval in milliseconds at which the memory of nginx is read. */
const MEMORY_MS = 500;

/** The kinds of files that readers load, each matched by its path in the build. */
const KINDS = [
  /^(?!ja\/).*index\.html$/,
  /^ja\/.*index\.html$/,
  /assets\/js\/.*\.js$/,
  /assets\/css\/.*\.css$/,
  /\.(?:jpg|png|svg)$/,
  /search\/.*\.json$/,
];

/** URL paths of files of the build, by kind. */
const listPaths = (): string[][] => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).sort();
  return KINDS.map((kind) =>
    files.filter((file) => kind.test(file)).map((file) => `/${file.replace(/index\.html$/, '')}`),
  );
};

/** Memory of a process and its children in bytes; pages that they share count for each. */
function memoryOf(pid: number): number {
  const read = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const children = read(`task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  const own = Number(/^VmRSS:\s*(\d+) kB$/m.exec(read('status'))?.[1] ?? 0) * 1024;
  return children.reduce((sum, child) => sum + memoryOf(child), own);
}

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered, so that a slow
 * answer does not reduce the load.
 * @param port port of the server on the loopback interface
 * @param paths paths to request, by kind; each kind gets the same number of requests
 * @param rate requests per second
 * @returns times in milliseconds from when each request was due to the end of its response,
 *   shortest first; body bytes as sent; numbers of errors and of responses other than 200
 */
export async function sendRequests(
  port: number,
  paths: readonly (readonly string[])[],
  rate: number,
  seconds: number,
) {
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const times: number[] = [];
  const count = {bytes: 0, errors: 0, others: 0};
  const send = (path: string, due: number): Promise<void> =>
    new Promise((resolve) => {
      const fail = () => {
        count.errors += 1;
        resolve();
      };
      const headers = {'accept-encoding': 'br, gzip'};
      get({host: '127.0.0.1', port, path, agent, headers}, (response) => {
        count.others += response.statusCode === 200 ? 0 : 1;
        response
          .on('data', (part: Buffer) => (count.bytes += part.length))
          .on('end', () => {
            times.push(performance.now() - due);
            resolve();
          })
          .on('error', fail);
      }).on('error', fail);
    });
  const pending: Promise<void>[] = [];
  const start = performance.now();
  const dueAt = (index: number): number => start + (index / rate) * 1000;
  while (pending.length < rate * seconds) {
    while (pending.length < rate * seconds && dueAt(pending.length) <= performance.now()) {
      const kind = paths[pending.length % paths.length]!;
      const turn = Math.floor(pending.length / paths.length);
      pending.push(send(kind[turn % kind.length]!, dueAt(pending.length)));
    }
    await wait(1);
  }
  await Promise.all(pending);
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  return {...count, elapsed, times: times.sort((a, b) => a - b)};
}

/**
 * Prints requests, errors, times, memory and throughput.
 * @param numbers requests per second, and seconds
 * @throws Failure if there are errors or responses other than 200
 */
export async function benchLoad(numbers: readonly number[]): Promise<void> {
  const [rate = DEFAULTS.rate, seconds = DEFAULTS.seconds] = numbers;
  requireBuild();
  const nginx = await startNginx(BUILD);
  let memory = 0;
  const timer = setInterval(() => {
    memory = process.platform === 'linux' ? Math.max(memory, memoryOf(nginx.pid)) : NaN;
  }, MEMORY_MS);
  try {
    const {times, bytes, errors, others, elapsed} = await sendRequests(
      nginx.port,
      listPaths(),
      rate,
      seconds,
    );
    const at = (share: number) =>
      `${(times[Math.floor((times.length - 1) * share)] ?? NaN).toFixed(1)} ms`;
    printTable(
      ['', ''],
      [
        ['requests', String(times.length + errors)],
        ['errors', String(errors)],
        ['other than 200', String(others)],
        ['answered per second', (times.length / elapsed).toFixed(0)],
        ['p50', at(0.5)],
        ['p99', at(0.99)],
        ['longest', at(1)],
        ['memory of nginx', `${(memory / 2 ** 20).toFixed(1)} MiB`],
        ['throughput', `${(bytes / elapsed / 1e6).toFixed(1)} MB/s`],
      ],
    );
    if (errors + others > 0) {
      throw new Failure('not every request was answered with 200');
    }
  } finally {
    clearInterval(timer);
    await nginx.stop();
  }
}
