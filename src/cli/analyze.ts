/**
 * Says what each kilobyte of the JavaScript consists of that the HTML of a page names. Builds
 * the English site with source maps, into a folder of its own.
 * Usage: npm run analyze [-- PAGE [PACKAGE]], such as "services/jira @docusaurus/theme-common"
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {address} from '../site';
import {printTable} from './bench/table';
import {compressedSize, filesOf} from './weight/pages';

/** Shares below this many bytes are put together. */
const SMALL = 300;

const [page = '', opened] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'analyze-'));
try {
  const {status} = spawnSync(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      ...['--locale', 'en', '--out-dir', folder],
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Modules out of the cache have no source maps.
      env: {...process.env, SOURCE_MAPS: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    },
  );
  if (status === 0) {
    report();
  } else {
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, {recursive: true});
}

function report(): void {
  const html = readFileSync(path.join(folder, page, 'index.html'), 'utf8');
  for (const script of filesOf(html).scripts) {
    const file = path.join(folder, script.slice(address.baseUrl.length));
    const source = readFileSync(file, 'utf8');
    const owners = ownersOf(source, `${file}.map`);
    const total = compressedSize(source);
    const sizes = new Map<string, number>();
    for (const owner of owners) {
      sizes.set(owner, (sizes.get(owner) ?? 0) + 1);
    }
    const shares = [...sizes].map(([owner, raw]) => {
      // What compression would save without it: parts alike make each other cheap.
      const rest = [...source].filter((_, index) => owners[index] !== owner).join('');
      return {owner, raw, saved: raw < SMALL ? 0 : total - compressedSize(rest)};
    });
    console.log(`\n${script}: ${source.length} bytes, ${total} compressed`);
    printTable(
      ['part', 'bytes', 'saved without it'],
      shares
        .filter(({raw}) => raw >= SMALL)
        .sort((one, other) => other.saved - one.saved)
        .map(({owner, raw, saved}) => [owner, String(raw), String(saved)]),
    );
  }
}

/** For each character of a script, the package or folder that it comes from. */
function ownersOf(source: string, mapFile: string): readonly string[] {
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload);
  return source.split('\n').flatMap((line, lineNumber) => [
    ...Array.from({length: line.length}, (_, column) => {
      const entry = map.findEntry(lineNumber, column);
      // What the bundler adds has a place in the map, but no source.
      return 'originalSource' in entry && entry.originalSource
        ? ownerOf(entry.originalSource)
        : 'bundler';
    }),
    'bundler',
  ]);
}

function ownerOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/.exec(source);
  if (inPackage) {
    const [, name, file] = inPackage;
    return name === opened ? `${name}/${file}` : name!;
  }
  const own = source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(json\|)?.*\/(?=\.docusaurus)/, '');
  const part = own.split('/').slice(0, 3).join('/');
  return part === opened ? own : part;
}
