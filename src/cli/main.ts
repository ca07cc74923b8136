/** Runs the command that an npm script names. Usage: tsx src/cli/main.ts NAME [ARGUMENT…] */
import {perform} from './command';
import {COMMANDS, isCommand} from './commands';

// A program that reads the output, such as "head", may close the pipe early. The command still runs
// to its end, so that the exit code does not depend on the reader.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!['EPIPE', 'EOF'].includes(error.code ?? '')) {
      throw error;
    }
  });
}

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  if (!isCommand(name)) {
    throw new Error(
      `unknown command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}`,
    );
  }
  const {command} = await COMMANDS[name]();
  process.exitCode = await perform(name, command, args);
}

void run(process.argv.slice(2));
