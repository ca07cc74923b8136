/** Packages that the build needs are dependencies; those only for checks are devDependencies. */
import {readdirSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {transformSync} from 'esbuild';
import ts from 'typescript';
import {expect, it} from 'vitest';
import packageJson from '../../package.json';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files of src/cli that take part in `npm run build`; of the rest of src, all do. */
const COMMANDS = ['build.ts', 'site/build.ts', 'site/docusaurus.ts'].map(
  (file) => `src/cli/${file}`,
);
const FILES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  ...COMMANDS,
  ...readdirSync(path.join(ROOT, 'src'), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join('src', ...file.split(path.sep)))
    .filter((file) => /\.tsx?$/.test(file) && !/^src\/(cli|text)\/|\.d\.ts$/.test(file)),
];

/** Packages that are used without an import. */
const NAMED = [
  // Used by scripts of package.json.
  '@docusaurus/core',
  'tsx',
  // Named in docusaurus.config.ts, as plugins and presets and for `future.faster`.
  '@docusaurus/faster',
  '@docusaurus/plugin-ideal-image',
  '@docusaurus/preset-classic',
  '@docusaurus/theme-search-algolia',
  // Extended by tsconfig.json, which esbuild and tsx read.
  '@docusaurus/tsconfig',
  // Loaded by src/codeBlocks/highlight.ts for its languages.
  'prismjs',
  // Imported by compiled MDX.
  '@mdx-js/react',
];

/** Modules that are loaded on demand, through a function made with `createRequire`. */
const LOADED = /\b(?:load|require|require\.resolve|createRequire\([^)]*\)+)\(\s*'([^'`]+)'/g;

/** The modules that a file imports at run time. Type imports are left out. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const {code} = transformSync(source, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
  });
  return [
    ...ts.preProcessFile(code).importedFiles.map(({fileName}) => fileName),
    ...[...source.matchAll(LOADED)].map(([, name]) => name!),
  ];
}

const nameOf = (module: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(module)![0];

it('dependencies are exactly the packages that a build uses', () => {
  const declared = Object.keys({...packageJson.dependencies, ...packageJson.devDependencies});
  const needed = FILES.flatMap(importsOf)
    .filter((module) => !module.startsWith('.') && !builtinModules.includes(module))
    .map(nameOf)
    // Others are aliases of Docusaurus or transitive dependencies.
    .filter((name) => declared.includes(name));
  expect(Object.keys(packageJson.dependencies).sort()).toEqual(
    [...new Set([...needed, ...NAMED])].sort(),
  );
});
