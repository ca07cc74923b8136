import {describe, expect, it} from 'vitest';
import {formatProblems} from '@site/src/catalogue';
import {checkLicenses, type Exception} from '@site/src/cli/licenses/checkLicenses';

const exception = (packages: RegExp, license?: RegExp): Exception => ({
  packages,
  license,
  reason: 'an example',
});

/** The problems of a lockfile with one package under this licence. */
function problemsOf(license: string | undefined, exceptions: readonly Exception[] = []): string {
  const packages = {'': {license: 'UNLICENSED'}, 'node_modules/a/node_modules/@b/c': {license}};
  const text = JSON.stringify({packages}, null, 2);
  const {problems} = checkLicenses('lock.json', text, {accepted: ['MIT', 'ISC'], exceptions});
  return formatProblems(problems);
}

describe('checkLicenses', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', 'GPL-2.0-only OR (MIT AND ISC)'])(
    'accepts %s',
    (license) => {
      expect(problemsOf(license)).not.toContain('@b/c');
    },
  );

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN FILE', 'UNLICENSED'])(
    'rejects %s',
    (license) => {
      expect(problemsOf(license)).toContain(
        `lock.json:6:5 @b/c has the licence "${license}"; use another`,
      );
    },
  );

  it('rejects a package without a licence', () => {
    expect(problemsOf(undefined)).toContain('@b/c has no licence');
  });

  it('allows exceptions by name and licence', () => {
    expect(problemsOf('GPL-3.0-only', [exception(/^@b\/c$/, /^GPL/)])).not.toContain('@b/c');
    expect(problemsOf(undefined, [exception(/^@b\/c$/)])).not.toContain('@b/c');
    expect(problemsOf('GPL-3.0-only', [exception(/^@b\/c$/, /^LGPL/)])).toContain(
      '@b/c has the licence',
    );
    expect(problemsOf('GPL-3.0-only', [exception(/^@b\/c$/)])).toContain('@b/c has the licence');
    expect(problemsOf(undefined, [exception(/^@b\/c$/, /^GPL/)])).toContain('has no licence');
  });

  it('reports unused exceptions', () => {
    expect(problemsOf('MIT', [exception(/^gone$/)])).toContain(
      'src/cli/licenses/policy.ts:1:1 no package needs the exception /^gone$/; remove it',
    );
  });
});
