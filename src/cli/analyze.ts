import {existsSync, readFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import path from 'node:path';
import {address} from '../site';
import {define, Failure} from './command';
import {printTable} from './table';
import {withTemporaryFolder} from './site/copy';
import {runDocusaurus} from './site/docusaurus';
import {compressedSize, filesOf} from './weight/pages';
import {withoutPart} from './weight/parts';

/** Parts with fewer uncompressed bytes are omitted from the report. */
const MIN_BYTES = 300;

export const command = define(
  'Shows which packages and folders take up space in the scripts of a page. Builds the English site with source maps into a temporary folder.',
  'analyze',
  'analyze -- services/jira @docusaurus/theme-common',
)
  .argument('[page]', 'path of the page, such as services/jira (default: the home page)')
  .argument('[part]', 'package or folder to list file by file')
  .action((page = '', part) =>
    withTemporaryFolder(async (folder) => {
      await runDocusaurus(['build', '--locale', 'en', '--out-dir', folder], {
        env: {SOURCE_MAPS: 'true'},
        shows: 'errors',
      });
      report(folder, page, part);
    }),
  );

/**
 * Prints the size of each package and folder in each script of a page.
 * @param folder the built site
 * @param page path of the page, such as `services/jira`; empty for the home page
 * @param expanded package or folder to list file by file
 * @throws Failure if the page does not exist
 */
function report(folder: string, page: string, expanded: string | undefined): void {
  const pageFile = path.join(folder, page, 'index.html');
  if (!existsSync(pageFile)) {
    throw new Failure(`there is no page "${page}"; give its path, such as services/jira`);
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
      // Compression works across parts, so the cost of a part is the difference without it.
      const rest = withoutPart(source, owners, owner);
      return {owner, raw, saved: raw < MIN_BYTES ? 0 : total - compressedSize(rest)};
    });
    console.log(`\n${script}: ${source.length} bytes, ${total} compressed`);
    printTable(
      ['part', 'bytes', 'saved if removed'],
      shares
        .filter(({raw}) => raw >= MIN_BYTES)
        .sort((one, other) => other.saved - one.saved)
        .map(({owner, raw, saved}) => [owner, String(raw), String(saved)]),
    );
  }
}

/** The package or folder that each UTF-16 code unit of a script comes from, in order. */
function ownersOf(
  source: string,
  mapFile: string,
  expanded: string | undefined,
): readonly string[] {
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload);
  return source.split('\n').flatMap((line, lineNumber) => [
    ...Array.from({length: line.length}, (_, column) => {
      const entry = map.findEntry(lineNumber, column);
      // The bundler's own code has an entry in the map, but no source.
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
