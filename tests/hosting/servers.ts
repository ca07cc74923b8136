/** The servers that the site is tested on, each with its configuration from docs/hosting/. */
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
import {findProgram, type Program} from './programs';

const BUILD = path.resolve('build');

export type Server = {
  readonly name: string;
  readonly program: Program;
  /** Encodings that the server offers for text. */
  readonly encodings: readonly string[];
  readonly start: () => Promise<Running>;
};

/** Whether this server can run on this machine. If not, prints a warning. */
export const isAvailable = ({program}: Server): boolean =>
  findProgram(program, 'its configuration');

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

export const SERVERS: readonly Server[] = [
  {
    name: 'nginx',
    program: 'nginx',
    encodings: ['gzip', ...(hasBrotli() ? ['br'] : [])],
    start: () => startNginx(BUILD),
  },
  {
    name: 'Caddy',
    program: 'caddy',
    encodings: ['gzip', 'zstd'],
    start: startCaddy,
  },
];
