/**
 * Breaks the JavaScript of a page down by package and folder. Builds the English site with source
 * maps, into a temporary folder.
 * Usage: npm run analyze [-- PAGE [PACKAGE]], such as "services/jira @docusaurus/theme-common"
 */
import {readFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import path from 'node:path';
import {address} from '../site';
import {printTable} from './table';
import {withTemporaryFolder} from './site/copy';
import {startDocusaurus} from './site/docusaurus';
import {compressedSize, filesOf} from './weight/pages';

/** Parts below this many bytes are left out. */
const MIN_BYTES = 300;

/** The page, and the package or folder whose files are listed one by one. */
const [page = '', expanded] = process.argv.slice(2);
void withTemporaryFolder(async (folder) => {
  const build = startDocusaurus(['build', '--locale', 'en', '--out-dir', folder], {
    env: {SOURCE_MAPS: 'true'},
    shows: 'errors',
  });
  process.exitCode = await build.exitCode;
  if (process.exitCode === 0) {
    report(folder);
  }
});

function report(folder: string): void {
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
      // Similar parts compress each other, so only leaving one out shows what it costs.
      const rest = [...source].filter((_, index) => owners[index] !== owner).join('');
      return {owner, raw, saved: raw < MIN_BYTES ? 0 : total - compressedSize(rest)};
    });
    console.log(`\n${script}: ${source.length} bytes, ${total} compressed`);
    printTable(
      ['part', 'bytes', 'saved without it'],
      shares
        .filter(({raw}) => raw >= MIN_BYTES)
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
      // Code of the bundler itself has an entry in the map, but no source.
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
    return name === expanded ? `${name}/${file}` : name!;
  }
  const own = source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(json\|)?.*\/(?=\.docusaurus)/, '');
  const part = own.split('/').slice(0, 3).join('/');
  return part === expanded ? own : part;
}
