/** GitHub accepts the workflows, and they keep what others write away from secrets and permissions. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

/** The part of GitHub's language service that is used here. */
type LanguageService = {
  readonly validate: (document: {
    readonly uri: string;
    readonly getText: () => string;
  }) => Promise<readonly {readonly message: string}[]>;
};
type Step = {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
};
type Job = {
  readonly needs?: readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: unknown;
  readonly steps?: readonly Step[];
};
type Workflow = {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
};

// tsx, unlike Node.js, loads the JSON files that the package imports.
const {validate} = (await tsImport('@actions/languageservice', import.meta.url)) as LanguageService;

/** Events that only maintainers cause, and pull requests, which run without secrets. */
const EVENTS = [
  'merge_group',
  'pull_request',
  'push',
  'schedule',
  'workflow_call',
  'workflow_dispatch',
];

/** Write permissions of the jobs of a workflow; all other jobs can only read. */
const WRITE_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  'workflows/deploy.yml': ['id-token', 'pages'],
  'workflows/scheduled.yml': ['issues'],
};

const GITHUB = path.resolve(import.meta.dirname, '../../.github');
const FILES = readdirSync(GITHUB, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /^(?:workflows|actions)\/.+\.yml$/.test(file))
  .map((file) => ({file, text: readFileSync(path.join(GITHUB, file), 'utf8')}));
const WORKFLOWS = FILES.filter(({file}) => file.startsWith('workflows/')).map(({file, text}) => ({
  file,
  workflow: parse(text) as Workflow,
}));

describe.each(FILES)('$file', ({file, text}) => {
  const {runs, jobs} = parse(text) as Partial<Workflow> & {readonly runs?: Job};
  const steps = [runs ?? [], Object.values(jobs ?? {})].flat().flatMap((job) => job.steps ?? []);

  it('is valid', async () => {
    const problems = await validate({uri: `file:///.github/${file}`, getText: () => text});
    expect(problems.map(({message}) => message)).toEqual([]);
  });

  it('pins actions of others by commit, with the version as a comment', () => {
    const used = [...text.matchAll(/\buses: (?!\.\/)(.+)/g)].map(([, action]) => action!);
    expect(used.filter((action) => !/^\S+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('passes values to scripts as variables, so that the shell does not run them', () => {
    expect(steps.filter(({run}) => run?.includes('${{'))).toEqual([]);
  });

  it('leaves no token on disk', () => {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });
});

describe.each(WORKFLOWS)('$file', ({file, workflow: {on, permissions, jobs}}) => {
  it('does not run with permissions when others cause an event', () => {
    expect(Object.keys(on).filter((event) => !EVENTS.includes(event))).toEqual([]);
  });

  it('lets only certain jobs write', () => {
    expect(permissions).toEqual({});
    const written = Object.values(jobs).flatMap((job) =>
      Object.entries(job.permissions ?? {}).flatMap(([name, level]) =>
        level === 'write' ? [name] : [],
      ),
    );
    expect(written.sort()).toEqual(WRITE_PERMISSIONS[file] ?? []);
  });

  it('has secrets only in environments, which are limited to branches', () => {
    const withSecrets = Object.values(jobs).filter((job) =>
      /\bsecrets\b/.test(JSON.stringify(job)),
    );
    expect(withSecrets.filter(({environment}) => environment === undefined)).toEqual([]);
  });
});

it('the required job of CI waits for all others', () => {
  const {required, ...others} = WORKFLOWS.find(({file}) => file === 'workflows/ci.yml')!.workflow
    .jobs;
  expect(required!.needs).toEqual(Object.keys(others));
});
