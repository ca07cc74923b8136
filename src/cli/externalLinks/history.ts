import * as z from 'zod';
import type {Answer} from './request';

/** An answer and its date, such as `2026-11-20`. */
export type Check = Answer & {readonly date: string};

/** The latest checks of each URL, oldest first, at most one per day. */
export type History = Readonly<Record<string, readonly Check[]>>;

/** State of a link according to its latest checks. */
export type Verdict = 'ok' | 'unknown' | 'failing' | 'dead';

/** A link is dead after this many failures on different days without a success in between, … */
const FAILURES = 3;
/** … if the first and the last of them are at most this many days apart. */
const WITHIN_DAYS = 14;

/** Checks kept per link: enough for the rule above, with unknown answers in between. */
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

/**
 * Parses a results file.
 * @throws SyntaxError if it is not JSON
 * @throws ZodError if it has another format
 */
export const parseHistory = (text: string): History => HistorySchema.parse(JSON.parse(text));

/** Formats a results file, with one line per check for readable diffs. */
export const formatHistory = (history: History): string => {
  const entries = Object.entries(history).map(
    ([url, checks]) =>
      `${JSON.stringify(url)}: [\n    ${checks.map((check) => JSON.stringify(check)).join(',\n    ')}\n  ]`,
  );
  return `{\n  ${entries.join(',\n  ')}\n}\n`;
};

/**
 * Adds the answers of a day to the history. They replace earlier ones of the same day.
 * @param urls all linked URLs; checks of other URLs are dropped
 * @param date such as `2026-11-20`
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

/**
 * The state of a link. A failure counts until the next success: it makes the link `failing`, and
 * `dead` by the rule above. Otherwise, the last check decides.
 */
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
