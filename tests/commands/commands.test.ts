/**
 * What all commands share, as tables over every command: messages, output streams and exit codes.
 * The parsing of arguments is tested on the command objects, with actions that must not run; the
 * rest on processes that are started like the npm scripts.
 */
import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {Argument, CommandUnknownOpts} from '@commander-js/extra-typings';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';
import {define, Failure, perform, UsageError} from '@site/src/cli/command';
import {type CommandName, COMMANDS} from '@site/src/cli/commands';
import {catalogueFiles, type Files, writeTree} from '../unit/catalogue/factories';
import {argumentsOf} from './runCommand';

const NAMES = Object.keys(COMMANDS) as CommandName[];

/** Exit code and output of a finished command. */
type Outcome = {readonly code: number | null; readonly out: string; readonly error: string};

/** Parses arguments with a command whose action must not run. */
async function read(
  name: string,
  command: CommandUnknownOpts,
  args: readonly string[],
): Promise<Outcome> {
  let [out, error] = ['', ''];
  const code = await perform(name, command, args, {
    out: (written) => (out += written),
    error: (written) => (error += written),
  });
  return {code, out, error};
}

const all = await Promise.all(
  NAMES.map(async (name) => {
    const {command} = await COMMANDS[name]();
    command.action(() => {
      throw new Error('The command has begun to work');
    });
    return {name, command};
  }),
);

/** A valid value for an argument. */
const wordFor = ({argChoices}: Argument): string => argChoices?.[0] ?? '1';

/** Values for all required arguments of a command. */
const wordsFor = ({registeredArguments}: CommandUnknownOpts): string[] =>
  registeredArguments.filter(({required}) => required).map(wordFor);

/** A message on one line, and a pointer to the help. */
const REFUSAL = /^.+\nSee npm run [\w:]+ -- --help\n$/;

describe('the npm scripts', () => {
  it('call each command by its name', () => {
    const called = Object.entries(packageJson.scripts).flatMap(([script, line]) => {
      const [, name] = /^tsx src\/cli\/main\.ts (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[script, name]];
    });
    expect(new Map(called as [string, string][])).toEqual(
      new Map(NAMES.map((name) => [name, name])),
    );
  });

  it('start no other file of src', () => {
    const others = Object.values(packageJson.scripts).filter((line) =>
      /\bsrc\/(?!cli\/main\.ts)/.test(line),
    );
    expect(others).toEqual([]);
  });
});

