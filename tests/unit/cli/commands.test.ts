/**
 * What all commands have in common, as a table over every one of them: what they say, where they
 * say it, and the exit code. What only concerns words is asked of the command itself, with an action
 * that must not be taken; the rest is asked of processes, started as the npm scripts start them.
 */
import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {Argument, CommandUnknownOpts} from '@commander-js/extra-typings';
import {describe, expect, it, vi} from 'vitest';
import packageJson from '../../../package.json';
import {define, Failure, perform, UsageError} from '@site/src/cli/command';
import {type CommandName, COMMANDS} from '@site/src/cli/commands';
import {catalogueFiles, type Files, writeTree} from '../catalogue/factories';
import {argumentsOf} from './runCommand';

// Processes take their time on a busy machine.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

const NAMES = Object.keys(COMMANDS) as CommandName[];

/** How a command has ended. */
type Outcome = {readonly code: number | null; readonly out: string; readonly error: string};

/** Has a command read words, which must not lead to any work. */
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

/** A word that an argument takes. */
const wordFor = ({argChoices}: Argument): string => argChoices?.[0] ?? '1';

/** As many words as a command needs. */
const wordsFor = ({registeredArguments}: CommandUnknownOpts): string[] =>
  registeredArguments.filter(({required}) => required).map(wordFor);

/** One line, and the way to the help. */
const REFUSAL = /^.+\nSee npm run [\w:]+ -- --help\n$/;

describe('the npm scripts', () => {
  it('call each command by its name', () => {
    const called = Object.entries(packageJson.scripts).flatMap(([script, line]) => {
      const [, name] = /^tsx src\/cli\/main\.ts (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[script, name]];
    });
    expect(called.sort()).toEqual(NAMES.map((name) => [name, name]).sort());
  });

  it('start no other file of src', () => {
    const others = Object.values(packageJson.scripts).filter((line) =>
      /\bsrc\/(?!cli\/main\.ts)/.test(line),
    );
    expect(others).toEqual([]);
  });
});

