import * as z from 'zod';
import type {Answer} from './request';

/** An answer, and the day on which it came. */
export type Check = Answer & {readonly date: string};

/** The last checks of each address, oldest first, at most one a day. */
export type History = Readonly<Record<string, readonly Check[]>>;

/** What the last checks of a link add up to. */
export type Verdict = 'ok' | 'unknown' | 'failing' | 'dead';

/** A link is dead after this many failures on different days, with no success in between … */
const FAILURES = 3;
/** … the first and the last of which are at most this many days apart. */
const WITHIN_DAYS = 14;

/** Checks of a link that the history holds: enough for the rule, with unknown ones in between. */
const MAX_CHECKS = 8;

const DAY = 24 * 60 * 60 * 1000;

const HistorySchema = z.record(
  z.string(),
  z.array(
    z.strictObject({
      date: z.iso.date(),
      outcome: z.enum(['ok', 'failed', 'unknown']),
      detail: z.string(),
      movedTo: z.string().optional(),
    }),
  ),
);

/** Reads a file of results. */
export const parseHistory = (text: string): History => HistorySchema.parse(JSON.parse(text));

/** Text of a file of results, with a line for each check, so that two of them can be compared. */
export const formatHistory = (history: History): string => {
  const entries = Object.entries(history).map(
    ([url, checks]) =>
      `${JSON.stringify(url)}: [\n    ${checks.map((check) => JSON.stringify(check)).join(',\n    ')}\n  ]`,
  );
  return `{\n  ${entries.join(',\n  ')}\n}\n`;
};

/**
 * The history with the answers of a day.
 * @param urls addresses that are linked; the checks of others are dropped
 */
export function addAnswers(
  history: History,
  urls: readonly string[],
  answers: ReadonlyMap<string, Answer>,
  date: string,
): History {
  return Object.fromEntries(
    urls.flatMap((url) => {
      const answer = answers.get(url);
      const before = history[url] ?? [];
      const checks = answer
        ? [...before.filter((check) => check.date !== date), {date, ...answer}].slice(-MAX_CHECKS)
        : before;
      return checks.length > 0 ? [[url, checks]] : [];
    }),
  );
}

/** Judges a link by its last checks. */
export function verdictOf(checks: readonly Check[]): Verdict {
  const last = checks.at(-1);
  if (last === undefined) {
    return 'unknown';
  }
  const lastSuccess = checks.findLastIndex(({outcome}) => outcome === 'ok');
  const failures = checks.slice(lastSuccess + 1).filter(({outcome}) => outcome === 'failed');
  const isDead = failures.some(({date}, index) => {
    const nth = failures[index + FAILURES - 1];
    return nth !== undefined && Date.parse(nth.date) - Date.parse(date) <= WITHIN_DAYS * DAY;
  });
  if (isDead) {
    return 'dead';
  }
  return failures.length > 0 ? 'failing' : last.outcome === 'ok' ? 'ok' : 'unknown';
}
