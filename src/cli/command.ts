/**
 * What all commands share. A command is a module that exports `command`, created with
 * {@link define}; `main.ts` runs the one that an npm script names. Importing a module runs nothing.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {Command, InvalidArgumentError} from 'commander';
import * as z from 'zod';

/**
 * Ends a command with exit code 1 and without a stack trace: the problem is in what the command
 * works on, not in the command.
 */
export class Failure extends Error {}

/** Invalid arguments; ends a command with exit code 2. */
export class UsageError extends Failure {}

/**
 * Creates a command, to which the caller adds arguments, options and an action.
 * @param purpose what the command does, in one to three sentences
 * @param examples command lines, such as `npm run covers -- gitea`
 */
export const define = (purpose: string, ...examples: readonly string[]) =>
  new Command()
    .description(purpose)
    .addHelpText('after', ['\nExamples:', ...examples.map((call) => `  ${call}`)].join('\n'))
    .exitOverride();

/** Default folder of the built site. */
export const BUILD = 'build';

/**
 * Checks that a folder has a built site.
 * @throws Failure if it has not
 */
export function requireBuild(folder = BUILD): void {
  if (!existsSync(path.join(folder, '_headers'))) {
    const where = folder === BUILD ? '' : ` in ${folder}`;
    throw new Failure(`there is no built site${where}; run "npm run build" first`);
  }
}

/**
 * Parses the value of an option as a calendar date, such as `2026-11-20`.
 * @throws InvalidArgumentError if it is not one
 */
export function day(given: string): string {
  if (!z.iso.date().safeParse(given).success) {
    throw new InvalidArgumentError('It must be a date, such as 2026-11-20.');
  }
  return given;
}

/** Writes a text in the layout that the check expects. */
export async function writeText(file: string, text: string): Promise<void> {
  // Only commands that write texts load the formatter.
  const {format, getFileInfo, resolveConfig} = await import('prettier');
  const {ignored, inferredParser} = await getFileInfo(file, {ignorePath: '.prettierignore'});
  const options = {...(await resolveConfig(file)), filepath: file};
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, ignored || inferredParser === null ? text : await format(text, options));
}

/**
 * Asks questions in the terminal, outside of the standard output.
 * @param otherwise message if there is no terminal
 * @throws UsageError if there is none
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
