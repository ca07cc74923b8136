/** The servers that the site is tested on, each with its configuration from docs/hosting/. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {FORMATS} from '@site/src/cli/headers/formats';
import {listen, serveSite} from '@site/src/cli/site/server';
import {parseHeaderRules} from '@site/src/plugins/publish/headers';
import {findProgram, type Program, SEARCH_PATH} from './programs';

const BUILD = path.resolve('build');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

export type Running = {readonly port: number; readonly stop: () => Promise<void>};

export type Server = {
  readonly name: string;
  /** The external program to start; `undefined` for the server of this repository. */
  readonly program?: Program;
  /** Encodings that the server offers for text. */
  readonly encodings: readonly string[];
  /**
   * Whether the server does more than a plain static host: redirects from paths in .html, a 404
   * page in each language, and no long caching of 404 responses.
   */
  readonly isConfigured: boolean;
  readonly start: () => Promise<Running>;
};

/** Whether this server can run on this machine. If not, prints a warning. */
export const isAvailable = ({program}: Server): boolean =>
  program === undefined || findProgram(program, 'its configuration');

const rules = () => parseHeaderRules(readFileSync(path.join(BUILD, '_headers'), 'utf8'));

/**
 * Reads a configuration and replaces the parts that depend on the machine.
 * @throws if the configuration lacks one of the parts
 */
function adapt(file: string, changes: readonly (readonly [from: string, to: string])[]): string {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a program and waits until it accepts connections on the port. */
async function launch(
  folder: string,
  program: string,
  args: readonly string[],
  port: number,
): Promise<Running> {
  let log = '';
  const child: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, PATH: SEARCH_PATH, HOME: folder},
  });
  child.stdout!.on('data', (data) => (log += String(data)));
  child.stderr!.on('data', (data) => (log += String(data)));
  while (!(await listens(port))) {
    if (child.exitCode !== null) {
      throw new Error(`${program} did not start:\n${log}`);
    }
    await wait(50);
  }
  return {
    port,
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

async function startNginx(): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = (name: string) => path.join(folder, name);
  const port = await freePort();
  mkdirSync(file('devshelf'));
  writeFileSync(file('devshelf/headers.conf'), FORMATS.get('nginx')!(rules()));
  if (existsSync(BROTLI)) {
    writeFileSync(file('devshelf/brotli.conf'), readFileSync('docs/hosting/nginx-brotli.conf'));
  }
  writeFileSync(
    file('site.conf'),
    adapt('nginx.conf', [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['root /srv/devshelf;', `root "${BUILD}";`],
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

async function startCaddy(): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const file = (name: string) => path.join(folder, name);
  const port = await freePort();
  writeFileSync(file('headers'), FORMATS.get('caddy')!(rules()));
  const site = adapt('Caddyfile', [
    ['catalogue.example.org {', `http://localhost:${port} {`],
    ['root * /srv/devshelf', `root * "${BUILD}"`],
    ['import /etc/caddy/devshelf-headers', `import ${file('headers')}`],
  ]);
  writeFileSync(file('Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  return launch(
    folder,
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', file('Caddyfile')],
    port,
  );
}

async function startOwn(): Promise<Running> {
  const server = serveSite(BUILD);
  const {port} = new URL(await listen(server));
  return {
    port: Number(port),
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}

export const SERVERS: readonly Server[] = [
  {
    name: 'the server of the end-to-end tests',
    encodings: [],
    isConfigured: false,
    start: startOwn,
  },
  {
    name: 'nginx',
    program: 'nginx',
    encodings: ['gzip', ...(existsSync(BROTLI) ? ['br'] : [])],
    isConfigured: true,
    start: startNginx,
  },
  {
    name: 'Caddy',
    program: 'caddy',
    encodings: ['gzip', 'zstd'],
    isConfigured: true,
    start: startCaddy,
  },
];