describe.each(all)('npm run $name', ({name, command}) => {
  it.each(['--help', '-h'])('explains itself with %s', async (flag) => {
    const {code, out, error} = await read(name, command, [flag]);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: npm run ${name} --`));
    expect(out).toContain(`\nExamples:\n  npm run ${name === 'headers' ? '-s ' : ''}${name}`);
    expect(command.description()).toMatch(/^[A-Z].*\.$/);
    for (const {description} of [...command.options, ...command.registeredArguments]) {
      expect(description).not.toBe('');
    }
  });

  it('explains itself whatever else is said', async () => {
    const {code, out} = await read(name, command, ['--nonsense', 'nonsense', '--help']);
    expect([code, out.slice(0, 6)]).toEqual([0, 'Usage:']);
  });

  it('refuses a flag that it does not know, and names the nearest', async () => {
    const {code, out, error} = await read(name, command, [...wordsFor(command), '--hepl']);
    expect([code, out]).toEqual([2, '']);
    expect(error).toBe(
      `unknown option '--hepl'; did you mean "--help"?\nSee npm run ${name} -- --help\n`,
    );
  });

  it('refuses a flag that is like none', async () => {
    const {code, error} = await read(name, command, [...wordsFor(command), '--zzzzzzzz=1']);
    expect(code).toBe(2);
    expect(error).toBe(`unknown option '--zzzzzzzz=1'\nSee npm run ${name} -- --help\n`);
  });
});

/** The arguments and options of all commands, each with the words that make a call of it. */
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
    it('refuses words beyond those it takes', async () => {
      const words = [...command.registeredArguments.map(wordFor), 'one', 'two'];
      const {code, out, error} = await read(name, command, words);
      expect([code, out]).toEqual([2, '']);
      expect(error).toBe(`unexpected arguments "one", "two"\nSee npm run ${name} -- --help\n`);
    });
  },
);

describe.each(items.filter(({required}) => required))(
  'npm run $name, without the value of $what,',
  ({name, command, what, before}) => {
    it('asks for it', async () => {
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
)('npm run $name, with another $what than $choices,', ({name, command, before, after, choices}) => {
  it.each([
    ['near one of them', `${choices[0]!.slice(0, -1)}_`],
    ['like none', 'zzzzzzzzzzzz'],
  ])('refuses what is %s', async (_, word) => {
    const {code, out, error} = await read(name, command, [...before, word, ...after]);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(`'${word}' is invalid`);
    expect(error.replace(word, '')).toContain(choices[0]!.slice(0, -1));
    expect(error).toMatch(REFUSAL);
  });
});

describe('a value', () => {
  it.each<[CommandName, readonly string[], string]>([
    ['freshness', ['--today', '2026-02-30'], 'a date, such as'],
    ['freshness', ['--today', ''], 'a date, such as'],
    ['freshness', ['--json', '--markdown'], 'cannot be used with'],
    ['lighthouse', ['--runs', '0'], 'a whole number, 1 or more'],
    ['lighthouse', ['--runs', '1.5'], 'a whole number, 1 or more'],
    ['bench', ['build', '25', 'many'], 'a whole number, 1 or more'],
    ['serve:static', ['build', 'here'], 'a whole number, 1 or more'],
  ])('is refused: %s %j', async (name, args, message) => {
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
    ['has done its work', () => undefined, 0, ''],
    [
      'fails',
      () => {
        throw new Failure('one\ntwo');
      },
      1,
      'one\ntwo\n',
    ],
    [
      'fails, and has said why',
      () => {
        throw new Failure();
      },
      1,
      '',
    ],
    [
      'was called wrongly',
      () => {
        throw new UsageError('so not');
      },
      2,
      'so not\nSee npm run example -- --help\n',
    ],
  ])('that %s', async (_, action, code, error) => {
    expect(await acting(action)).toEqual({code, out: '', error});
  });

  it('with a bug is left to show its trace', async () => {
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
  ])('ends quietly when a question is answered by %s', async (_, key) => {
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

/** Starts a command as its npm script does, and waits for its end. */
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

/** What a trace looks like. */
const TRACE = /^ +at .+:\d+:\d+\)?$/m;

describe('the process of', () => {
  // Those that no test starts otherwise, and those that begin their work without a word.
  it.each<CommandName>([
    ...(['analyze', 'build', 'build:variant', 'check:text', 'covers'] as const),
    ...(['install:chromium', 'preview:summary', 'schema'] as const),
  ])('%s explains itself, and does nothing else', async (name) => {
    const folder = writeTree({});
    const {code, out, error} = await start(name, folder, ['--help']);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: npm run ${name} --`));
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each<[CommandName, readonly string[], string]>([
    ['schema', ['all'], 'unexpected argument "all"'],
    ['bench', ['search', '3'], 'too many numbers for "search": 3'],
  ])('%s %j does nothing but say what is wrong', async (name, args, message) => {
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
  ])('%s %j tells what is broken in the content', async (name, args, files, place) => {
    const folder = writeTree(
      catalogueFiles({'src/cli/externalLinks/exclusions.yml': '[]', ...files}),
    );
    const {code, out, error} = await start(name, folder, args);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain(place);
    expect(error).toMatch(/\d+ problems? in the content\n$/);
    expect(error).not.toMatch(TRACE);
  });

  it.each<[CommandName, readonly string[]]>([
    ['bench', ['search']],
    ['bench', ['search-browser']],
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
      'a report',
      'freshness',
      ['--output', 'no/where.md'],
      'cannot write no/where.md: the folder no does not exist\n',
    ],
    [
      'results',
      'links:external',
      ['--results', 'no/where.json'],
      'cannot write no/where.json: the folder no does not exist\n',
    ],
    ['reports', 'upkeep', ['issue', 'no'], 'no: no such file or directory (scandir)\n'],
    ['a lockfile', 'check:licenses', [], 'package-lock.json: no such file or directory (open)\n'],
  ])('a command that lacks a place for %s says so', async (_, name, args, error) => {
    expect(await start(name, writeTree(catalogueFiles()), args)).toEqual({code: 1, out: '', error});
  });

  it('upkeep asks for gh where there is none', async () => {
    const folder = writeTree({});
    const env = {PATH: folder, Path: folder};
    expect(await start('upkeep', folder, ['fetch', '.'], {env})).toEqual({
      ...{code: 1, out: ''},
      error: 'the program "gh" cannot be started (no such file or directory); is it installed?\n',
    });
  });

  it('links:external says that there is no network, and keeps nothing', async () => {
    // No request leaves this machine for such a host, with a network or without.
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

  it('a command whose reader has gone is quiet, and ends as it would have', async () => {
    const folder = writeTree(catalogueFiles());
    expect(await start('freshness', folder, ['--json'], {closesPipe: true})).toEqual({
      ...{code: 0, out: '', error: ''},
    });
    const broken = writeTree(catalogueFiles({[RECORD]: '{'}));
    expect(await start('freshness', broken, [], {closesPipe: true})).toMatchObject({code: 1});
  });
});
