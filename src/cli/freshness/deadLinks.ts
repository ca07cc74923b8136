import {address} from '../../site';
import {BUILD} from '../command';

/** A link that leads nowhere. */
type DeadLink = {
  readonly url: string;
  /** Status of the response; `undefined` if the server does not answer. */
  readonly status: number | undefined;
  /** A page with the link, relative to the built site. */
  readonly page: string;
};

/**
 * Answers that many hosts give to programs for pages that browsers can open, or that are temporary.
 * They do not make a link dead.
 */
const UNRELIABLE = ['401', '403', '405', '406', '429', '5xx', '999'];

/** Requests every link of the built site to other sites, and returns those that are dead. */
export async function findDeadLinks(): Promise<readonly DeadLink[]> {
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
  return (
    links
      // The build itself checks links within the site, whose paths are relative here.
      .filter(({state, url}) => state === LinkState.BROKEN && /^https?:/.test(url))
      .map(({url, status, parent = ''}) => ({
        url,
        status: status === 0 ? undefined : status,
        page: parent,
      }))
  );
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
