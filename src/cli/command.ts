/**
 * What all commands share: help, argument errors, failures and exit codes.
 *
 * A command is a module that exports `command`, created with {@link define}. `commands.ts` lists
 * the modules, and `main.ts` runs the one that an npm script names. Importing a module runs
 * nothing.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {getSystemErrorMap} from 'node:util';
import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  InvalidArgumentError,
} from '@commander-js/extra-typings';
import * as z from 'zod';
import {ContentError, suggestion} from '../catalogue';

/** Exit codes, documented in CONTRIBUTING.md. */
const EXIT = {fine: 0, failed: 1, wrongUse: 2, interrupted: 130} as const;

/**
 * Ends a command with exit code 1 and without a stack trace: the problem is in what the command
 * works on, not in the command. An empty message means that the problem was already printed.
 */
export class Failure extends Error {
  constructor(message = '') {
    super(message);
    this.name = 'Failure';
  }
}

/** Invalid arguments; ends a command with exit code 2. */
export class UsageError extends Failure {}

/**
 * Creates a command, to which the caller adds arguments, options and an action.
 * @param purpose what the command does, in one to three sentences
 * @param examples command lines without `npm run`, such as `covers -- gitea`
 */
export const define = (purpose: string, ...examples: readonly string[]) =>
  new Command()
    .description(purpose)
    .helpOption('-h, --help', 'print this help')
    .addHelpText(
      'after',
      ['\nExamples:', ...examples.map((call) => `  npm run ${call}`)].join('\n'),
    )
    .exitOverride();

/** Where help and errors are written; tests pass their own. */
type Streams = {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
};

const TERMINAL: Streams = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
};

/**
 * Runs a command and prints its failure, if any.
 * @param name npm script of the command, for messages
 * @param args arguments after the name
 * @returns the exit code
 * @throws any other error: it is a bug, and its stack trace is needed
 */
export async function perform(
  name: string,
  command: CommandUnknownOpts,
  args: readonly string[],
  {out, error: write}: Streams = TERMINAL,
): Promise<number> {
  command
    .name(`npm run ${name} --`)
    // All errors are printed below.
    .configureOutput({writeOut: out, outputError: () => undefined});
  const refuse = (message: string): number => {
    write(`${message}\nSee npm run ${name} -- --help\n`);
    return EXIT.wrongUse;
  };
  try {
    await command.parseAsync(args, {from: 'user'});
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? EXIT.fine : refuse(describeMisuse(error, command));
    }
    if (error instanceof UsageError) {
      return refuse(error.message);
    }
    if (isInterruption(error)) {
      // The cursor is still on the line of the prompt.
      write('\n');
      return EXIT.interrupted;
    }
    const message = describeFailure(error);
    if (message === undefined) {
      throw error;
    }
    write(message === '' ? '' : `${message}\n`);
    return EXIT.failed;
  }
}

/** The parser's error on one line, with a suggestion if an argument looks like a misspelling. */
function describeMisuse({code, message}: CommanderError, command: CommandUnknownOpts): string {
  if (code === 'commander.excessArguments') {
    const surplus = command.args.slice(command.registeredArguments.length);
    return `unexpected ${surplus.length === 1 ? 'argument' : 'arguments'} ${surplus.map((word) => `"${word}"`).join(', ')}`;
  }
  const line = message
    .replace(/^error: /, '')
    .replace(/\s*\(Did you mean (.+)\?\)$/, '; did you mean "$1"?');
  const [choices, given = '', allowed = ''] =
    /(?:argument|value) '(.*)' is invalid.*\. Allowed choices are (.+)\.$/.exec(line) ?? [];
  const meant = choices === undefined ? '' : suggestion(given, allowed.split(', '));
  return meant === '' ? line : line.replace(/\. Allowed choices are .+$/, meant);
}

/** Whether Ctrl+C or Ctrl+D ended a prompt of `node:readline`. */
const isInterruption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ABORT_ERR';

/** The message of an error that does not indicate a bug; `undefined` for any other error. */
export function describeFailure(error: unknown): string | undefined {
  return error instanceof Failure || error instanceof ContentError
    ? error.message
    : describeSystemError(error);
}

/** The message of a system error, such as a missing file, program or permission. */
function describeSystemError(error: unknown): string | undefined {
  const {
    errno,
    syscall,
    path: file,
    hostname,
    port,
  } = error as {
    readonly errno?: number;
    readonly syscall?: string;
    readonly path?: string;
    readonly hostname?: string;
    readonly port?: number;
  };
  const reason = getSystemErrorMap().get(errno ?? 0)?.[1];
  if (!(error instanceof Error) || reason === undefined) {
    return undefined;
  }
  if (syscall?.startsWith('spawn')) {
    return `the program "${file}" cannot be started (${reason}); is it installed?`;
  }
  const what = file === undefined ? (hostname ?? `port ${port}`) : path.relative('.', file);
  return `${what === '' ? '.' : what}: ${reason} (${syscall})`;
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

/**
 * Parses the value of an option or argument as a positive integer.
 * @throws InvalidArgumentError if it is not one
 */
export function count(given: string): number {
  if (!/^[1-9]\d*$/.test(given)) {
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  }
  return Number(given);
}

/**
 * Parses the value of an option as the path of a file to write.
 * @throws Failure if its folder does not exist; this is checked before the command does any work
 */
export function outputFile(given: string): string {
  const folder = path.dirname(given);
  if (!existsSync(folder)) {
    throw new Failure(`cannot write ${given}: the folder ${folder} does not exist`);
  }
  return given;
}
