/** Runs the command that an npm script names. Usage: tsx src/cli/main.ts NAME … */
import {perform} from './command';
import {COMMANDS, isCommand} from './commands';

// Whoever reads along may have read enough, such as "head". The work goes on, and so the exit code
// is the one that it has without a reader.
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
      `There is no command "${name}"; package.json calls one of ${Object.keys(COMMANDS).join(', ')}`,
    );
  }
  const {command} = await COMMANDS[name]();
  process.exitCode = await perform(name, command, args);
}

void run(process.argv.slice(2));
