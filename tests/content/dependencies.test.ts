/** What the site is built of are dependencies; what only checks it are devDependencies. */
import {readdirSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {transformSync} from 'esbuild';
import ts from 'typescript';
import {expect, it} from 'vitest';
import packageJson from '../../package.json';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What takes part in `npm run build`, beside all of src but its commands. */
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

/** Packages that are named elsewhere than in an import. */
const NAMED = [
  // By scripts of package.json.
  '@docusaurus/core',
  'tsx',
  // By docusaurus.config.ts, as plugins, presets and for `future.faster`.
  '@docusaurus/faster',
  '@docusaurus/plugin-ideal-image',
  '@docusaurus/preset-classic',
  '@docusaurus/theme-search-algolia',
  // By tsconfig.json, which esbuild and tsx read.
  '@docusaurus/tsconfig',
  // By src/codeBlocks/highlight.ts, for its languages.
  'prismjs',
  // By what MDX is compiled to.
  '@mdx-js/react',
];

/** Modules that are loaded when they are needed, by a function made with `createRequire`. */
const LOADED = /\b(?:load|require|require\.resolve|createRequire\([^)]*\)+)\(\s*'([^'`]+)'/g;

/** The modules that a file imports when it runs, types left out. */
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

it('dependencies are the packages that a build takes, no more and no less', () => {
  const declared = Object.keys({...packageJson.dependencies, ...packageJson.devDependencies});
  const needed = FILES.flatMap(importsOf)
    .filter((module) => !module.startsWith('.') && !builtinModules.includes(module))
    .map(nameOf)
    // Others are not there under this name: Docusaurus provides them, or a package brings them.
    .filter((name) => declared.includes(name));
  expect(Object.keys(packageJson.dependencies).sort()).toEqual(
    [...new Set([...needed, ...NAMED])].sort(),
  );
});
