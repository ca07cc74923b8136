/** The workflows follow the rules, and each rule reports a violation. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkAction, checkVersions, checkWorkflow, type Source} from './workflows';
import packageJson from '../../package.json';

const ROOT = path.resolve(import.meta.dirname, '../..');

const filesBelow = (folder: string): readonly Source[] =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => ({file, text: readFileSync(path.join(ROOT, folder, file), 'utf8')}));

const workflows = filesBelow('.github/workflows');
const actions = filesBelow('.github/actions');

const SCRIPTS = '.github/scripts';
const shellScripts = readdirSync(path.join(ROOT, SCRIPTS)).map((file) => `${SCRIPTS}/${file}`);

const surroundings = {
  shellScripts: shellScripts.filter((file) => !file.endsWith('/lib.sh')),
  scripts: Object.keys(packageJson.scripts),
  own: [
    ...workflows.map(({file}) => `./.github/workflows/${file}`),
    ...actions.map(({file}) => `./.github/actions/${path.posix.dirname(file)}`),
  ],
};

describe('the workflows', () => {
  it.each(workflows)('$file follows the rules', (workflow) => {
    expect(checkWorkflow(workflow, surroundings)).toEqual([]);
  });

  it.each(actions)('the action $file follows the rules', (action) => {
    expect(checkAction(action, surroundings)).toEqual([]);
  });

  it('use a single version of each action', () => {
    expect(checkVersions([...workflows, ...actions])).toEqual([]);
  });

  it('cover checks, previews and deployment', () => {
    expect(workflows.map(({file}) => file)).toEqual(
      expect.arrayContaining(['ci.yml', 'deploy.yml', 'preview.yml']),
    );
  });

  it('turn off the service worker in previews', () => {
    const {text} = workflows.find(({file}) => file === 'preview.yml')!;
    expect(parse(text)).toMatchObject({jobs: {preview: {env: {OFFLINE: 'off'}}}});
  });

  it('deploy the build that the tests ran on', () => {
    const {text} = workflows.find(({file}) => file === 'deploy.yml')!;
    expect(text).toContain('uses: ./.github/workflows/ci.yml');
    expect(text).not.toMatch(/run: npm/);
  });

  it.each(['ci.yml', 'preview.yml'])('%s runs when a draft becomes ready for review', (file) => {
    const {on} = parse(workflows.find((one) => one.file === file)!.text) as {
      readonly on: {readonly pull_request: {readonly types: readonly string[]}};
    };
    expect(on.pull_request.types).toEqual(
      expect.arrayContaining(['opened', 'synchronize', 'reopened', 'ready_for_review']),
    );
  });
});

describe('the workflows that outsiders can trigger', () => {
  type Step = {readonly run?: string; readonly env?: unknown};
  const steps = ['fix.yml', 'suggestion.yml'].flatMap((file) => {
    const {jobs} = parse(workflows.find((one) => one.file === file)!.text) as {
      readonly jobs: Readonly<Record<string, {permissions: object; steps: readonly Step[]}>>;
    };
    return Object.values(jobs).flatMap((job) =>
      job.steps.map(({run, env}) => ({
        run,
        hasToken: JSON.stringify(env ?? '').includes('github.token'),
        mayWrite: Object.values(job.permissions).includes('write'),
      })),
    );
  });
  const scriptsOf = (wanted: (step: (typeof steps)[number]) => boolean) =>
    steps.filter(wanted).flatMap(({run}) => run?.split(' ')[0] ?? []);
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

  it('give a token with write access only to the scripts that write', () => {
    expect(scriptsOf(({mayWrite}) => mayWrite)).toEqual([
      `${SCRIPTS}/deliver-fix.sh`,
      `${SCRIPTS}/propose-suggestion.sh`,
    ]);
  });

  it('give no token to scripts that run code of the site', () => {
    expect(scriptsOf(({mayWrite, hasToken}) => !mayWrite && hasToken)).toEqual([
      `${SCRIPTS}/fetch-pull-request.sh`,
    ]);
  });

  it.each(scriptsOf(({hasToken}) => hasToken))(
    'run no code of the site in %s, which has a token',
    (file) => {
      const code = read(file).replace(/^ *#.*$/gm, '');
      expect(code).not.toMatch(/\b(?:npm|npx|node|tsx|without_network)\b/);
      expect(code).not.toMatch(/\bgit (?:checkout|switch|restore|reset|merge|pull|worktree)\b/);
    },
  );

  it('run code of the site without network access', () => {
    const calls = shellScripts.flatMap((file) => read(file).match(/^.*\bnpm run\b.*$/gm) ?? []);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((line) => !line.startsWith('without_network npm run '))).toEqual([]);
  });

  // Windows has no executable bit.
  it.skipIf(process.platform === 'win32')('mark all scripts as executable', () => {
    const mode = (file: string) => statSync(path.join(ROOT, file)).mode;
    expect(surroundings.shellScripts.filter((file) => (mode(file) & 0o111) === 0)).toEqual([]);
  });
});

const SHA = 'de0fac2e4500dabe0009e67214ff5f5447ce83dd';

const GOOD = `
on:
  pull_request:
permissions: {}
concurrency: example
jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${SHA} # v6.0.2
        with:
          persist-credentials: false
      - uses: ./.github/actions/setup
      - run: npm run build
  required:
    needs: [build]
    if: always()
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions: {}
    steps:
      - if: >-
          contains(needs.*.result, 'failure') || contains(needs.*.result, 'cancelled') ||
          contains(needs.*.result, 'skipped')
        run: exit 1
`;

const example = {
  scripts: ['build', 'test'],
  own: ['./.github/actions/setup'],
  shellScripts: ['.github/scripts/draft.sh', '.github/scripts/propose.sh'],
};

/** A workflow that outsiders can trigger, with its two jobs. */
const OUTSIDE = `
on:
  issue_comment:
    types: [created]
permissions: {}
concurrency: example
jobs:
  make:
    if: contains('OWNER', github.event.comment.author_association)
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${SHA} # v6.0.2
        with:
          persist-credentials: false
      - uses: ./.github/actions/setup
      - run: .github/scripts/draft.sh folder
  deliver:
    needs: make
    if: success()
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: write
    steps:
      - run: .github/scripts/propose.sh folder
        env:
          GH_TOKEN: \${{ github.token }}
          TITLE: \${{ github.event.issue.title }}
`;

