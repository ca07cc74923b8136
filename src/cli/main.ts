/** Runs the command that an npm script names. Usage: tsx src/cli/main.ts NAME [ARGUMENT…] */
import {CommanderError, type Command} from 'commander';
import {ContentError} from '../catalogue';
import {Failure, UsageError} from './command';

/** Commands by name. A module is imported only when its command is called. */
const COMMANDS: Readonly<Record<string, () => Promise<{readonly command: Command}>>> = {
  change: () => import('./change'),
  'check:content': () => import('./checkContent'),
  covers: () => import('./covers'),
  freshness: () => import('./freshness'),
  headers: () => import('./headers'),
  new: () => import('./new'),
  translated: () => import('./translated'),
};

/** Runs a command, and sets the exit code: 1 after a failure, 2 for invalid arguments. */
async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const load = COMMANDS[name];
  if (!load) {
    throw new Error(`name a command: ${Object.keys(COMMANDS).join(', ')}`);
  }
  const {command} = await load();
  try {
    await command.name(name).parseAsync(args, {from: 'user'});
  } catch (error) {
    if (error instanceof CommanderError) {
      // The parser has printed its error or the help.
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    } else if (error instanceof Failure || error instanceof ContentError) {
      console.error(error.message);
      process.exitCode = error instanceof UsageError ? 2 : 1;
    } else {
      throw error;
    }
  }
}

// A program that reads the output, such as "head", may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

void run(process.argv.slice(2));
