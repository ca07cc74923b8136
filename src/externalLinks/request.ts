import {setTimeout as wait} from 'node:timers/promises';

/**
 * What a link answered with: `ok`, a page; `failed`, an error or nothing; `unknown`, something
 * that tells programs nothing, such as "too many requests".
 */
export type Outcome = 'ok' | 'failed' | 'unknown';

export type Answer = {
  readonly outcome: Outcome;
  /** Status, or why there is none: `404`, `timeout`, `ENOTFOUND`. */
  readonly detail: string;
  /** Where the address has moved for good, if so. */
  readonly movedTo?: string;
};

/** How considerate and how patient the requests are. */
export type RequestOptions = {
  readonly userAgent: string;
  /** Hosts that are asked at the same time; each of them gets one request at a time. */
  readonly concurrency: number;
  /** Milliseconds between two requests to one host. */
  readonly hostDelay: number;
  /** Milliseconds until an answer, with all its redirects, has to be there. */
  readonly timeout: number;
};

const MAX_REDIRECTS = 10;
const PERMANENT = [301, 308];
const REDIRECTS = [...PERMANENT, 302, 303, 307];

/** Statuses by which hosts turn programs away, whatever a reader would see. */
const TURNED_AWAY = [401, 403, 429];

/**
 * Requests each address.
 * @param onAnswer called with each answer as it arrives
 */
export async function requestAll(
  urls: readonly string[],
  options: RequestOptions,
  onAnswer?: (url: string, answer: Answer) => void,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const {host} = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  // The hosts with the most links take longest, since they are asked one link at a time.
  const queue = [...hosts.values()].sort((a, b) => b.length - a.length);
  const worker = async (): Promise<void> => {
    for (let host = queue.shift(); host; host = queue.shift()) {
      for (const [index, url] of host.entries()) {
        if (index > 0) {
          await wait(options.hostDelay);
        }
        const answer = await request(url, options);
        answers.set(url, answer);
        onAnswer?.(url, answer);
      }
    }
  };
  await Promise.all(Array.from({length: options.concurrency}, worker));
  return answers;
}

/** Asks for the head alone first, and for the page where that does not work. */
async function request(url: string, options: RequestOptions): Promise<Answer> {
  const head = await follow(url, 'HEAD', options);
  if (head.outcome === 'ok') {
    return head;
  }
  await wait(options.hostDelay);
  return follow(url, 'GET', options);
}

async function follow(
  url: string,
  method: 'HEAD' | 'GET',
  {userAgent, timeout}: RequestOptions,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  let address = url;
  let movedTo: string | undefined;
  let isPermanent = true;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const {status, headers, body} = await fetch(address, {
        method,
        signal,
        redirect: 'manual',
        headers: {
          'user-agent': userAgent,
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          'accept-language': 'en,ja;q=0.8',
        },
      });
      await body?.cancel();
      const location = headers.get('location');
      if (!REDIRECTS.includes(status) || location === null) {
        const outcome = outcomeOf(status);
        const detail = String(status);
        return outcome === 'ok' && movedTo !== undefined
          ? {outcome, detail, movedTo}
          : {outcome, detail};
      }
      address = new URL(location, address).href;
      isPermanent &&= PERMANENT.includes(status);
      movedTo = isPermanent ? address : movedTo;
    }
    // Programs without cookies are sent round in circles by some hosts, readers are not.
    return {outcome: 'unknown', detail: `more than ${MAX_REDIRECTS} redirects`};
  } catch (error) {
    return {outcome: 'failed', detail: reasonOf(error)};
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) {
    return 'ok';
  }
  return TURNED_AWAY.includes(status) ? 'unknown' : 'failed';
}

/** `fetch` gives the reason of a failure as the cause of its error. */
function reasonOf(error: unknown): string {
  const {name, message, cause} = error as Error & {cause?: {code?: string}};
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? message);
}
