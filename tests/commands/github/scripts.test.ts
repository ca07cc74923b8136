/** The scripts of the workflows, run on real repositories with hostile input. */
import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {twinOf} from '@site/src/catalogue';
import {
  catalogueFiles,
  inJapanese,
  jpeg,
  recordYaml,
  service,
} from '../../unit/catalogue/factories';
import {FORM_FILE, FORM_TEXT, suggest} from '../suggestedIssue';
import {makeRepository, type Repository} from './repository';

// Each test starts many processes, which are slow on a busy machine.
vi.setConfig({testTimeout: 120_000, hookTimeout: 120_000});

// The workflows run these scripts on Linux only.
const onLinux = describe.skipIf(process.platform !== 'linux');

const ENTRY = 'services/alpha/service.yml';
const TIDY = recordYaml('service', service());
/** The same record as an author may write it: without the schema comment and with other spacing. */
const UNTIDY = TIDY.replace(/^#.*\n/, '').replace('tags:\n  - storage', 'tags:   [storage]');

const ENGLISH = catalogueFiles();

const MAIN = {
  ...ENGLISH,
  ...Object.fromEntries(
    ['services/alpha/index.md', 'companies/acme/index.md'].map((file) => [
      twinOf(file),
      inJapanese(String(ENGLISH[file])),
    ]),
  ),
  [FORM_FILE]: FORM_TEXT,
  'package.json': '{}\n',
  // "npm run covers" draws them where they are missing.
  ...Object.fromEntries(
    [
      'favicon-32',
      'apple-touch-icon',
      'icon-192',
      'icon-512',
      'social-card.en',
      'social-card.ja',
    ].map((name) => [`static/img/${name}.png`, '']),
  ),
};

/** A repository for one test. */
function freshRepository(): Repository {
  const repository = makeRepository(MAIN);
  onTestFinished(repository.remove);
  return repository;
}

/** A repository shared by tests that do not change it. */
function sharedRepository(): () => Repository {
  let repository: Repository;
  beforeAll(() => {
    repository = makeRepository(MAIN);
  });
  afterEach(() => {
    repository.forget();
  });
  afterAll(() => {
    repository.remove();
  });
  return () => repository;
}

const link = (target: string, file: string) => (folder: string) => {
  symlinkSync(target, path.join(folder, file));
};

onLinux('a patch of a first job', () => {
  const shared = sharedRepository();
  const NEW = 'services/beta/index.md';
  /**
   * Checks a patch that may add files whose paths match the pattern.
   * @returns the result of the shell function, and the repository
   */
  function check(
    patch: (repository: Repository) => string,
    pattern = 'services/beta/(index\\.md|cover\\.jpg)',
  ) {
    const repository = shared();
    repository.write('../patch', patch(repository));
    const before = repository.git('status', '--porcelain');
    const result = repository.runShared(
      `tree=$(tree_of_patch HEAD ../patch) && check_changes HEAD "$tree" A '${pattern}' && echo "$tree"`,
    );
    expect(repository.git('status', '--porcelain')).toBe(before);
    return {...result, repository};
  }

  it('becomes a tree without changing the clone', () => {
    const {status, stdout, repository} = check(({patchOf}) =>
      patchOf('origin/main', {[NEW]: 'Text\n', 'services/beta/cover.jpg': jpeg()}),
    );
    expect(status).toBe(0);
    expect(repository.git('diff-tree', '-r', '--name-only', 'HEAD', stdout.trim())).toBe(
      `services/beta/cover.jpg\n${NEW}`,
    );
    expect(repository.read(NEW)).toBeUndefined();
  });

  it.each([
    ['a workflow', {'.github/workflows/evil.yml': 'on: push\n'}, 'must not be changed'],
    ['a script', {'package.json': '{"scripts": {}}\n'}, 'must not be changed'],
    ['another entry', {'services/gamma/index.md': 'x'}, 'must not be changed'],
    ['a folder below', {'services/beta/index.md/x': 'x'}, 'must not be changed'],
    ['a file with a line feed', {[`${NEW}\nx`]: 'x'}, 'must not be changed'],
    [
      'a file with attributes',
      {'services/beta/.gitattributes': '* filter=x\n'},
      'must not be changed',
    ],
    ['a path that only begins like an allowed one', {[`${NEW}x`]: 'x'}, 'must not be changed'],
    ['a large file', {[NEW]: 'x'.repeat(1_000_001)}, 'has 1000001 bytes'],
  ])('is rejected with %s', (_, files, reason) => {
    const {status, stdout, stderr} = check(({patchOf}) => patchOf('origin/main', files));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(reason);
  });

  it('is reported with paths that cannot contain a workflow command', () => {
    const {stderr} = check(({patchOf}) =>
      patchOf('origin/main', {'x\n::set-output name=a::b': ''}),
    );
    expect(stderr).not.toMatch(/^::/m);
  });

  it('is rejected with a symbolic link', () => {
    const {status, stderr} = check(({patchOf}) =>
      patchOf('origin/main', link('.', 'services/beta')),
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('must not be changed')]);
    const inPlace = check(({patchOf}) =>
      patchOf('origin/main', {[NEW]: 'Text\n'}).replace(
        'new file mode 100644',
        'new file mode 120000',
      ),
    );
    expect([inPlace.status, inPlace.stderr]).toEqual([
      1,
      expect.stringContaining('is not a regular file (mode 120000'),
    ]);
  });

  it.each([
    ['an executable file', '100755', 'is not a regular file (mode 100755'],
    ['a submodule', '160000', ''],
  ])('is rejected with %s', (_, mode, reason) => {
    const {status, stdout, stderr} = check(({patchOf}) =>
      patchOf('origin/main', {[NEW]: 'Text\n'}).replace('mode 100644', `mode ${mode}`),
    );
    expect([status === 0, stdout]).toEqual([false, '']);
    expect(stderr).toContain(reason);
  });

  it.each([
    ['above the repository', '../evil'],
    ['within git', '.git/hooks/pre-push'],
    ['at the root of the machine', '/tmp/evil'],
  ])('is rejected with a path %s', (_, file) => {
    const {status, stdout} = check(({patchOf}) =>
      patchOf('origin/main', {[NEW]: 'Text\n'}).replaceAll(NEW, file),
    );
    expect([status === 0, stdout]).toEqual([false, '']);
  });

  it.each([
    ['changes', 'M', {[ENTRY]: 'x\n'}],
    ['removes', 'D', {[ENTRY]: null}],
    ['moves', 'D', {[ENTRY]: null, [NEW]: TIDY}],
  ])('is rejected if it %s a file', (_, state, files) => {
    const {status, stderr} = check(({patchOf}) => patchOf('origin/main', files), '.*');
    expect([status, stderr]).toEqual([
      1,
      `refused: ${ENTRY} must not be changed in this way (git status ${state}; allowed: A)\n`,
    ]);
  });

  it('is rejected with too many files', () => {
    const many = Object.fromEntries(
      Array.from({length: 301}, (_, index) => [`services/beta/p${index}.png`, '']),
    );
    const {status, stderr} = check(({patchOf}) => patchOf('origin/main', many), '.*');
    expect([status, stderr]).toEqual([1, 'refused: 301 files are changed; the limit is 300\n']);
  });

  it.each([
    ['empty', ''],
    ['not a patch', 'hello\n'],
    ['a patch of other files', 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n'],
  ])('is rejected if it is %s', (_, patch) => {
    const {status, stdout} = check(() => patch);
    expect([status === 0, stdout]).toEqual([false, '']);
  });
});

onLinux('a suggested service', () => {
  function draft(filled: Parameters<typeof suggest>[0]) {
    const repository = freshRepository();
    const body = suggest({tags: 'Storage / ストレージ (storage)', ...filled});
    repository.write('../event.json', JSON.stringify({issue: {body}}));
    const made = repository.run('draft-suggestion.sh', ['suggestion'], {
      GITHUB_EVENT_PATH: path.join(repository.clone, '../event.json'),
    });
    expect([made.status, made.stderr]).toEqual([0, '']);
    return repository;
  }

  it('becomes a draft on a branch with a draft pull request', () => {
    const repository = draft({name: 'Beta $(touch pwned) $(id)', slug: 'beta'});
    expect(repository.calls()).toContain('without network: npm run --silent suggestion');
    expect(repository.run('propose-suggestion.sh', ['suggestion']).status).toBe(0);
    const commit = repository.branch('suggest/beta')!;
    repository.git('fetch', '--quiet', 'origin', 'suggest/beta');
    expect(repository.git('diff', '--name-status', 'origin/main', commit).split('\n')).toEqual([
      'A\ti18n/ja/docusaurus-plugin-content-blog-services/beta/index.md',
      'A\tservices/beta/cover.jpg',
      'A\tservices/beta/index.md',
      'A\tservices/beta/service.yml',
    ]);
    expect(repository.git('show', `${commit}:services/beta/service.yml`)).toContain('draft: true');
    expect(repository.calls()).toContain(
      'gh pr create --draft --head suggest/beta --base main --title Add beta --body-file -\n',
    );
    expect(repository.calls()).toContain('Closes #7\n');
    expect(repository.calls()).not.toContain('touch pwned');
    expect(repository.read('pwned')).toBeUndefined();
  });

  it('with problems gets a comment without mentions or links', () => {
    const repository = draft({
      name: '@octocat <img src=https://evil.example/x.png> ``` `touch pwned`',
      homepage: 'http://[click](https://evil.example)',
      slug: '../../.github/workflows/evil',
    });
    expect(repository.run('propose-suggestion.sh', ['suggestion']).status).toBe(0);
    const calls = repository.calls();
    expect(calls).toContain('gh issue comment 7 --body-file -\n');
    expect(calls).not.toContain('gh pr create');
    const evil = calls.split('\n').filter((line) => /evil|octocat/.test(line));
    expect(evil.length).toBeGreaterThan(0);
    expect(evil.filter((line) => !line.startsWith('    '))).toEqual([]);
    expect(repository.read('pwned')).toBeUndefined();
    expect(repository.git('ls-remote', 'origin', 'refs/heads/suggest/*')).toBe('');
  });

  const shared = sharedRepository();

  /** Runs the second job on a result of the first job that the test makes up. */
  function propose(
    slug: string,
    more: Readonly<Record<string, string>> = {},
    repository = shared(),
  ) {
    repository.write('suggestion/slug', slug);
    repository.write(
      'suggestion/patch',
      repository.patchOf('origin/main', {'services/beta/index.md': 'Text\n'}),
    );
    const result = repository.run('propose-suggestion.sh', ['suggestion'], more);
    return {...result, repository};
  }

  it.each(['../evil', 'beta\nx', 'beta/..', '', '$(id)', '--all', '.*'])(
    'is rejected with the slug %j',
    (slug) => {
      const {status, stderr, repository} = propose(slug);
      expect([status, stderr]).toEqual([
        1,
        'refused: the file slug does not contain a valid slug\n',
      ]);
      expect(repository.calls()).toBe('');
    },
  );

  it('is rejected with files of another entry', () => {
    const {status, stderr, repository} = propose('gamma');
    expect([status, stderr]).toEqual([1, expect.stringContaining('must not be changed')]);
    expect(repository.branch('suggest/gamma')).toBeUndefined();
  });

  it('does not overwrite an existing branch', () => {
    const repository = freshRepository();
    repository.pullRequest({'services/beta/index.md': 'Mine\n'}, 'origin/main', 'suggest/beta');
    const {status} = propose('beta', {}, repository);
    expect(status).toBe(1);
    repository.git('fetch', '--quiet', 'origin', 'suggest/beta');
    expect(repository.git('show', 'FETCH_HEAD:services/beta/index.md')).toBe('Mine');
    expect(repository.calls()).toContain('the branch `suggest/beta` cannot be written');
  });

  it('gets a comment on the missing setting if no pull request can be opened', () => {
    const {status, repository} = propose('beta', {PR_CREATE: '1'}, freshRepository());
    expect(status).toBe(1);
    expect(repository.branch('suggest/beta')).toBeDefined();
    expect(repository.calls()).toContain('Allow GitHub Actions to create pull requests');
  });

  it('gets a comment if the draft failed', () => {
    const {status, repository} = propose('beta', {RESULT: 'failure'});
    expect(status).toBe(1);
    expect(repository.calls()).toContain('https://github.com/example/catalogue/actions/runs/42');
    expect(repository.branch('suggest/beta')).toBeUndefined();
  });
});

onLinux('the fix of a pull request', () => {
  const shared = sharedRepository();
  const repositoryWith = (...change: Parameters<Repository['pullRequest']>) => {
    const repository = freshRepository();
    return {repository, head: repository.pullRequest(...change)};
  };
  const make = (repository: Repository) => {
    expect(repository.run('fetch-pull-request.sh', []).status).toBe(0);
    return repository.run('make-fix.sh', ['fix']);
  };

  it('lays out records and draws covers, and uses nothing else of the pull request', () => {
    const {repository, head} = repositoryWith({
      [ENTRY]: UNTIDY,
      'services/alpha/cover.jpg': null,
      'package.json': '{"scripts": {"covers": "touch pwned"}}\n',
      'src/cli/check.ts': 'process.exit(1);\n',
      '.github/scripts/lib.sh': 'touch pwned\n',
    });
    repository.changeMain({'README.md': 'Something else\n'});
    expect(make(repository).status).toBe(0);
    const calls = repository.calls();
    expect(calls).toContain('without network: npm run check:content -- --fix');
    expect(calls).toContain('without network: npm run covers');
    expect(repository.read('package.json')).toBe('{}\n');
    expect(repository.read('src/cli/check.ts')).toBeUndefined();
    expect(repository.read('fix/head')).toBe(`${head}\n`);

    const {status} = repository.run('deliver-fix.sh', ['fix'], {PULL_REQUEST: 'false topic'});
    expect(status).toBe(0);
    const fixed = repository.branch('topic')!;
    repository.git('fetch', '--quiet', 'origin', 'topic');
    expect(repository.git('rev-parse', `${fixed}^`)).toBe(head);
    expect(repository.git('diff', '--name-status', head, fixed).split('\n')).toEqual([
      'A\tservices/alpha/cover.jpg',
      `M\t${ENTRY}`,
    ]);
    expect(repository.git('show', `${fixed}:${ENTRY}`)).toMatch(/^# yaml-language-server/);
    expect(repository.calls()).toContain(`Fixed in ${fixed}.`);
  });

  it.each([
    [
      'a symbolic link to a file',
      link('/etc/passwd', 'services/alpha/notes.md'),
      'not a regular file',
    ],
    ['a symbolic link to a folder', link('../src', 'services/beta'), 'must not be changed'],
    ['a large file', {'services/alpha/a.png': Buffer.alloc(1_000_001)}, 'has 1000001 bytes'],
    ['a program', {'services/alpha/a.sh': 'id\n'}, 'must not be changed'],
    ['a module', {'services/alpha/a.ts': 'id\n'}, 'must not be changed'],
    ['attributes', {'services/.gitattributes': '* filter=x\n'}, 'must not be changed'],
    ['a hidden folder', {'services/.git-x/index.md': ''}, 'must not be changed'],
    ['a folder in a folder', {'services/alpha/b/index.md': ''}, 'must not be changed'],
    ['a command as its name', {'services/$(id)/index.md': ''}, 'must not be changed'],
    ['a line feed in its name', {'services/a\n::set-output name=a::b.md': ''}, 'must not be'],
  ])('is not attempted with %s', (_, change, reason) => {
    const repository = shared();
    repository.pullRequest(change);
    const {status, stdout, stderr} = make(repository);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^refused: .*${reason}`));
    expect(stdout + stderr).not.toMatch(/^::/m);
    expect(repository.calls()).not.toContain('npm');
    expect(repository.git('status', '--porcelain', '--untracked-files=no')).toBe('');
  });

  it('is not attempted if the changes conflict with main', () => {
    const {repository} = repositoryWith({[ENTRY]: UNTIDY});
    repository.changeMain({[ENTRY]: TIDY.replace('Service alpha', 'Another name')});
    expect(make(repository).status).not.toBe(0);
    expect(repository.calls()).not.toContain('npm');
  });

  it('is empty if the pull request changes no entry', () => {
    const {repository, head} = repositoryWith({'README.md': 'Text\n'});
    expect(make(repository).status).toBe(0);
    expect(repository.read('fix/patch')).toBe('');
    expect(repository.run('deliver-fix.sh', ['fix']).status).toBe(0);
    expect(repository.calls()).toContain('There is nothing to fix');
    expect(repository.branch('topic')).toBe(head);
  });

  /** Runs the second job on a result of the first job that the test makes up. */
  function deliver(
    change: Parameters<Repository['patchOf']>[1],
    more: Readonly<Record<string, string>> = {},
    prepare: (repository: Repository) => void = () => undefined,
  ) {
    const repository = shared();
    const head = repository.pullRequest({[ENTRY]: UNTIDY});
    repository.write('fix/head', `${head}\n`);
    repository.git('fetch', '--quiet', 'origin', 'topic');
    repository.write('fix/patch', repository.patchOf(head, change));
    prepare(repository);
    const result = repository.run('deliver-fix.sh', ['fix'], {
      PULL_REQUEST: 'false topic',
      ...more,
    });
    return {...result, repository, head};
  }

  it('is not committed if the branch has moved', () => {
    let moved = '';
    const {status, repository} = deliver({[ENTRY]: TIDY}, {}, ({pullRequest}) => {
      moved = pullRequest({'README.md': 'Text\n'});
    });
    expect(status).toBe(1);
    expect(repository.branch('topic')).toBe(moved);
    expect(repository.calls()).toContain('the branch was updated');
  });

  it('is not committed if the branch moves while the fix is delivered', () => {
    let moved = '';
    const {status, repository, head} = deliver({[ENTRY]: TIDY}, {}, (one) => {
      moved = one.pullRequest({'README.md': 'Text\n'});
      // Simulates a ref of the pull request that lags behind the branch.
      one.git(
        'push',
        '--quiet',
        '--force',
        'origin',
        `${one.read('fix/head')!.trim()}:refs/pull/7/head`,
      );
    });
    expect(status).toBe(1);
    expect(moved).not.toBe(head);
    expect(repository.branch('topic')).toBe(moved);
    expect(repository.calls()).toContain('the branch was updated');
  });

  it.each([
    ['from a fork', 'true topic'],
    ['from the published branch', 'false main'],
  ])('is shown in a comment if the pull request comes %s', (_, pullRequest) => {
    const {status, repository, head} = deliver({[ENTRY]: TIDY}, {PULL_REQUEST: pullRequest});
    expect(status).toBe(0);
    expect(repository.branch('topic')).toBe(head);
    const calls = repository.calls();
    expect(calls).toContain('has no access to forks');
    expect(calls).toContain('gh run download 42 --repo example/catalogue --name fix --dir fix');
    expect(calls).toMatch(/^ {4}-tags: {3}\[storage\]$/m);
  });

  it('is rejected if it changes other files than records and covers', () => {
    const {status, stderr, repository, head} = deliver({'services/alpha/index.md': 'Spam\n'});
    expect([status, stderr]).toEqual([1, expect.stringContaining('must not be changed')]);
    expect(repository.branch('topic')).toBe(head);
  });

  it('is not committed if the patch does not apply to the branch', () => {
    const {status, repository, head} = deliver({[ENTRY]: TIDY}, {}, ({write, read}) => {
      write('fix/patch', read('fix/patch')!.replace(/^ slug: .*$/m, ' slug: other'));
    });
    expect(status).toBe(1);
    expect(repository.branch('topic')).toBe(head);
    expect(repository.calls()).toContain('Merge `main` into the branch');
  });

  it('gets a comment if it failed', () => {
    const {status, repository} = deliver({[ENTRY]: TIDY}, {RESULT: 'failure'});
    expect(status).toBe(1);
    expect(repository.calls()).toContain('https://github.com/example/catalogue/actions/runs/42');
  });
});
