import {Option} from 'commander';
import {type AgedClaim, listClaims, loadCatalogue, rankByAge} from '../catalogue';
import {BASES} from '../catalogue/vocabulary';
import {repositoryUrl} from '../site';
import {day, define, requireBuild} from './command';
import {findDeadLinks, formatDeadLinks} from './freshness/deadLinks';
import {findFigures, figuresOf, formatFigures} from './freshness/figures';
import {section} from './freshness/section';

/** Options by their names on the command line. */
type Options = {readonly today?: string} & Readonly<
  Partial<Record<'due' | 'links' | 'figures' | 'markdown', boolean>>
>;

export const command = define(
  'Lists facts and values by the age of their last check, most overdue first; or the figures that their pages no longer print; or dead links.',
  'npm run freshness -- --due',
  'npm run freshness -- --figures',
  'npm run freshness -- --links',
)
  .option('--due', 'list only claims that are due for a recheck')
  .addOption(
    new Option(
      '--links',
      'instead, list the dead links of the built site to other sites',
    ).conflicts('due'),
  )
  .addOption(
    new Option(
      '--figures',
      'instead, read the pages of the sources, and list what became of the figures that they printed',
    ).conflicts(['due', 'links']),
  )
  .option('--markdown', 'print a Markdown section for an issue, which is empty without findings')
  .option('--today <day>', 'date from which ages are calculated (default: today)', day)
  .action(async ({due: onlyDue, links, figures, markdown, today}: Options) => {
    const find = async (): Promise<string> => {
      if (links) {
        requireBuild();
        return formatDeadLinks(await findDeadLinks(), markdown);
      }
      const catalogue = loadCatalogue(process.cwd());
      if (figures) {
        const kept = figuresOf(catalogue);
        return formatFigures(kept, await findFigures(kept), markdown);
      }
      const now = new Date(today ?? new Date().toISOString().slice(0, 10));
      const all = rankByAge(listClaims(catalogue), now);
      const listed = onlyDue ? all.filter(({isDue}) => isDue) : all;
      return (markdown ? formatMarkdown : formatText)(listed, all);
    };
    const text = await find();
    process.stdout.write(text === '' ? '' : `${text}\n`);
  });

/** Maximum rows: GitHub limits the text of an issue to 65,536 characters. */
const ROWS_IN_ISSUE = 60;

const HEADER = ['due', 'age', 'checked', 'record', 'claim', 'source'];
/**
 * The claims as a table for a terminal, followed by a summary of all claims.
 * @param listed claims in the table
 * @param all claims in the summary
 */
function formatText(listed: readonly AgedClaim[], all: readonly AgedClaim[]): string {
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
function formatMarkdown(listed: readonly AgedClaim[], all: readonly AgedClaim[]): string {
  const rows = listed.slice(0, ROWS_IN_ISSUE).map((claim) => {
    const record = `[${claim.entry.slug}](${repositoryUrl}/blob/main/${claim.entry.file})`;
    return `| ${dueText(claim)} | ${claim.checked ?? 'never'} | ${record} | ${claim.subject.en} | \`${claim.path}\` | <${claim.source!.replaceAll('|', '%7C')}> |`;
  });
  const rest = listed.length - rows.length;
  const table = [
    '| Due | Checked | Record | About | Claim | Source |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more; \`npm run freshness -- --due\` lists all.`] : []),
  ];
  return section(
    'Facts and values by the age of their last check',
    rows.length === 0 ? [] : table,
    `${summarize(all)} Compare each with its source, correct the record, and set \`read\` to the day of the comparison.`,
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
