import {Option} from 'commander';
import {type AgedClaim, type Catalogue, listClaims, loadCatalogue, rankByAge} from '../catalogue';
import {BASES} from '../catalogue/vocabulary';
import {address, repositoryUrl} from '../site/settings';
import {BUILD, day, define, requireBuild} from './command';
import {figuresOf, findFigures} from './freshness/figures';

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
  .action(async ({due, links, figures, markdown, today}: Options) => {
    const report = async (): Promise<Report> => {
      if (links) {
        requireBuild();
        return reportDeadLinks();
      }
      const catalogue = loadCatalogue(process.cwd());
      return figures ? reportFigures(catalogue) : reportAges(catalogue, due, today);
    };
    const {lines, title, about = [], items} = await report();
    if (!markdown) {
      console.log(lines.join('\n'));
    } else if (items.length > 0) {
      console.log([`## ${title}`, ...about, `${items.join('\n')}\n`].join('\n\n'));
    }
  });

/** What was found, for a terminal and for an issue. */
type Report = {
  readonly lines: readonly string[];
  /** Title, paragraphs and lines of the section of an issue, which is empty without lines. */
  readonly title: string;
  readonly about?: readonly string[];
  readonly items: readonly string[];
};

/** Maximum rows: GitHub limits the text of an issue to 65,536 characters. */
const ROWS_IN_ISSUE = 60;

const HEADER = ['due', 'age', 'checked', 'record', 'claim', 'source'];

/** The claims as a table, with a summary of all claims, whether they are due or not. */
function reportAges(
  catalogue: Catalogue,
  onlyDue = false,
  today = new Date().toISOString().slice(0, 10),
): Report {
  const all = rankByAge(listClaims(catalogue), new Date(today));
  const listed = onlyDue ? all.filter(({isDue}) => isDue) : all;
  const summary = summarize(all);
  const table = [
    HEADER,
    ...listed.map((claim) => [
      dueText(claim),
      claim.ageInDays === null ? 'never' : `${claim.ageInDays} d`,
      claim.checked ?? '',
      claim.entry.slug,
      claim.path,
      claim.source!,
    ]),
  ];
  const widths = HEADER.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const rest = listed.length - ROWS_IN_ISSUE;
  const rows = listed.slice(0, ROWS_IN_ISSUE).map((claim) => {
    const record = `[${claim.entry.slug}](${repositoryUrl}/blob/main/${claim.entry.file})`;
    return `| ${dueText(claim)} | ${claim.checked ?? 'never'} | ${record} | ${claim.subject.en} | \`${claim.path}\` | <${claim.source!.replaceAll('|', '%7C')}> |`;
  });
  const head = ['| Due | Checked | Record | About | Claim | Source |', '|---|---|---|---|---|---|'];
  const more = ['', `And ${rest} more; \`npm run freshness -- --due\` lists all.`];
  return {
    lines: [...(listed.length > 0 ? [...lines, ''] : []), summary],
    title: 'Facts and values by the age of their last check',
    about: [
      `${summary} Compare each with its source, correct the record, and set \`read\` to the day of the comparison.`,
    ],
    items: listed.length > 0 ? [...head, ...rows, ...(rest > 0 ? more : [])] : [],
  };
}

/** When a claim is due, such as `3 d over` or `in 5 d`; empty if it cannot become due. */
function dueText({overdueDays, isDue}: AgedClaim): string {
  if (overdueDays === null) {
    return '';
  }
  return isDue ? `${overdueDays} d over` : `in ${1 - overdueDays} d`;
}

/** How many claims are due, and number and share of those of each basis, of values and of facts. */
function summarize(all: readonly AgedClaim[]): string {
  const due = all.filter(({isDue}) => isDue).length;
  const compared = all.filter(({ageInDays}) => ageInDays !== null).length;
  const bases = (['values', 'facts'] as const).map((what) => {
    const claims = all.filter(({kind}) => (kind === 'fact') === (what === 'facts'));
    const counts = Object.keys(BASES).map((basis) => {
      const {length} = claims.filter((claim) => claim.basis === basis);
      const share = claims.length === 0 ? 0 : (100 * length) / claims.length;
      return `${length} ${basis} (${share.toFixed(1)} %)`;
    });
    return `${claims.length} ${what}: ${counts.join(', ')}.`;
  });
  return `${due} of ${compared} claims that were compared with their source are due for a recheck; ${all.length - compared} have never been compared.\n${bases.join('\n')}`;
}

/** What became of figures, the most pressing first. */
const FIGURE_STATES = {
  absent: 'no longer printed',
  reworded: 'printed in other words',
  unreadable: 'page not readable',
  found: 'still printed',
} as const;

/** A page that can't be read says nothing about its figures, so an issue lists the absent ones. */
async function reportFigures(catalogue: Catalogue): Promise<Report> {
  const figures = figuresOf(catalogue);
  const findings = await findFigures(figures);
  const all = figures.map((figure, index) => ({...figure, ...findings[index]!}));
  const groups = Object.entries(FIGURE_STATES).map(([key, words]) => ({
    words,
    found: all.filter(({state}) => state === key),
  }));
  const counts = groups.map(({words, found}) => `${found.length} ${words}`).join(', ');
  const lines = groups.flatMap(({words, found}) =>
    found.map(({reason, slug, path, shown, url}) => {
      const what = reason === '' ? words : `${words}: ${reason}`;
      return `${what}: ${slug} ${path} "${shown}" ${url}`;
    }),
  );
  return {
    lines: [...lines, counts],
    title: 'Figures that their pages no longer print',
    about: [`${counts}.`],
    items: all
      .filter(({state}) => state === 'absent')
      .map(({slug, path, shown, url}) => `- \`${slug}\`: \`${path}\`, \`${shown}\`, <${url}>`),
  };
}

/**
 * Answers that many hosts give to programs for pages that browsers can open, or that are temporary.
 * They do not make a link dead.
 */
const UNRELIABLE = ['401', '403', '405', '406', '429', '5xx', '999'];

/** Requests every link of the built site to other sites, and lists those that are dead. */
async function reportDeadLinks(): Promise<Report> {
  // An ES module, which CommonJS can only import dynamically.
  const {LinkChecker, LinkState} = await import('linkinator');
  const {links} = await new LinkChecker().check({
    path: `${BUILD}/**/*.html`,
    linksToSkip: [`^${address.url}`],
    concurrency: 20,
    timeout: 30_000,
    retry: true,
    retryErrors: true,
    retryErrorsCount: 3,
    statusCodes: Object.fromEntries(UNRELIABLE.map((status) => [status, 'ok'])),
  });
  const dead = links
    // The build itself checks links within the site, whose paths are relative here.
    .filter(({state, url}) => state === LinkState.BROKEN && /^https?:/.test(url))
    .map(({status, ...link}) => ({...link, reason: status ? String(status) : 'no answer'}));
  return {
    lines: [
      ...dead.map(({url, reason, parent = ''}) => `${url} (${reason}), in ${parent}`),
      `${dead.length} dead links`,
    ],
    title: 'Dead links',
    items: dead.map(({url, reason, parent = ''}) => `- <${url}> (${reason}), in \`${parent}\``),
  };
}
