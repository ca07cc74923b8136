/**
 * A repository as the workflows see it, on the local disk: remote, clone, pull requests and
 * programs.
 */
import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Files} from '../../unit/catalogue/factories';
import packageJson from '../../../package.json';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SCRIPTS = path.join(ROOT, '.github/scripts');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Stand-ins for the programs that the scripts call: gh, npm and those that cut off the network. */
const STAND_INS: Readonly<Record<string, string>> = {
  gh: `
    { echo "gh $*"; [[ "$*" == *--body-file* ]] && cat; } >> "$CALLS"
    case "$*" in
      "pr view"*) echo "$PULL_REQUEST" ;;
      "pr create"*) exit $PR_CREATE ;;
    esac`,
  sudo: 'shift; exec "$@"',
  unshare: 'all="$*"; echo "without network: npm ${all#* npm }" >> "$CALLS"; shift 2; exec "$@"',
  setpriv: 'while [[ $1 != -- ]]; do shift; done; shift; exec "$@"',
  npm: `
    shift; [[ $1 == --silent ]] && shift
    name=$1; shift 2>/dev/null; [[ \${1-} == -- ]] && shift
    case "$name" in
      ${Object.entries(packageJson.scripts)
        .filter(([, command]) => command.startsWith('tsx src/'))
        .map(([name, command]) => {
          const words = command.split(' ').slice(1);
          return `${name}) exec ${process.execPath} --import ${TSX} ${ROOT}/${words.join(' ')} "$@" ;;`;
        })
        .join('\n')}
    esac
    exit 1`,
};

/** File contents to write, or a function that changes a clone. */
type Change = Files | ((folder: string) => void);

export type Repository = ReturnType<typeof makeRepository>;

/**
 * Creates a remote and a clone in a temporary folder.
 * @param files contents of the branch `main`
 */
export function makeRepository(files: Files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'devshelf-'));
  const within = (...names: readonly string[]): string => path.join(folder, ...names);
  const env = {
    ...process.env,
    PATH: `${within('bin')}:${process.env.PATH}`,
    HOME: folder,
    CALLS: within('calls'),
    GIT_AUTHOR_NAME: 'Somebody',
    GIT_AUTHOR_EMAIL: 'somebody@example.com',
    GIT_COMMITTER_NAME: 'Somebody',
    GIT_COMMITTER_EMAIL: 'somebody@example.com',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'example/catalogue',
    GITHUB_RUN_ID: '42',
    DEFAULT_BRANCH: 'main',
    NUMBER: '7',
    RESULT: 'success',
    PR_CREATE: '0',
  };
  const git = (cwd: string, ...args: readonly string[]): string => {
    const {status, stdout, stderr} = spawnSync('git', args, {cwd, env, encoding: 'utf8'});
    if (status !== 0) {
      throw new Error(`git ${args.join(' ')}: ${stderr}`);
    }
    return stdout.trim();
  };
  const write = (change: Change, below: string): void => {
    if (typeof change === 'function') {
      change(below);
      return;
    }
    for (const [file, content] of Object.entries(change)) {
      const absolute = path.join(below, file);
      mkdirSync(path.dirname(absolute), {recursive: true});
      if (content === null) {
        git(below, 'rm', '--quiet', file);
      } else {
        writeFileSync(absolute, content);
      }
    }
  };

  mkdirSync(within('bin'));
  for (const [name, text] of Object.entries(STAND_INS)) {
    writeFileSync(within('bin', name), `#!/bin/bash\n${text}\n`);
    chmodSync(within('bin', name), 0o755);
  }
  mkdirSync(within('origin'));
  git(within('origin'), 'init', '--quiet', '--bare', '--initial-branch=main');
  git(folder, 'clone', '--quiet', 'origin', 'author');
  const author = within('author');
  /**
   * Commits a change on top of a branch or commit, and pushes it to the refs.
   * @returns the SHA of the commit
   */
  const commit = (from: string, refs: readonly string[], change: Change): string => {
    git(author, 'checkout', '--quiet', '--detach', from);
    write(change, author);
    git(author, 'add', '--all', '--force');
    git(author, 'commit', '--quiet', '--allow-empty', '--message', 'Change');
    git(author, 'push', '--quiet', '--force', 'origin', ...refs.map((ref) => `HEAD:${ref}`));
    return git(author, 'rev-parse', 'HEAD');
  };
  git(author, 'checkout', '--quiet', '--orphan', 'start');
  git(author, 'commit', '--quiet', '--allow-empty', '--message', 'Start');
  commit('start', ['refs/heads/main'], files);
  git(folder, 'clone', '--quiet', 'origin', 'clone');
  const clone = within('clone');

  return {
    clone,
    git: (...args: readonly string[]) => git(clone, ...args),
    /** The SHA of a branch in the remote; `undefined` if there is no such branch. */
    branch: (name: string): string | undefined =>
      git(clone, 'ls-remote', 'origin', `refs/heads/${name}`).split('\t')[0] || undefined,
    /** Changes `main` from outside the clone, and updates the clone. */
    changeMain: (change: Change): void => {
      commit('origin/main', ['refs/heads/main'], change);
      git(author, 'fetch', '--quiet', 'origin');
      git(clone, 'pull', '--quiet');
    },
    /**
     * Pushes a commit to pull request 7.
     * @returns the SHA of the commit
     */
    pullRequest: (change: Change, from = 'origin/main', branch = 'topic'): string =>
      commit(from, [`refs/heads/${branch}`, 'refs/pull/7/head'], change),
    /** The patch between a commit and the result of a change, as a first job would write it. */
    patchOf: (from: string, change: Change): string => {
      git(author, 'checkout', '--quiet', '--detach', from);
      write(change, author);
      git(author, 'add', '--all', '--force');
      const patch = spawnSync('git', ['diff', '--cached', '--binary', '--full-index', '-M'], {
        cwd: author,
        env,
        encoding: 'utf8',
        maxBuffer: 2 ** 27,
      }).stdout;
      git(author, 'reset', '--quiet', '--hard');
      return patch;
    },
    /** Runs a script of the workflows in the clone. */
    run(script: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
      const {status, stdout, stderr} = spawnSync(path.join(SCRIPTS, script), args, {
        cwd: clone,
        env: {...env, ...more},
        encoding: 'utf8',
      });
      return {status, stdout, stderr};
    },
    /** Runs a line of Bash with the functions that the scripts share. */
    runShared(line: string) {
      const source = `source ${SCRIPTS}/lib.sh; ${line}`;
      const {status, stdout, stderr} = spawnSync('bash', ['-c', source], {
        cwd: clone,
        env,
        encoding: 'utf8',
      });
      return {status, stdout, stderr};
    },
    /** Writes a file of the clone. */
    write: (file: string, text: string): void => {
      write({[file]: text}, clone);
    },
    read: (file: string): string | undefined =>
      existsSync(path.join(clone, file)) ? readFileSync(path.join(clone, file), 'utf8') : undefined,
    /** The log of calls to the stand-ins, with their arguments and input. */
    calls: (): string => (existsSync(env.CALLS) ? readFileSync(env.CALLS, 'utf8') : ''),
    /** Clears the log of calls. */
    forget: (): void => {
      rmSync(env.CALLS, {force: true});
    },
    remove: (): void => {
      rmSync(folder, {recursive: true});
    },
  };
}
