import type {ExternalLink} from './collect';
import {type Check, type History, type Verdict, verdictOf} from './history';

/** Maximum rows per table: GitHub limits the text of an issue to 65,536 characters. */
const ROWS_IN_ISSUE = 40;
const PLACES_IN_ROW = 3;

type Judged = ExternalLink & {readonly verdict: Verdict; readonly checks: readonly Check[]};

/** The links as a Markdown section for an issue; empty if no link is dead or has moved. */
export function formatReport(
  links: readonly ExternalLink[],
  history: History,
  repositoryUrl: string,
): string {
  const judged = links.map((link): Judged => {
    const checks = history[link.url] ?? [];
    return {...link, checks, verdict: verdictOf(checks)};
  });
  const having = (verdict: Verdict) => judged.filter((link) => link.verdict === verdict);
  const dead = having('dead');
  const moved = judged.filter(({checks}) => checks.at(-1)?.movedTo !== undefined);
  if (dead.length === 0 && moved.length === 0) {
    return '';
  }
  const failing = having('failing');
  const placesOf = (link: Judged) => formatPlaces(link, repositoryUrl);
  return [
    '## Links to other sites',
    '',
    `${judged.length} links: ${dead.length} dead, ${moved.length} moved permanently, ${failing.length} failed recently, ${having('unknown').length} without a reliable answer.`,
    '',
    ...section('Dead: three failures on different days within 14 days', dead, {
      head: '| Link | Last answers | Where |',
      row: (link) => `| ${code(link.url)} | ${formatChecks(link)} | ${placesOf(link)} |`,
    }),
    ...section('Moved permanently', moved, {
      head: '| Link | Moved to | Where |',
      row: (link) =>
        `| ${code(link.url)} | ${code(link.checks.at(-1)!.movedTo!)} | ${placesOf(link)} |`,
    }),
    ...section('Failed recently, not yet dead', failing, {
      head: '| Link | Last answers | Where |',
      row: (link) => `| ${code(link.url)} | ${formatChecks(link)} | ${placesOf(link)} |`,
    }),
  ].join('\n');
}

function section(
  title: string,
  links: readonly Judged[],
  {head, row}: {readonly head: string; readonly row: (link: Judged) => string},
): string[] {
  if (links.length === 0) {
    return [];
  }
  const rest = links.length - ROWS_IN_ISSUE;
  return [
    `### ${title}`,
    '',
    head,
    '|---|---|---|',
    ...links.slice(0, ROWS_IN_ISSUE).map(row),
    '',
    ...(rest > 0 ? [`And ${rest} more.`, ''] : []),
  ];
}

/** Maximum characters of a URL or detail, since other sites control their length. */
const LONGEST = 200;

/**
 * Formats untrusted text as inline code for a table cell, in which it cannot end the cell or become
 * a link, an image or a mention.
 */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '%7C').replaceAll('`', '%60');
  return `\`${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}\``;
}

const formatChecks = ({checks}: Judged): string =>
  checks
    .filter(({outcome}) => outcome !== 'ok')
    .slice(-3)
    .map(({date, detail}) => `${date}: ${code(detail)}`)
    .join('<br>');

function formatPlaces({places}: Judged, repositoryUrl: string): string {
  const shown = places
    .slice(0, PLACES_IN_ROW)
    .map(
      ({file, line}) => `[${file}:${line}](${repositoryUrl}/blob/main/${file}?plain=1#L${line})`,
    );
  const rest = places.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>');
}
