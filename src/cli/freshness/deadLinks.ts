import {address} from '../../site';
import {BUILD} from '../command';
import {section} from './section';

/**
 * Answers that many hosts give to programs for pages that browsers can open, or that are temporary.
 * They do not make a link dead.
 */
const UNRELIABLE = ['401', '403', '405', '406', '429', '5xx', '999'];

/** Requests every link of the built site to other sites, and returns those that are dead. */
export async function findDeadLinks() {
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
  // The build itself checks links within the site, whose paths are relative here.
  return links.filter(({state, url}) => state === LinkState.BROKEN && /^https?:/.test(url));
}

/**
 * The dead links as lines of text, or as a Markdown section for an issue, each with the status of the
 * response and a page with the link.
 */
export function formatDeadLinks(
  links: Awaited<ReturnType<typeof findDeadLinks>>,
  isMarkdown = false,
): string {
  const lines = links.map(({url, status, parent = ''}) => {
    const reason = status ? String(status) : 'no answer';
    return isMarkdown
      ? `- <${url}> (${reason}), in \`${parent}\``
      : `${url} (${reason}), in ${parent}`;
  });
  return isMarkdown
    ? section('Dead links', lines)
    : [...lines, `${links.length} dead links`].join('\n');
}
