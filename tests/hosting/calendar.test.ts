/** The calendar, as a program for calendars reads it. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findProgram} from './programs';

describe.runIf(findProgram('khal', 'importing the calendar'))('khal', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'khal-'));
  const file = (name: string) => path.join(folder, name);
  const khal = (...args: string[]): string =>
    execFileSync('khal', ['-c', file('config'), ...args], {
      encoding: 'utf8',
      // What it remembers between its runs belongs to this test alone.
      env: {...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder},
    });
  /** Date, whether it is for the whole day, name and identifier of what services do on a day. */
  const servicesOn = (day: string): string[] =>
    khal('list', '--notstarted', '--format', '{start-date} {all-day} {title} {uid}', day, '1d')
      .split('\n')
      .filter((line) => line.startsWith(day) && line.includes(' services/'));

  beforeAll(() => {
    mkdirSync(file('days'));
    writeFileSync(
      file('config'),
      `[calendars]
[[days]]
path = ${file('days')}
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${file('khal.db')}
`,
    );
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('takes each event of the calendar, for its whole day and once', () => {
    // Who imports a calendar again gets what is new in it, and nothing twice.
    for (const calendar of [
      'changes/calendar.ics',
      'changes/calendar.ics',
      'services/backlog/changes.ics',
    ]) {
      khal('import', '--batch', path.resolve('build', calendar));
    }
    expect(servicesOn('2027-03-22')).toEqual([
      expect.stringMatching(/ True Firebase Studio: .+ services\/firebase-studio#\S+@/),
    ]);
    expect(servicesOn('2027-01-01')).toEqual([
      expect.stringMatching(/ True Backlog: .+ services\/backlog#\S+@/),
    ]);
  });
});
