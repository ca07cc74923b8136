/** Starts servers that are programs of their own, with the configurations in docs/hosting/. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseHeaderRules} from '@site/src/hosting/headers';
import {FORMATS} from '@site/src/cli/headers';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** PATH with /usr/sbin, where Debian installs servers. */
export const SEARCH_PATH = `${process.env.PATH ?? ''}:/usr/sbin`;

export type Running = {readonly port: number; readonly stop: () => Promise<void>};

/** A server on a port of the loopback interface. */
export type ExternalServer = Running & {
  /** Process ID of the program, which may have child processes. */
  readonly pid: number;
};

/** Whether nginx sends brotli on this machine. */
export const hasBrotli = (): boolean => existsSync(BROTLI);

/** The headers of a built site in the syntax of a server, for its configuration. */
export const headersFor = (server: string, build: string): string =>
  FORMATS.get(server)!(parseHeaderRules(readFileSync(path.join(build, '_headers'), 'utf8')));

/**
 * Reads a configuration and replaces the parts that depend on the machine.
 * @throws Error if the configuration lacks one of the parts
 */
export function adapt(
  file: string,
  changes: readonly (readonly [from: string, to: string])[],
): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) {
        throw new Error(`${file} has no "${from}"`);
      }
      return text.replace(from, to);
    },
    readFileSync(path.join('docs/hosting', file), 'utf8'),
  );
}

/** A port of the loopback interface on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a program and waits until it accepts connections on the port.
 * @param folder home of the program, which is removed when it stops
 * @throws Error if the program is not installed, or with its output if it ends instead
 */
export async function launch(
  folder: string,
  program: string,
  args: readonly string[],
  port: number,
): Promise<ExternalServer> {
  let log = '';
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, PATH: SEARCH_PATH, HOME: folder},
  });
  child.stdout.on('data', (data) => (log += String(data)));
  child.stderr.on('data', (data) => (log += String(data)));
  // Rejects if the program is not installed.
  await once(child, 'spawn');
  while (!(await listens(port))) {
    if (child.exitCode !== null) {
      throw new Error(`${program} did not start:\n${log}`);
    }
    await wait(50);
  }
  return {
    port,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, {recursive: true});
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });

/**
 * Starts nginx with the configuration of this repository on a free port, with one worker process.
 * @param build folder of the built site
 */
export async function startNginx(build: string): Promise<ExternalServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = (name: string) => path.join(folder, name);
  const port = await freePort();
  mkdirSync(file('devshelf'));
  writeFileSync(file('devshelf/headers.conf'), headersFor('nginx', build));
  if (hasBrotli()) {
    writeFileSync(file('devshelf/brotli.conf'), readFileSync('docs/hosting/nginx-brotli.conf'));
  }
  writeFileSync(
    file('site.conf'),
    adapt('nginx.conf', [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['root /srv/devshelf;', `root "${path.resolve(build)}";`],
      ['include /etc/nginx/devshelf/headers.conf', `include ${file('devshelf/headers.conf')}`],
      ['include /etc/nginx/devshelf/brotli', `include ${file('devshelf/brotli')}`],
    ]),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${file(name)};`)
    .join(' ');
  writeFileSync(
    file('nginx.conf'),
    `daemon off; pid ${file('pid')}; error_log stderr;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http { include /etc/nginx/mime.types; access_log off; ${temporary} include ${file('site.conf')}; }`,
  );
  return launch(folder, 'nginx', ['-e', 'stderr', '-c', file('nginx.conf')], port);
}
