/**
 * What all commands have in common: how they are described, called and refused, and how they end.
 *
 * A command is a module that exports `command`, built with {@link define}; `commands.ts` lists them,
 * and `main.ts` runs the one that an npm script names. Importing a command runs nothing.
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

/** The exit codes, which CONTRIBUTING.md explains. */
const EXIT = {fine: 0, failed: 1, wrongUse: 2, interrupted: 130} as const;

/**
 * Ends a command without a trace: something is wrong with what it works on, not with itself.
 * Without a message, what is wrong has been said already.
 */
export class Failure extends Error {
  constructor(message = '') {
    super(message);
    this.name = 'Failure';
  }
}

/** The command was called with words that do not fit together, or that mean nothing. */
export class UsageError extends Failure {}

/**
 * A command, to which arguments, options and its action are added.
 * @param purpose what it does, in a sentence
 * @param examples what may follow `npm run`, such as `covers -- gitea`
 */
export const define = (purpose: string, ...examples: readonly string[]) =>
  new Command()
    .description(purpose)
    .helpOption('-h, --help', 'prints this help')
    .addHelpText(
      'after',
      ['\nExamples:', ...examples.map((call) => `  npm run ${call}`)].join('\n'),
    )
    .exitOverride();

/** Where a command writes, for tests that read along. */
type Streams = {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
};

const TERMINAL: Streams = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
};

/**
 * Runs a command.
 * @param name of its npm script
 * @returns its exit code
 * @throws what is not foreseen, which is a bug and deserves its trace
 */
export async function perform(
  name: string,
  command: CommandUnknownOpts,
  args: readonly string[],
  {out, error: write}: Streams = TERMINAL,
): Promise<number> {
  command
    .name(`npm run ${name} --`)
    // Errors are told below, in one place.
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
      // The cursor stands behind the question.
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

/** What the parser has against the words, in one line, with what was meant. */
function describeMisuse({code, message}: CommanderError, command: CommandUnknownOpts): string {
  if (code === 'commander.excessArguments') {
    const surplus = command.args.slice(command.registeredArguments.length);
    return `surplus ${surplus.length === 1 ? 'word' : 'words'} ${surplus.map((word) => `"${word}"`).join(', ')}`;
  }
  const line = message
    .replace(/^error: /, '')
    .replace(/\s*\(Did you mean (.+)\?\)$/, '; did you mean "$1"?');
  const [choices, given = '', allowed = ''] =
    /(?:argument|value) '(.*)' is invalid.*\. Allowed choices are (.+)\.$/.exec(line) ?? [];
  const meant = choices === undefined ? '' : suggestion(given, allowed.split(', '));
  return meant === '' ? line : line.replace(/\. Allowed choices are .+$/, meant);
}

/** Ctrl+C and Ctrl+D at a question. */
const isInterruption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ABORT_ERR';

/** What is told of a failure that can happen to a command without a bug; `undefined` of others. */
export function describeFailure(error: unknown): string | undefined {
  return error instanceof Failure || error instanceof ContentError
    ? error.message
    : describeSystemError(error);
}

/** A file, a program or a host that is not there, or not for us. */
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

/** The value of an option that is a day of the calendar. */
export function day(given: string): string {
  if (!z.iso.date().safeParse(given).success) {
    throw new InvalidArgumentError('It must be a day of the calendar, such as 2026-11-20.');
  }
  return given;
}

/** The value of an option or argument that is 1, 2, 3 and so on. */
export function count(given: string): number {
  if (!/^[1-9]\d*$/.test(given)) {
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  }
  return Number(given);
}

/**
 * The value of an option that names a file to write.
 * @throws Failure where it cannot be written, before any work is done for it
 */
export function outputFile(given: string): string {
  const folder = path.dirname(given);
  if (!existsSync(folder)) {
    throw new Failure(`${given} cannot be written: there is no folder ${folder}`);
  }
  return given;
}
