import type {AgedClaim} from '../../catalogue';
import {BASES} from '../../catalogue/vocabulary';
import {formatTable} from '../table';

/** Maximum rows: GitHub limits the text of an issue to 65,536 characters. */
const ROWS_IN_ISSUE = 60;

const HEADER = ['due', 'age', 'checked', 'record', 'claim', 'source'];
const LEFT_ALIGNED = [2, 3, 4, 5];

/** Minimum width of the sources, the last and longest cells, in terminal columns. */
const MIN_SOURCE_WIDTH = 24;

/**
 * The claims as a table for a terminal, followed by a summary of all claims.
 * @param listed claims in the table
 * @param all claims in the summary
 * @param width width of the terminal in columns, to which sources are truncated; unlimited by
 *   default
 */
export function formatText(
  listed: readonly AgedClaim[],
  all: readonly AgedClaim[],
  width?: number,
): string {
  if (listed.length === 0) {
    return summarize(all);
  }
  const rows = listed.map((claim) => [
    dueText(claim),
    claim.ageInDays === null ? 'never' : `${claim.ageInDays} d`,
    claim.checked ?? '',
    claim.entry.slug,
    claim.path,
  ]);
  const taken =
    Math.max(...formatTable(HEADER.slice(0, -1), rows, LEFT_ALIGNED).map(({length}) => length)) + 2;
  const space = width === undefined ? Infinity : Math.max(MIN_SOURCE_WIDTH, width - taken);
  const withSources = rows.map((row, index) => [...row, truncate(listed[index]!.source!, space)]);
  return [...formatTable(HEADER, withSources, LEFT_ALIGNED), '', summarize(all)].join('\n');
}

/** The claims as a Markdown section for an issue; empty if no claims are listed. */
export function formatMarkdown(
  listed: readonly AgedClaim[],
  all: readonly AgedClaim[],
  repositoryUrl: string,
): string {
  if (listed.length === 0) {
    return '';
  }
  const rows = listed.slice(0, ROWS_IN_ISSUE).map((claim) => {
    const record = `[${claim.entry.slug}](${repositoryUrl}/blob/main/${claim.entry.file})`;
    return `| ${dueText(claim)} | ${claim.checked ?? 'never'} | ${record} | ${claim.subject.en} | \`${claim.path}\` | <${claim.source!.replaceAll('|', '%7C')}> |`;
  });
  const rest = listed.length - rows.length;
  return [
    '## Facts and values by the age of their last check',
    '',
    `${summarize(all)} Compare each with its source, correct the record, and set \`checked\` to the day of the comparison.`,
    '',
    '| Due | Checked | Record | About | Claim | Source |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more; \`npm run freshness -- --due\` lists all.`] : []),
    '',
  ].join('\n');
}

/** The claims as a JSON array. */
export function formatJson(listed: readonly AgedClaim[]): string {
  return JSON.stringify(
    listed.map(({entry, subject, ...claim}) => ({
      record: entry.file,
      path: claim.path,
      subject: subject.en,
      source: claim.source,
      via: claim.via,
      basis: claim.basis,
      checked: claim.checked,
      dated: claim.dated,
      until: claim.until,
      shelfLifeDays: claim.shelfLifeDays,
      ageInDays: claim.ageInDays,
      overdueDays: claim.overdueDays,
      isDue: claim.isDue,
    })),
    null,
    2,
  );
}

/** When a claim is due, such as `3 d over` or `in 5 d`; empty if it cannot become due. */
function dueText({overdueDays, isDue}: AgedClaim): string {
  if (overdueDays === null) {
    return '';
  }
  return isDue ? `${overdueDays} d over` : `in ${1 - overdueDays} d`;
}

function summarize(all: readonly AgedClaim[]): string {
  const due = all.filter(({isDue}) => isDue).length;
  const compared = all.filter(({ageInDays}) => ageInDays !== null).length;
  return `${due} of ${compared} claims that were compared with their source are due for a recheck; ${all.length - compared} have never been compared.\n${countBases(all)}`;
}

/** Number and share of claims by basis, for values and facts separately. */
function countBases(all: readonly AgedClaim[]): string {
  return (['values', 'facts'] as const)
    .map((what) => {
      const claims = all.filter(({isFact}) => isFact === (what === 'facts'));
      const counts = Object.keys(BASES).map((basis) => {
        const {length} = claims.filter((claim) => claim.basis === basis);
        const share = claims.length === 0 ? 0 : (100 * length) / claims.length;
        return `${length} ${basis} (${share.toFixed(1)} %)`;
      });
      return `${claims.length} ${what}: ${counts.join(', ')}.`;
    })
    .join('\n');
}

const truncate = (text: string, space: number): string =>
  text.length > space ? `${text.slice(0, space - 1)}…` : text;
