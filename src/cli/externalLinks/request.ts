import {setTimeout as wait} from 'node:timers/promises';

/**
 * How a request ended: `ok`, with a page; `failed`, with an error or without an answer; `unknown`,
 * with an answer that may be meant for programs only, such as "too many requests".
 */
export type Outcome = 'ok' | 'failed' | 'unknown';

export type Answer = {
  readonly outcome: Outcome;
  /**
   * Status, or why there is none: `404`, `timeout`, `ENOTFOUND`. Only words of ours and of Node.js,
   * never of the other site, since it is shown to people.
   */
  readonly detail: string;
  /** Where the link has moved permanently, if it has. */
  readonly movedTo?: string;
};

/** How requests are made. */
export type RequestOptions = {
  readonly userAgent: string;
  /** Hosts that are requested from at the same time; each gets one request at a time. */
  readonly concurrency: number;
  /** Milliseconds between two requests to one host. */
  readonly hostDelay: number;
  /** Milliseconds until an answer, with all its redirects, has to be there. */
  readonly timeout: number;
  /** Whether a host may be asked; a site can redirect to any, also to one of the network here. */
  readonly isPublic: (host: string) => Promise<boolean>;
};

const MAX_REDIRECTS = 10;
const PERMANENT = [301, 308];
const REDIRECTS = [...PERMANENT, 302, 303, 307];

/** Statuses with which hosts refuse programs, whatever a browser would get. */
const REFUSED = [401, 403, 429];

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

/** Requests the headers alone first, and the page where that fails. */
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
  {userAgent, timeout, isPublic}: RequestOptions,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  let address = url;
  let movedTo: string | undefined;
  let isPermanent = true;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const refusal = await refusalOf(new URL(address), isPublic, signal);
      if (refusal !== undefined) {
        return {outcome: 'failed', detail: refusal};
      }
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
    // Some hosts redirect programs without cookies in circles, but not browsers.
    return {outcome: 'unknown', detail: `more than ${MAX_REDIRECTS} redirects`};
  } catch (error) {
    return {outcome: 'failed', detail: reasonOf(error)};
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) {
    return 'ok';
  }
  return REFUSED.includes(status) ? 'unknown' : 'failed';
}

/** Why an address is not asked, whoever leads there; the looking up of its host has an end too. */
async function refusalOf(
  {protocol, username, password, hostname}: URL,
  isPublic: RequestOptions['isPublic'],
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!['http:', 'https:'].includes(protocol)) {
    return 'not a web address';
  }
  if (username !== '' || password !== '') {
    return 'user name in the address';
  }
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
  return (await Promise.race([isPublic(hostname), timedOut])) ? undefined : 'not a public host';
}

/** `fetch` gives the reason of a failure as the cause of its error; its message holds the address. */
function reasonOf(error: unknown): string {
  const {name, code, cause} = error as Error & {code?: unknown; cause?: {code?: unknown}};
  const reason = cause?.code ?? code;
  if (name === 'TimeoutError') {
    return 'timeout';
  }
  return typeof reason === 'string' && /^[A-Z\d_]+$/.test(reason) ? reason : 'no answer';
}