describe.each(all)('npm run $name', ({name, command}) => {
  it.each(['--help', '-h'])('prints its help with %s', async (flag) => {
    const {code, out, error} = await read(name, command, [flag]);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: npm run ${name} --`));
    expect(out).toContain(`\nExamples:\n  npm run ${name === 'headers' ? '-s ' : ''}${name}`);
    expect(command.description()).toMatch(/^[A-Z].*\.$/);
    for (const {description} of [...command.options, ...command.registeredArguments]) {
      expect(description).not.toBe('');
    }
  });

  it('prints its help even if other arguments are invalid', async () => {
    const {code, out} = await read(name, command, ['--nonsense', 'nonsense', '--help']);
    expect([code, out.slice(0, 6)]).toEqual([0, 'Usage:']);
  });

  it('rejects an unknown option and suggests a similar one', async () => {
    const {code, out, error} = await read(name, command, [...wordsFor(command), '--hepl']);
    expect([code, out]).toEqual([2, '']);
    expect(error).toBe(
      `unknown option '--hepl'; did you mean "--help"?\nSee npm run ${name} -- --help\n`,
    );
  });

  it('rejects an unknown option without a suggestion if none is similar', async () => {
    const {code, error} = await read(name, command, [...wordsFor(command), '--zzzzzzzz=1']);
    expect(code).toBe(2);
    expect(error).toBe(`unknown option '--zzzzzzzz=1'\nSee npm run ${name} -- --help\n`);
  });
});

/**
 * The arguments and options of all commands, with the words before and after them in a valid call.
 */
const items = all.flatMap(({name, command}) => [
  ...command.options.map(({long, required, argChoices}) => ({
    ...{name, command, required, argChoices, what: long!},
    before: [...wordsFor(command), long!],
    after: [] as string[],
  })),
  ...command.registeredArguments.map((argument, index, list) => ({
    ...{name, command, required: argument.required, argChoices: argument.argChoices},
    what: argument.name(),
    before: list.slice(0, index).map(wordFor),
    after: wordsFor(command).slice(index + 1),
  })),
]);

describe.each(all.filter(({command: {registeredArguments: list}}) => !list.at(-1)?.variadic))(
  'npm run $name',
  ({name, command}) => {
    it('rejects surplus arguments', async () => {
      const words = [...command.registeredArguments.map(wordFor), 'one', 'two'];
      const {code, out, error} = await read(name, command, words);
      expect([code, out]).toEqual([2, '']);
      expect(error).toBe(`unexpected arguments "one", "two"\nSee npm run ${name} -- --help\n`);
    });
  },
);

describe.each(items.filter(({required}) => required))(
  'npm run $name, without a value for $what,',
  ({name, command, what, before}) => {
    it('reports the missing value', async () => {
      const {code, out, error} = await read(name, command, before);
      expect([code, out]).toEqual([2, '']);
      expect(error).toMatch(what.startsWith('--') ? /argument missing/ : /^missing required/);
      expect(error).toContain(what);
      expect(error).toMatch(REFUSAL);
    });
  },
);

describe.each(
  items.flatMap((item) => (item.argChoices ? [{...item, choices: item.argChoices}] : [])),
)(
  'npm run $name, with a value for $what other than $choices,',
  ({name, command, before, after, choices}) => {
    it.each([
      ['similar to one of them', `${choices[0]!.slice(0, -1)}_`],
      ['similar to none', 'zzzzzzzzzzzz'],
    ])('rejects a value that is %s', async (_, word) => {
      const {code, out, error} = await read(name, command, [...before, word, ...after]);
      expect([code, out]).toEqual([2, '']);
      expect(error).toContain(`'${word}' is invalid`);
      expect(error.replace(word, '')).toContain(choices[0]!.slice(0, -1));
      expect(error).toMatch(REFUSAL);
    });
  },
);

describe('an invalid value', () => {
  it.each<[CommandName, readonly string[], string]>([
    ['freshness', ['--today', '2026-02-30'], 'a date, such as'],
    ['freshness', ['--today', ''], 'a date, such as'],
    ['freshness', ['--json', '--markdown'], 'cannot be used with'],
    ['lighthouse', ['--runs', '0'], 'a whole number, 1 or more'],
    ['lighthouse', ['--runs', '1.5'], 'a whole number, 1 or more'],
    ['bench', ['build', '25', 'many'], 'a whole number, 1 or more'],
    ['bench', ['stock', '--services', 'many'], 'a whole number, 1 or more'],
    ['serve:static', ['build', 'here'], 'a whole number, 1 or more'],
  ])('is rejected: %s %j', async (name, args, message) => {
    const {command} = all.find((one) => one.name === name)!;
    const {code, out, error} = await read(name, command, args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(message);
    expect(error).toMatch(REFUSAL);
  });
});

describe('a command', () => {
  const acting = (action: () => void | Promise<void>) =>
    read('example', define('Does nothing.', 'example').action(action), []);

  it.each<[string, () => void | Promise<void>, number, string]>([
    ['succeeds', () => undefined, 0, ''],
    [
      'fails',
      () => {
        throw new Failure('one\ntwo');
      },
      1,
      'one\ntwo\n',
    ],
    [
      'fails after printing a message itself',
      () => {
        throw new Failure();
      },
      1,
      '',
    ],
    [
      'was called with invalid arguments',
      () => {
        throw new UsageError('so not');
      },
      2,
      'so not\nSee npm run example -- --help\n',
    ],
  ])('that %s', async (_, action, code, error) => {
    expect(await acting(action)).toEqual({code, out: '', error});
  });

  it('with a bug throws its error, so that the stack trace is shown', async () => {
    const bug = new TypeError('undefined is no function');
    await expect(
      acting(() => {
        throw bug;
      }),
    ).rejects.toBe(bug);
  });

  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('ends without a message when a question is cancelled with %s', async (_, key) => {
    const outcome = await acting(async () => {
      const input = new PassThrough();
      const terminal = createInterface({input, output: new PassThrough(), terminal: true});
      const answer = terminal.question('Name: ');
      input.write(key);
      await answer;
    });
    expect(outcome).toEqual({code: 130, out: '', error: '\n'});
  });
});

/** Starts a command like its npm script and waits until it ends. */
async function start(
  command: CommandName,
  folder: string,
  args: readonly string[] = [],
  {env = {}, closesPipe = false} = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, argumentsOf(command, args), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, INIT_CWD: folder, ...env},
  });
  if (closesPipe) {
    child.stdout.destroy();
  }
  const [out, error, code] = await Promise.all([
    closesPipe ? '' : text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return {code, out, error};
}

/** A line of a stack trace. */
const TRACE = /^ +at .+:\d+:\d+\)?$/m;

describe('the process of', () => {
  // Commands that no other test starts, and those that begin without reading arguments.
  it.each<CommandName>([
    ...(['analyze', 'build:variant', 'check:text', 'covers'] as const),
    ...(['install:chromium', 'preview:summary', 'schema'] as const),
  ])('%s prints its help and does nothing else', async (name) => {
    const folder = writeTree({});
    const {code, out, error} = await start(name, folder, ['--help']);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: npm run ${name} --`));
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each<[CommandName, readonly string[], string]>([
    ['schema', ['all'], 'unexpected argument "all"'],
    ['bench', ['search', '3'], 'too many numbers for "search": 3'],
    ['bench', ['build', '25', '--services', '500'], '"build" takes no --services'],
    ['bench', ['load', '1', '2', '3'], 'too many numbers for "load": 3'],
  ])('%s %j only reports the invalid argument', async (name, args, message) => {
    const folder = writeTree({});
    expect(await start(name, folder, args)).toEqual({
      ...{code: 2, out: ''},
      error: `${message}\nSee npm run ${name} -- --help\n`,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  const RECORD = 'services/alpha/service.yml';
  const ARTICLE = 'services/alpha/index.md';
  it.each<[CommandName, readonly string[], Files, string]>([
    ['check:content', [], {[RECORD]: 'slug: "alpha\n'}, `${RECORD}:`],
    ['check', ['alpha'], {[RECORD]: 'slug: "alpha\n'}, `${RECORD}:`],
    ['covers', [], {[RECORD]: 'slug: "alpha\n'}, `${RECORD}:`],
    ['covers', ['alpha'], {[RECORD]: 'slug: "alpha\n'}, `${RECORD}:`],
    ['freshness', [], {[RECORD]: 'slug: "alpha\n'}, `${RECORD}:`],
    ['links:external', [], {[ARTICLE]: '<Fact\n'}, `${ARTICLE}:`],
    ['new', ['company', 'beta'], {'services/tags.yml': 'storage: "\n'}, 'services/tags.yml:'],
  ])('%s %j reports invalid content', async (name, args, files, place) => {
    const folder = writeTree(
      catalogueFiles({'src/cli/externalLinks/exclusions.yml': '[]', ...files}),
    );
    const {code, out, error} = await start(name, folder, args);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain(place);
    // The check reports on all content, the other commands on what stopped them.
    expect(error).toMatch(
      name.startsWith('check') ? /\d+ problems? in the content\n$/ : /\d+ problems?\n$/,
    );
    expect(error).not.toMatch(TRACE);
  });

  it.each<[CommandName, readonly string[]]>([
    ['bench', ['search']],
    ['bench', ['search-browser']],
    ['bench', ['load']],
    ['headers', ['nginx']],
    ['lighthouse', []],
    ['measure', []],
    ['screenshots', []],
    ['serve:static', []],
  ])('%s %j asks for a build', async (name, args) => {
    expect(await start(name, writeTree({}), args)).toEqual({
      ...{code: 1, out: ''},
      error: 'there is no built site; run "npm run build" first\n',
    });
  });

  it.each<[string, CommandName, readonly string[], string]>([
    [
      'a folder for its report',
      'freshness',
      ['--output', 'no/where.md'],
      'cannot write no/where.md: the folder no does not exist\n',
    ],
    [
      'a folder for its results',
      'links:external',
      ['--results', 'no/where.json'],
      'cannot write no/where.json: the folder no does not exist\n',
    ],
    ['a folder of reports', 'upkeep', ['issue', 'no'], 'no: no such file or directory (scandir)\n'],
    ['a lockfile', 'check:licenses', [], 'package-lock.json: no such file or directory (open)\n'],
  ])('a command with missing %s reports the path', async (_, name, args, error) => {
    expect(await start(name, writeTree(catalogueFiles()), args)).toEqual({code: 1, out: '', error});
  });

  it('upkeep reports that gh is not installed', async () => {
    const folder = writeTree({});
    const env = {PATH: folder, Path: folder};
    expect(await start('upkeep', folder, ['fetch', '.'], {env})).toEqual({
      ...{code: 1, out: ''},
      error: 'the program "gh" cannot be started (no such file or directory); is it installed?\n',
    });
  });

  it('links:external reports a missing network and writes no results', async () => {
    // Requests to these hosts never leave the machine.
    const links = Array.from({length: 20}, (_, index) => `- https://${index}.localhost/`);
    const folder = writeTree({
      'services/alpha/service.yml': `${links.join('\n')}\n`,
      'src/cli/externalLinks/exclusions.yml': '[]\n',
    });
    const {code, out, error} = await start('links:external', folder);
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(/\nnone of 12 links on different hosts answered; check the network.*\n$/);
    expect(error).not.toMatch(TRACE);
    expect(readdirSync(folder)).not.toContain('external-links.json');
  });

  it('a command ignores a closed output pipe and keeps its exit code', async () => {
    const folder = writeTree(catalogueFiles());
    expect(await start('freshness', folder, ['--json'], {closesPipe: true})).toEqual({
      ...{code: 0, out: '', error: ''},
    });
    const broken = writeTree(catalogueFiles({[RECORD]: '{'}));
    expect(await start('freshness', broken, [], {closesPipe: true})).toMatchObject({code: 1});
  });
});
