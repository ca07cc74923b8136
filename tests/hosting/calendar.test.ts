/** The calendar, imported into a calendar program. */
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {listDay, makeCalendar} from './khal';
import {findProgram} from './programs';

describe.runIf(findProgram('khal', 'importing the calendar'))('khal', () => {
  const {folder, env} = makeCalendar();
  const khal = (...args: readonly string[]): string =>
    execFileSync('khal', args, {encoding: 'utf8', env});
  const servicesOn = (day: string): string[] =>
    khal(...listDay(day))
      .split('\n')
      .filter((line) => line.startsWith(day) && line.includes(' services/'));

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('imports each event once, as an all-day event', () => {
    // Importing a calendar again adds new events and no duplicates.
    for (const calendar of [
      'changes/calendar.ics',
      'changes/calendar.ics',
      'services/backlog/changes.ics',
    ]) {
      khal('import', '--batch', path.resolve('build', calendar));
    }
    expect(servicesOn('2027-03-22')).toEqual([
      expect.stringMatching(/ True Firebase Studio(?:, [^:]+)?: .+ services\/firebase-studio#\S+@/),
    ]);
    expect(servicesOn('2027-01-01')).toEqual([
      expect.stringMatching(/ True Backlog(?:, [^:]+)?: .+ services\/backlog#\S+@/),
    ]);
  });
});
