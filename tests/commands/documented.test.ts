/** The commands of README and CONTRIBUTING, each run at least once as it is typed there. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import packageJson from '../../package.json';
import {PREVIEW, START} from '../e2e/commands';
import {copySite, withTemporaryFolder} from '../site/copy';

const ROOT = path.resolve(import.meta.dirname, '../..');
const scripts: Readonly<Record<string, string>> = packageJson.scripts;

/** Commands that write, run in a copy of the site, and a line of their output. */
const WRITING = [
  [
    'npm run new -- service example-store --name "Example Store" --homepage https://example.com/ --vendor "Example, Inc." --tags cloud-storage --category object-storage --kind cloud-service',
    /services\/example-store\/service\.yml/,
  ],
  ['npm run check:content -- example-store', /no problems/],
  [
    'npm run change -- jira entry-price "10 USD/user-month" --on 2027-01-01 --source pricing-tables',
    /changed/,
  ],
  ['npm run covers', /./],
  ['npm run translated -- docs/intro.md', /./],
] as const;

/** Commands that only read, and a line of their output. */
const READING = [
  ['npm run freshness', /jira/],
  ['npm run bench -- search', /MiniSearch/],
  ['npx tsx src/cli/main.ts headers nginx', /add_header/],
  ['npx playwright test --project site --list', /Total: \d+ tests/],
] as const;

/** Commands of npm, which `.ci/run` and contributors run. */
const OF_NPM = ['npm ci', 'npm install'];

/** The scripts that a script runs, itself included. */
const reachedFrom = (name: string): string[] => [
  `npm run ${name}`,
  ...[...(scripts[name] ?? '').matchAll(/npm run ([\w:-]+)|(?<= )([\w-]+:)\*/g)].flatMap(
    ([, one, group]) =>
      one
        ? reachedFrom(one)
        : Object.keys(scripts)
            .filter((other) => other.startsWith(group!))
            .flatMap(reachedFrom),
  ),
];

/** `npm run NAME`, `npm NAME` or `npx PROGRAM` at the start of a command. */
const headOf = (command: string): string => /^np[mx] (?:run )?[\w:-]+/.exec(command)![0];

it.each(['README.md', 'CONTRIBUTING.md'])('%s names no command that no test runs', (file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const named = [...text.matchAll(/(?<=`|^|&& )np[mx] [^`\n#&]+/gm)].map(([command]) =>
    headOf(command),
  );
  // This test is a part of "npm test".
  const run = ['npm test', ...reachedFrom('test'), ...OF_NPM];
  const covered = [
    ...run,
    ...[
      PREVIEW,
      ...Object.values(START),
      ...[...WRITING, ...READING].map(([command]) => command),
    ].map(headOf),
  ];
  expect(named.filter((command) => !covered.includes(command))).toEqual([]);
});

/** What a command prints in a folder, run as a contributor types it, and its exit code. */
function outputOf(command: string, folder: string): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: {...process.env, INIT_CWD: folder},
  });
  return {status, output: stdout + stderr};
}

/** Long enough that only commands that hang exceed it; the benchmark takes 40 s alone. */
const READING_TIMEOUT = 240_000;

it.each(READING)('%s', {timeout: READING_TIMEOUT}, (command, line) => {
  const {status, output} = outputOf(command, ROOT);
  expect(status, output).toBe(0);
  expect(output).toMatch(line);
});

it('an entry is written, checked, drawn and translated in a copy of the site', () =>
  withTemporaryFolder((folder) => {
    copySite(ROOT, folder);
    for (const [command, line] of WRITING) {
      const {status, output} = outputOf(command, folder);
      expect(status, output).toBe(0);
      expect(output).toMatch(line);
    }
  }));
