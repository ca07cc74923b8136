import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {listClaims, rankByAge} from '@site/src/catalogue';
import {formatMarkdown, formatText} from '@site/src/cli/freshness/report';
import {catalogue, claim, fact, parseService} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs the command on the records of the site. */
const freshness = (...options: readonly string[]) => runCommand('freshness', ROOT, options);

describe('the report', () => {
  const all = rankByAge(
    listClaims(
      catalogue({
        services: [
          parseService({
            freeTier: claim('yes', {checked: '2026-08'}),
            facts: [fact({checked: '2025-10-01'})],
          }),
        ].map((service) => ({
          ...service,
          // The check rejects such a URL, but a table must cope with it.
          facts: service.facts.map((it) => ({...it, source: 'https://example.com/a|b'})),
        })),
        companies: [],
      }),
    ),
    new Date('2026-11-30'),
  );
  const due = all.filter(({isDue}) => isDue);

  it('is a table with aligned columns', () => {
    expect(formatText(due, all)).toMatchInlineSnapshot(`
      "      due    age  checked     record  claim          source
      ---------  -----  ----------  ------  -------------  ------------------------
      60 d over  425 d  2025-10-01  alpha   facts.regions  https://example.com/a|b
      31 d over  121 d  2026-08     alpha   freeTier       https://example.com/docs

      2 of 15 claims that were compared with their source are due for a recheck; 0 have never been compared.
      14 values: 14 primary (100.0 %), 0 secondary (0.0 %), 0 general-knowledge (0.0 %).
      1 facts: 1 primary (100.0 %), 0 secondary (0.0 %), 0 general-knowledge (0.0 %)."
    `);
  });

  it('shortens sources in a narrow terminal', () => {
    const long = all.map((claim) => ({...claim, source: `https://example.com/${'a'.repeat(99)}`}));
    const [, , ...lines] = formatText(long, long, 90).split('\n').slice(0, -4);
    expect(lines.map(({length}) => length)).toEqual(lines.map(() => 90));
    expect(lines.every((line) => line.endsWith('a…'))).toBe(true);
  });

  it('is a section of an issue with escaped cells', () => {
    expect(formatMarkdown(due, all, 'https://github.com/o/n')).toMatchInlineSnapshot(`
      "## Facts and values by the age of their last check

      2 of 15 claims that were compared with their source are due for a recheck; 0 have never been compared.
      14 values: 14 primary (100.0 %), 0 secondary (0.0 %), 0 general-knowledge (0.0 %).
      1 facts: 1 primary (100.0 %), 0 secondary (0.0 %), 0 general-knowledge (0.0 %). Compare each with its source, correct the record, and set \`checked\` to the day of the comparison.

      | Due | Checked | Record | About | Claim | Source |
      |---|---|---|---|---|---|
      | 60 d over | 2025-10-01 | [alpha](https://github.com/o/n/blob/main/services/alpha/service.yml) | Region | \`facts.regions\` | <https://example.com/a%7Cb> |
      | 31 d over | 2026-08 | [alpha](https://github.com/o/n/blob/main/services/alpha/service.yml) | Free tier | \`freeTier\` | <https://example.com/docs> |
      "
    `);
  });

  it('gives the number of omitted claims if an issue cannot hold all', () => {
    const many = Array.from({length: 130}, () => due[0]!);
    const text = formatMarkdown(many, many, 'https://github.com/o/n');
    expect(text).toContain('And 70 more');
    expect(text.length).toBeLessThan(20_000);
  });

  it('is empty for an issue if nothing is listed', () => {
    expect(formatMarkdown([], all, 'https://github.com/o/n')).toBe('');
  });
});

describe('npm run freshness', () => {
  let all: readonly {isDue: boolean; overdueDays: number | null}[];
  beforeAll(() => {
    const {stdout, status} = freshness('--json', '--today', '2999-01-01');
    expect(status).toBe(0);
    all = JSON.parse(stdout) as typeof all;
  });

  it('lists every claim with a source, the most overdue first', () => {
    const overdue = all.flatMap(({overdueDays}) => overdueDays ?? []);
    expect(overdue.length).toBeGreaterThan(100);
    expect(overdue).toEqual([...overdue].sort((a, b) => b - a));
  });

  it('fails on overdue claims only if told to', () => {
    const failing = freshness('--due', '--fail-on-due', '--today', '2999-01-01');
    expect(failing.status).toBe(1);
    expect(failing.stdout).toContain('are due for a recheck');
    const due = all.filter(({isDue}) => isDue).length;
    expect(failing.stdout).toContain(`${due} of `);
  });

  it.each(['tomorrow', '2026-02-30', '2026-2-3', '20261120'])('rejects %s as a date', (day) => {
    const {status, stderr} = freshness('--today', day);
    expect(status).toBe(2);
    expect(stderr).toContain('It must be a date, such as 2026-11-20');
  });
});
