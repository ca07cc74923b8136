/** The command of the scheduled workflow, with a stand-in for the GitHub command line. */
import {chmodSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Files, writeTree} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Runs the command in a temporary folder.
 * @param gh the stand-in, as a shell script that gets the arguments
 */
function upkeep(command: string, gh: string, files: Files = {}) {
  const folder = writeTree({...files, 'bin/gh': `#!/bin/bash\necho "$*" >> "$CALLS"\n${gh}\n`});
  chmodSync(path.join(folder, 'bin/gh'), 0o755);
  const {status, stderr} = runCommand('upkeep', folder, [command, 'upkeep'], {
    PATH: `${folder}/bin:${process.env.PATH}`,
    CALLS: path.join(folder, 'calls'),
  });
  const read = (file: string) =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined;
  return {status, stderr, read, calls: (read('calls') ?? '').trim().split('\n')};
}

// The stand-in is a POSIX shell script. The workflow runs on Linux only.
describe.skipIf(process.platform === 'win32')('the results of earlier runs', () => {
  const answering = (download: string) => `
    case "$*" in
      "run list"*) printf '3\\n2\\n1\\n' ;;
      ${download}
      *) exit 1 ;;
    esac`;

  it('are those of the last run that uploaded some', () => {
    const {status, calls, read} = upkeep(
      'fetch',
      answering('"run download 2 "*) echo "{}" > upkeep/links.json ;;'),
    );
    expect(status).toBe(0);
    expect(calls[0]).toContain('--workflow scheduled.yml --event schedule');
    expect(calls.slice(1)).toEqual([
      'run download 3 --name upkeep --dir upkeep',
      'run download 2 --name upkeep --dir upkeep',
    ]);
    expect(read('upkeep/links.json')).toBe('{}\n');
  });

  it.each([
    ['no run has left any', answering('')],
    ['there was no run', 'case "$*" in "run list"*) ;; *) exit 1 ;; esac'],
  ])('may be missing: %s', (_, gh) => {
    const {status, read} = upkeep('fetch', gh);
    expect(status).toBe(0);
    expect(read('upkeep/links.json')).toBeUndefined();
  });

  it('are not treated as missing if GitHub does not answer', () => {
    const {status, stderr} = upkeep('fetch', 'echo "no network" >&2; exit 1');
    expect(status).toBe(1);
    expect(stderr).toContain('gh run list failed: no network');
  });
});

describe.skipIf(process.platform === 'win32')('the issue', () => {
  const run = (facts: string, links: string, number: string) =>
    upkeep('issue', `case "$*" in "issue list"*) printf '${number}' ;; esac`, {
      'upkeep/facts.md': facts,
      'upkeep/links.md': links,
      'upkeep/links.json': '{}',
    });
  const changes = ({calls}: ReturnType<typeof run>) =>
    calls.filter((call) => /^issue (?!list)/.test(call));

  it('is opened with both reports if there is something to do', () => {
    const result = run('## Facts\n', '## Links\n', '');
    expect(result.status).toBe(0);
    expect(changes(result)).toEqual([
      'issue create --title Overdue facts and dead links --label upkeep --body-file upkeep/issue.txt',
    ]);
    expect(result.read('upkeep/issue.txt')).toBe('## Facts\n\n## Links\n');
  });

  it('is updated if it exists', () => {
    const result = run('', '## Links\n', '12');
    expect(changes(result)).toEqual(['issue edit 12 --body-file upkeep/issue.txt']);
    expect(result.read('upkeep/issue.txt')).toBe('## Links\n');
  });

  it('is closed if nothing is left to do', () => {
    const [change, ...others] = changes(run('', '', '12'));
    expect(change).toMatch(/^issue close 12 /);
    expect(others).toEqual([]);
  });

  it('is not opened if there is nothing to do', () => {
    const result = run('', '', '');
    expect(result.status).toBe(0);
    expect(changes(result)).toEqual([]);
  });

  it('is shortened to the limit of GitHub', () => {
    expect(run('a'.repeat(100_000), '', '').read('upkeep/issue.txt')).toHaveLength(65_000);
  });
});

describe('npm run upkeep', () => {
  it('rejects unknown arguments', () => {
    const {status, stderr} = upkeep('delete', 'exit 1');
    expect(status).toBe(2);
    expect(stderr).toContain("'delete' is invalid");
  });
});

describe('the workflow', () => {
  const text = readFileSync(path.join(ROOT, '.github/workflows/scheduled.yml'), 'utf8');

  it('checks only failed links on one of its days, and all links on the other', () => {
    const days = [...text.matchAll(/cron: '([^']+)'/g)].map(([, day]) => day);
    const asked = [...text.matchAll(/event\.schedule ([!=]=) '([^']+)'\n\s+run: (.+)/g)];
    expect(days).toHaveLength(2);
    expect(asked.map(([, , day]) => day)).toEqual([days[1], days[1]]);
    expect(asked.map(([, sign, , run]) => [sign, run!.includes('--only-failed')])).toEqual([
      ['!=', false],
      ['==', true],
    ]);
  });
});
