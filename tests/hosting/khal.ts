/** A separate khal calendar for a test. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Creates an empty calendar in a temporary folder.
 * @returns the folder, which the caller removes, and an environment in which khal knows only this
 * calendar
 */
export function makeCalendar(): {readonly folder: string; readonly env: NodeJS.ProcessEnv} {
  const folder = mkdtempSync(path.join(tmpdir(), 'khal-'));
  mkdirSync(path.join(folder, 'days'));
  mkdirSync(path.join(folder, 'khal'));
  writeFileSync(
    path.join(folder, 'khal/config'),
    `[calendars]
[[days]]
path = ${path.join(folder, 'days')}
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${path.join(folder, 'khal.db')}
`,
  );
  const own = {HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder};
  return {folder, env: {...process.env, ...own, XDG_CACHE_HOME: folder}};
}

/** Arguments of khal that list the events of a day: date, whether all-day, title and UID. */
export const listDay = (day: string): readonly string[] => [
  ...['list', '--notstarted', '--format', '{start-date} {all-day} {title} {uid}', day, '1d'],
];
