/**
 * What all commands share. A command is a module that exports `command`, created with
 * {@link define}; `main.ts` runs the one that an npm script names. Importing a module runs nothing.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {Command, InvalidArgumentError} from 'commander';
import * as z from 'zod';
import {
  type ContentTree,
  entryOf,
  KIND_NAMES,
  originalOf,
  recordFile,
  suggestion,
} from '../catalogue';
import {callerFolder} from '../site/settings';

/** Ends a command with exit code 1 and without a stack trace: what it works on has a problem. */
export class Failure extends Error {}

/** Invalid arguments; ends a command with exit code 2. */
export class UsageError extends Failure {}

/** Creates a command, to which the caller adds arguments, options and an action. */
export const define = (purpose: string, ...examples: readonly string[]) =>
  new Command()
    .description(purpose)
    .addHelpText('after', ['\nExamples:', ...examples.map((call) => `  ${call}`)].join('\n'))
    .exitOverride();

/** Default folder of the built site. */
export const BUILD = 'build';

/** @throws Failure if a folder has no built site */
export function requireBuild(folder = BUILD): void {
  if (!existsSync(path.join(folder, '_headers'))) {
    const where = folder === BUILD ? '' : ` in ${folder}`;
    throw new Failure(`there is no built site${where}; run "npm run build" first`);
  }
}

/** Parses the value of an option as a calendar date, such as `2026-11-20`. */
export function day(given: string): string {
  if (!z.iso.date().safeParse(given).success) {
    throw new InvalidArgumentError('It must be a date, such as 2026-11-20.');
  }
  return given;
}

/** Writes a text in the layout that the check expects. */
export function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  const formatter = path.dirname(createRequire(__filename).resolve('oxfmt/package.json'));
  // Only the program, but not the module, reads the configuration. It passes over Markdown.
  const args = [path.join(formatter, 'bin/oxfmt'), '--no-error-on-unmatched-pattern', file];
  execFileSync(process.execPath, args, {stdio: 'pipe'});
}

/**
 * Asks questions in the terminal, outside of the standard output.
 * @throws UsageError with the message `otherwise` if there is no terminal
 */
export async function prompting<Answer>(
  otherwise: string,
  run: (ask: (question: string) => Promise<string>) => Promise<Answer>,
): Promise<Answer> {
  if (!process.stdin.isTTY) {
    throw new UsageError(otherwise);
  }
  const terminal = createInterface({input: process.stdin, output: process.stderr});
  try {
    return await run((question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}

/** Whether a path relative to the site is selected; the file need not exist. */
type Selection = (file: string) => boolean;

/**
 * Resolves each argument to a file, to everything in a folder in both languages, or, for a slug, to
 * everything in the folders of its entries. Without arguments, everything is selected.
 * @param files what the command works on
 * @param fault what is wrong with an argument that selects none of these
 * @throws UsageError for arguments that match nothing
 */
export function select(
  content: ContentTree,
  words: readonly string[],
  files: readonly string[] = content.files,
  fault = 'contains nothing',
): Selection {
  const slugs = [...new Set(content.files.flatMap((file) => entryOf(file)?.slug ?? []))];
  const found = words.map((word) => ({word, has: membersOf(content, word)}));
  const faults = found
    .filter(({has}) => has === undefined || !files.some(has))
    .map(({word, has}) =>
      has
        ? `"${word}" ${fault}`
        : `there is no entry, file or folder "${word}"${suggestion(word, slugs)}`,
    );
  if (faults.length > 0) {
    throw new UsageError(faults.join('\n'));
  }
  return (file) => words.length === 0 || found.some(({has}) => has!(file));
}

/**
 * Which paths an argument selects; `undefined` if it matches nothing. Paths are relative to the
 * folder in which npm was called or to the root of the site.
 */
function membersOf(content: ContentTree, word: string): Selection | undefined {
  const plain = word.replaceAll('\\', '/');
  const paths = [callerFolder ?? content.root, content.root].map((base) =>
    path.relative(content.root, path.resolve(base, plain)).split(path.sep).join('/'),
  );
  const file = paths.find((name) => content.has(name));
  if (file !== undefined) {
    return (other) => other === file;
  }
  const ofSlug = KIND_NAMES.map((kind) => path.posix.dirname(recordFile(kind, plain)));
  return [...paths.map((name) => [name]), ofSlug]
    .map((folders) => folders.map((folder) => originalOf(folder === '' ? '' : `${folder}/`)))
    .map(
      (starts): Selection =>
        (other) =>
          starts.some((start) => other.startsWith(start) || originalOf(other).startsWith(start)),
    )
    .find((has) => content.files.some(has));
}
