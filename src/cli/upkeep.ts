import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Argument} from '@commander-js/extra-typings';
import {define, Failure} from './command';

/** Name of the workflow artifact with results and reports. */
const ARTIFACT = 'upkeep';
const LABEL = 'upkeep';
const TITLE = 'Overdue facts and dead links';

/** Longest report in characters; GitHub limits the text of an issue to 65,536. */
const ISSUE_LIMIT = 65_000;

/** Number of earlier runs searched for results; the latest may have failed before it had any. */
const MAX_RUNS = 20;

const succeeds = (...args: readonly string[]): boolean => spawnSync('gh', args).status === 0;

/**
 * Runs `gh`, which reads the repository and the token from `GH_REPO` and `GH_TOKEN`.
 * @returns its standard output, trimmed
 * @throws Failure if the call fails
 * @throws Error if `gh` cannot be started
 */
function gh(...args: readonly string[]): string {
  const {status, stdout, stderr, error} = spawnSync('gh', args, {encoding: 'utf8'});
  if (status !== 0) {
    if (error) {
      throw error;
    }
    throw new Failure(`gh ${args[0]} ${args[1]} failed: ${stderr.trim()}`);
  }
  return stdout.trim();
}

/** Downloads the artifact of the latest scheduled run that has one; does nothing if none has. */
function fetchResults(folder: string): void {
  mkdirSync(folder, {recursive: true});
  // Any run can upload an artifact of this name, but a pull request cannot start a scheduled run.
  const runs = gh(
    ...['run', 'list', '--workflow', 'scheduled.yml', '--event', 'schedule'],
    ...['--limit', String(MAX_RUNS), '--json', 'databaseId', '--jq', '.[].databaseId'],
  );
  const run = runs
    .split('\n')
    .find(
      (id) => id !== '' && succeeds('run', 'download', id, '--name', ARTIFACT, '--dir', folder),
    );
  console.log(run === undefined ? 'no earlier results' : `results of run ${run}`);
}

/**
 * Writes all reports in a folder to the issue, which is opened, updated or, without reports,
 * closed.
 */
function updateIssue(folder: string): void {
  const report = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => text !== '')
    .join('\n');
  gh('label', 'create', LABEL, '--force', '--description', TITLE, '--color', '0a5277');
  const number = gh(
    ...['issue', 'list', '--label', LABEL, '--state', 'open'],
    ...['--json', 'number', '--jq', '.[0].number // empty'],
  );
  if (report === '') {
    if (number !== '') {
      gh('issue', 'close', number, '--comment', 'All facts and links are up to date.');
    }
    return;
  }
  const body = path.join(folder, 'issue.txt');
  writeFileSync(body, report.slice(0, ISSUE_LIMIT));
  if (number === '') {
    gh('issue', 'create', '--title', TITLE, '--label', LABEL, '--body-file', body);
  } else {
    gh('issue', 'edit', number, '--body-file', body);
  }
}

const TASKS = {fetch: fetchResults, issue: updateIssue} as const;

export const command = define(
  'Opens, updates or closes the GitHub issue that lists overdue facts and dead links, as the workflow "Scheduled" does. Needs gh, the GitHub CLI.',
  'upkeep -- fetch upkeep',
  'upkeep -- issue upkeep',
)
  .addArgument(
    new Argument(
      '<task>',
      'fetch: downloads the results of the previous run; issue: writes the reports of this run (*.md) to the issue',
    ).choices(Object.keys(TASKS) as (keyof typeof TASKS)[]),
  )
  .argument('<folder>', 'folder of results and reports')
  .action((task, folder) => {
    TASKS[task](folder);
  });
