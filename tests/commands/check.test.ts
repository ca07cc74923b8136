/** `npm run check`: how its parts run concurrently, and its report. */
import {setTimeout as wait} from 'node:timers/promises';
import {describe, expect, it, vi} from 'vitest';
import packageJson from '../../package.json';
import {CHECKS, type Part, type Result, runParts, VERIFICATION} from '@site/src/cli/check/parts';
import {writeTree} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

describe('the parts', () => {
  it('of `npm run check` are all npm scripts named check:…', () => {
    const scripts = Object.keys(packageJson.scripts).filter((name) => name.startsWith('check:'));
    expect(CHECKS.map(({script}) => script).sort()).toEqual(scripts.sort());
  });

  it('of `npm run verify` are all checks, builds and tests without a browser', () => {
    const scripts = Object.keys(packageJson.scripts).filter((name) =>
      /^(?:check:.+|build|build:variant|test:(?!e2e|browsers).+)$/.test(name),
    );
    expect(VERIFICATION.map(({script}) => script).sort()).toEqual(scripts.sort());
  });

  it('come after the parts they depend on', () => {
    const order = VERIFICATION.map(({script}) => script);
    for (const [index, {after}] of VERIFICATION.entries()) {
      expect(after === undefined ? -1 : order.indexOf(after)).toBeLessThan(index);
      expect(after === undefined || order.includes(after)).toBe(true);
    }
  });

  /**
   * Runs stand-ins for parts, each of which takes a few ticks.
   * @returns the results, the order of ends, how many other parts ran beside each part at most, and
   * all pairs of parts that ran at the same time, such as `a+b`
   */
  async function run(parts: readonly Part[], failing: readonly string[] = []) {
    const running = new Set<string>();
    const beside = new Map<string, number>();
    const together = new Set<string>();
    const announced: string[] = [];
    const results = await runParts(
      parts,
      async (script): Promise<Result> => {
        running.add(script);
        for (let time = 0; time < 3; time += 1) {
          for (const name of running) {
            beside.set(name, Math.max(beside.get(name) ?? 0, running.size - 1));
            if (name !== script) {
              together.add([name, script].sort().join('+'));
            }
          }
          await wait(1);
        }
        running.delete(script);
        return {script, isFine: !failing.includes(script), seconds: 0, output: '', warnings: ''};
      },
      ({script}) => announced.push(script),
    );
    return {results, announced, beside: Object.fromEntries(beside), together: [...together]};
  }

  const FOUR = ['a', 'b', 'c', 'd'].map((script) => ({script}));

  it('run two at a time', async () => {
    const {beside} = await run(FOUR);
    expect(beside).toEqual({a: 1, b: 1, c: 1, d: 1});
  });

  it('run beside others but never beside each other if they use all cores', async () => {
    const both = ['x', 'y'].map((script) => ({script, isParallel: true}) as const);
    const {together} = await run([...both, ...FOUR]);
    expect(together).toContain('a+x');
    expect(together).not.toContain('x+y');
    const alone = await run(both);
    expect(alone.announced).toEqual(['x', 'y']);
    expect(alone.together).toEqual([]);
  });

  it('wait for the part they depend on, and are skipped if it fails', async () => {
    const made = await run([{script: 'a'}, {script: 'b', after: 'a'}]);
    expect(made.beside).toEqual({a: 0, b: 0});
    expect(made.announced).toEqual(['a', 'b']);
    const {beside, results} = await run([{script: 'a'}, {script: 'b', after: 'a'}], ['a']);
    expect(beside).toEqual({a: 0});
    expect(results[1]).toMatchObject({isFine: false, output: 'not run, because a failed'});
  });

  it('all run even if one fails, and are reported in their order', async () => {
    const {results, announced} = await run(FOUR, ['a', 'c']);
    expect(results.map(({script, isFine}) => [script, isFine])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
      ['d', true],
    ]);
    expect([...announced].sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('npm run check', () => {
  // It starts many processes, which are slow on a busy machine.
  vi.setConfig({testTimeout: 120_000});

  /** Runs the check with these scripts; all others succeed without output. */
  function check(scripts: Readonly<Record<string, string>>) {
    const silent = Object.fromEntries(CHECKS.map(({script}) => [script, 'node -e 0']));
    return runCommand(
      'check',
      writeTree({'package.json': JSON.stringify({scripts: {...silent, ...scripts}})}),
    );
  }

  it('lists passed and failed parts, and prints the output of failed parts', () => {
    const {status, stdout, stderr} = check({
      'check:content': `node -e "console.warn('outdated')"`,
      'check:format': `node -e "console.warn('noise')"`,
      'check:lint': `node -e "console.log('no semicolon'); process.exitCode = 1"`,
      'check:text': `node -e "console.error('no word'); process.exitCode = 2"`,
    });
    expect(status).toBe(1);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(CHECKS.length);
    expect(lines.filter((line) => line.startsWith('FAILED')).join('\n')).toMatch(
      /check:(lint|text), \d+ s\nFAILED check:(lint|text), \d+ s/,
    );
    expect(stderr).toBe(
      [
        'outdated',
        '',
        ...['check:text', '----------', 'no word', '', ''],
        ...['check:lint', '----------', 'no semicolon', ''],
        '2 of 8 checks failed: check:text, check:lint',
        '',
      ].join('\n'),
    );
  });
});
