import {existsSync, readFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import path from 'node:path';
import {address} from '../site';
import {define, Failure} from './command';
import {printTable} from './table';
import {withTemporaryFolder} from './site/copy';
import {runDocusaurus} from './site/docusaurus';
import {compressedSize, filesOf} from './weight/pages';

/** Parts below this many bytes are left out. */
const MIN_BYTES = 300;

export const command = define(
  'Says what each kilobyte of a page’s scripts is, by package and folder. Builds the English site with source maps, into a temporary folder.',
  'analyze',
  'analyze -- services/jira @docusaurus/theme-common',
)
  .argument('[page]', 'path of the page (default: that of the home page)')
  .argument('[part]', 'package or folder whose files are listed one by one')
  .action((page = '', part) =>
    withTemporaryFolder(async (folder) => {
      await runDocusaurus(['build', '--locale', 'en', '--out-dir', folder], {
        env: {SOURCE_MAPS: 'true'},
        shows: 'errors',
      });
      report(folder, page, part);
    }),
  );

/** Prints the parts of each script of a page; those of one of the parts by their files. */
function report(folder: string, page: string, expanded: string | undefined): void {
  const pageFile = path.join(folder, page, 'index.html');
  if (!existsSync(pageFile)) {
    throw new Failure(`the site has no page "${page}"; a page is named as in services/jira`);
  }
  for (const script of filesOf(readFileSync(pageFile, 'utf8')).scripts) {
    const file = path.join(folder, script.slice(address.baseUrl.length));
    const source = readFileSync(file, 'utf8');
    const owners = ownersOf(source, `${file}.map`, expanded);
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
function ownersOf(
  source: string,
  mapFile: string,
  expanded: string | undefined,
): readonly string[] {
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload);
  return source.split('\n').flatMap((line, lineNumber) => [
    ...Array.from({length: line.length}, (_, column) => {
      const entry = map.findEntry(lineNumber, column);
      // Code of the bundler itself has an entry in the map, but no source.
      return 'originalSource' in entry && entry.originalSource
        ? ownerOf(entry.originalSource, expanded)
        : 'bundler';
    }),
    'bundler',
  ]);
}

function ownerOf(source: string, expanded: string | undefined): string {
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
