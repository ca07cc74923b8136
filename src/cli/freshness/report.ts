import type {AgedClaim} from '../../catalogue';
import {BASES} from '../../catalogue/vocabulary';
import type {DeadLink} from './deadLinks';
import type {Finding, KeptFigure} from './figures';

/** Maximum rows: GitHub limits the text of an issue to 65,536 characters. */
const ROWS_IN_ISSUE = 60;

const HEADER = ['due', 'age', 'checked', 'record', 'claim', 'source'];
/**
 * The claims as a table for a terminal, followed by a summary of all claims.
 * @param listed claims in the table
 * @param all claims in the summary
 */
export function formatText(listed: readonly AgedClaim[], all: readonly AgedClaim[]): string {
  const rows = listed.map((claim) => [
    dueText(claim),
    claim.ageInDays === null ? 'never' : `${claim.ageInDays} d`,
    claim.checked ?? '',
    claim.entry.slug,
    claim.path,
    claim.source!,
  ]);
  const widths = HEADER.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]!.length)),
  );
  const table = [HEADER, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [...(rows.length > 0 ? [...table, ''] : []), summarize(all)].join('\n');
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
    `${summarize(all)} Compare each with its source, correct the record, and set \`read\` to the day of the comparison.`,
    '',
    '| Due | Checked | Record | About | Claim | Source |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more; \`npm run freshness -- --due\` lists all.`] : []),
    '',
  ].join('\n');
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
      const claims = all.filter(({kind}) => (kind === 'fact') === (what === 'facts'));
      const counts = Object.keys(BASES).map((basis) => {
        const {length} = claims.filter((claim) => claim.basis === basis);
        const share = claims.length === 0 ? 0 : (100 * length) / claims.length;
        return `${length} ${basis} (${share.toFixed(1)} %)`;
      });
      return `${claims.length} ${what}: ${counts.join(', ')}.`;
    })
    .join('\n');
}

/**
 * The dead links as lines of text, or as a Markdown section for an issue; empty in Markdown if there
 * are none.
 */
export function formatDeadLinks(links: readonly DeadLink[], isMarkdown = false): string {
  const lines = links.map(({url, status, page}) => {
    const reason = status ?? 'no answer';
    return isMarkdown ? `- <${url}> (${reason}), in \`${page}\`` : `${url} (${reason}), in ${page}`;
  });
  if (!isMarkdown) {
    return [...lines, `${links.length} dead links`].join('\n');
  }
  return links.length === 0 ? '' : ['## Dead links', '', ...lines, ''].join('\n');
}

/** What became of figures, the most pressing first. */
const STATES: Readonly<Record<Finding['state'], string>> = {
  absent: 'no longer printed',
  reworded: 'printed in other words',
  unreadable: 'page not readable',
  found: 'still printed',
};

/**
 * What became of the figures as lines of text, or as a Markdown section for an issue, which is empty
 * if none is absent. A page that can't be read says nothing about its figures.
 * @param findings those of the figures, in the same order
 */
export function formatFigures(
  figures: readonly KeptFigure[],
  findings: readonly Finding[],
  isMarkdown = false,
): string {
  const states = Object.keys(STATES) as Finding['state'][];
  const lines = states.flatMap((state) =>
    figures.flatMap(({slug, path, shown, url}, index) => {
      const finding = findings[index]!;
      if (finding.state !== state || (isMarkdown && state !== 'absent')) {
        return [];
      }
      const what = finding.reason === '' ? STATES[state] : `${STATES[state]}: ${finding.reason}`;
      return isMarkdown
        ? [`- \`${slug}\`: \`${path}\`, \`${shown}\`, <${url}>`]
        : [`${what}: ${slug} ${path} "${shown}" ${url}`];
    }),
  );
  const counts = states
    .map((state) => `${findings.filter((one) => one.state === state).length} ${STATES[state]}`)
    .join(', ');
  if (!isMarkdown) {
    return [...lines, counts].join('\n');
  }
  return lines.length === 0
    ? ''
    : ['## Figures that their pages no longer print', '', `${counts}.`, '', ...lines, ''].join(
        '\n',
      );
}
