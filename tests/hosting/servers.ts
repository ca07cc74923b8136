/** The servers that the site is tested on, each with its configuration from docs/hosting/. */
import {once} from 'node:events';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  adapt,
  freePort,
  hasBrotli,
  headersFor,
  launch,
  type Running,
  startNginx,
} from './externalServer';
import {listen, serveSite} from '../site/server';
import {findProgram, type Program} from './programs';

const BUILD = path.resolve('build');

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

async function startCaddy(): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const file = (name: string) => path.join(folder, name);
  const port = await freePort();
  writeFileSync(file('headers'), headersFor('caddy', BUILD));
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
    encodings: ['gzip', ...(hasBrotli() ? ['br'] : [])],
    isConfigured: true,
    start: () => startNginx(BUILD),
  },
  {
    name: 'Caddy',
    program: 'caddy',
    encodings: ['gzip', 'zstd'],
    isConfigured: true,
    start: startCaddy,
  },
];