describe('the rules', () => {
  const check = (text: string, file = 'example.yml') => checkWorkflow({file, text}, example);

  it('accept a workflow that follows them', () => {
    expect(check(GOOD)).toEqual([]);
  });

  it.each([
    ['an action pinned by a tag', SHA, 'v6', 'is not pinned by the full SHA of a commit'],
    [
      'an action pinned by a short SHA',
      SHA,
      'de0fac2',
      'is not pinned by the full SHA of a commit',
    ],
    ['an action without a version comment', ' # v6.0.2', '', 'has no comment with its version'],
    [
      'an action with an incomplete version comment',
      'v6.0.2',
      'v6',
      'has no comment with its version',
    ],
    ['an action that does not exist', 'actions/setup', 'actions/set-up', 'does not exist'],
    ['permissions for all jobs', 'permissions: {}', 'permissions: read-all', 'write {} at the top'],
    ['default permissions', 'permissions: {}\nconc', 'conc', 'write {} at the top'],
    ['a job without permissions', '    permissions:\n      contents: read\n', '', 'are missing'],
    [
      'a job with all permissions',
      ':\n      contents: read',
      ': write-all',
      'several permissions at once',
    ],
    [
      'a job with write access',
      'contents: read',
      'contents: write',
      'write access to contents is not allowed',
    ],
    [
      'a second job that deploys',
      'contents: read',
      'pages: write',
      'write access to pages is not allowed',
    ],
    ['a job without a time limit', '    timeout-minutes: 5\n', '', 'timeout-minutes is missing'],
    ['a workflow without concurrency', 'concurrency: example\n', '', 'concurrency is missing'],
    ['a token stored on disk', '-credentials: false', '-credentials: true', 'leaves the token'],
    ['a checkout with default settings', /\n *with:\n *persist.*/, '', 'leaves the token'],
    [
      'a trigger that runs code of a fork with permissions',
      'pull_request:',
      'pull_request_target:',
      'with secrets and write permissions',
    ],
    [
      'a trigger that runs after code of a fork',
      'pull_request:',
      'workflow_run:',
      'with secrets and write permissions',
    ],
    [
      'an issue title in a command',
      'run build',
      'test -- ${{ github.event.issue.title }}',
      'through env',
    ],
    [
      'a branch name in an input',
      'persist-credentials: false',
      'persist-credentials: false\n          ref: ${{ github.head_ref }}',
      'ref contains text that outsiders choose',
    ],
    [
      'a secret of the repository',
      'npm run build',
      'npm run build\n        env: {TOKEN: "${{ secrets.TOKEN }}"}',
      'uses secrets',
    ],
    [
      'a secret used as a condition',
      'permissions:\n      contents',
      "outputs: {a: \"${{ secrets['TOKEN'] != '' }}\"}\n    permissions:\n      contents",
      'uses secrets',
    ],
    ['inherited secrets', 'timeout-', 'secrets: inherit\n    timeout-', 'uses secrets'],
    [
      'a command that is no npm script',
      'npm run build',
      'npx docusaurus build',
      'is neither an npm script',
    ],
    ['a second command', 'npm run build', 'npm run build && date', 'is neither an npm script'],
    ['a bare exit command', 'npm run build', 'exit 1', 'is neither an npm script'],
    [
      'an unknown script',
      'npm run build',
      'npm run built',
      'the npm script "built" does not exist',
    ],
    [
      'a job that the gate does not wait for',
      'needs: [build]',
      'needs: []',
      'must also need "build"',
    ],
    ['a gate that can be skipped', 'if: always()', 'if: success()', 'counts as passed'],
    [
      'a gate that passes failed jobs',
      "result, 'failure'",
      "result, '-'",
      'another job is "failure"',
    ],
    ['a gate that passes cancelled jobs', "result, 'cancelled'", "result, '-'", 'is "cancelled"'],
    ['a gate that passes skipped jobs', "result, 'skipped'", "result, '-'", 'is "skipped"'],
  ])('report %s', (_, part, replacement, message) => {
    const bad = GOOD.replace(part, replacement);
    expect(bad).not.toBe(GOOD);
    expect(check(bad)).toEqual([expect.stringContaining(message)]);
  });

  it('accept a workflow that outsiders can trigger', () => {
    expect(check(OUTSIDE, 'fix.yml')).toEqual([]);
  });

  it.each([
    ['a job for everybody', /if: contains.*/, 'if: success()', 'anyone can trigger it'],
    ['another event', 'issue_comment:', 'fork:', 'on: fork is not in the lists'],
    ['every issue', 'issue_comment:\n    types: [created]', 'issues:', 'write "types: [labeled]"'],
    [
      'an edited issue',
      'issue_comment:\n    types: [created]',
      'issues: {types: [edited]}',
      '[labeled]',
    ],
    [
      'the code of a pull request',
      '-credentials: false',
      '$&\n          ref: refs/pull/1/head',
      'checks out something other than main',
    ],
    [
      'another repository',
      '-credentials: false',
      '$&\n          repository: a/b',
      'checks out something other than main',
    ],
    [
      'code of the site beside a right',
      'run: .github/scripts/propose.sh folder',
      'run: npm ci',
      'has write permissions and runs npm ci',
    ],
    [
      'an action beside a right',
      'run: .github/scripts/propose.sh folder',
      'uses: ./.github/actions/setup',
      'has write permissions and runs ./.github',
    ],
    [
      'a command with the token',
      '.github/scripts/draft.sh folder',
      'npm run build\n        env: {T: "${{ github.token }}"}',
      'run: npm run build has the token',
    ],
    [
      'a token for all steps',
      'timeout-',
      'env: {T: "${{ github.token }}"}\n    timeout-',
      'env: passes the token',
    ],
    [
      'a token for all jobs',
      'concurrency',
      'env: {T: "${{ secrets.T }}"}\nconcurrency',
      'env: passes the token',
    ],
    [
      'a title in a command',
      'propose.sh folder',
      'propose.sh ${{ github.event.issue.title }}',
      'through env',
    ],
    [
      'a script that does not exist',
      'draft.sh',
      'drafts.sh',
      '.github/scripts/drafts.sh does not exist',
    ],
    [
      'a script elsewhere',
      '.github/scripts/draft.sh',
      'services/a/draft.sh',
      'nor in .github/scripts',
    ],
    ['a script and a command', 'draft.sh folder', 'draft.sh folder; id', 'nor in .github/scripts'],
    ['a script with a variable', 'draft.sh folder', 'draft.sh $TITLE', 'nor in .github/scripts'],
  ])('report %s in such a workflow', (_, part, replacement, message) => {
    const bad = OUTSIDE.replace(part, replacement);
    expect(bad).not.toBe(OUTSIDE);
    expect(check(bad, 'fix.yml').join('\n')).toContain(message);
  });

  it('allow the deploy job to write in its own workflow only', () => {
    const text = GOOD.replace('  build:\n', '  deploy:\n')
      .replace('[build]', '[deploy]')
      .replace('contents: read', 'pages: write');
    expect(check(text, 'deploy.yml')).toEqual([]);
    expect(check(text)).toEqual([
      'example.yml: job "deploy": permissions: write access to pages is not allowed',
    ]);
  });

  it('allow a job to use the secrets of an environment', () => {
    const text = GOOD.replace(
      'npm run build',
      '$&\n        env: {TOKEN: "${{ secrets.TOKEN }}"}',
    ).replace('timeout-', 'environment: site\n    timeout-');
    expect(check(text)).toEqual([]);
  });

  it('apply to actions', () => {
    const text = `runs: {using: composite, steps: [{uses: a/b@v1}, {run: date}]}`;
    expect(checkAction({file: 'x/action.yml', text}, example)).toEqual([
      'x/action.yml: uses: a/b@v1 is not pinned by the full SHA of a commit',
      'x/action.yml: run: date is neither an npm script nor in .github/scripts',
    ]);
    expect(checkAction({file: 'x', text: 'runs: {using: node24}'}, example)).toEqual([
      'x: runs.using: only composite actions are allowed',
    ]);
  });

  it('report two versions of an action', () => {
    const sources = ['a', 'b'].map((sha) => ({file: sha, text: `uses: x/y@${sha}`}));
    expect(checkVersions(sources)).toEqual(['x/y is used as a and b; use one of them']);
  });
});
