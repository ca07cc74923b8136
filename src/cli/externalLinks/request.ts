import {setTimeout as wait} from 'node:timers/promises';

/**
 * Outcome of a request: `ok` for a status from 200 to 299; `failed` for an error or no answer;
 * `unknown` for an answer that a browser might not get, such as "too many requests".
 */
export type Outcome = 'ok' | 'failed' | 'unknown';

/** Result of requesting a URL, including its redirects. */
export type Answer = {
  readonly outcome: Outcome;
  /**
   * Status, or why there is none: `404`, `timeout`, `ENOTFOUND`. It is printed, so it contains no
   * text from the other site.
   */
  readonly detail: string;
  /** URL that the link was permanently redirected to, if any. */
  readonly movedTo?: string;
};

/** Identification and limits of requests. */
export type RequestOptions = {
  readonly userAgent: string;
  /** Number of hosts that are requested in parallel; each host gets one request at a time. */
  readonly concurrency: number;
  /** Delay in milliseconds between two requests to the same host. */
  readonly hostDelay: number;
  /** Timeout in milliseconds for an answer, including redirects. */
  readonly timeout: number;
  /** Whether a host may be requested; sites could redirect to hosts in the local network. */
  readonly isPublic: (host: string) => Promise<boolean>;
};

const MAX_REDIRECTS = 10;
const PERMANENT = [301, 308];
const REDIRECTS = [...PERMANENT, 302, 303, 307];

/** Statuses with which hosts reject programs; browsers may get another one. */
const REFUSED = [401, 403, 429];

/**
 * Requests each URL.
 * @param onAnswer called with each answer as it arrives
 * @returns answers by URL
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
  // Hosts with the most links come first: they take longest, as each gets one request at a time.
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

/** Sends a HEAD request, and a GET request if that is not answered with `ok`. */
async function request(url: string, options: RequestOptions): Promise<Answer> {
  const head = await follow(url, 'HEAD', options);
  if (head.outcome === 'ok') {
    return head;
  }
  await wait(options.hostDelay);
  return follow(url, 'GET', options);
}

/** Sends a request and follows redirects to public hosts. Network errors are answers, too. */
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
    // Some hosts redirect clients without cookies in circles.
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

/**
 * Why a URL is not requested; `undefined` if it may be.
 * @throws the reason of the signal if the lookup of the host takes too long, or errors of the
 *   lookup
 */
async function refusalOf(
  {protocol, username, password, hostname}: URL,
  isPublic: RequestOptions['isPublic'],
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!['http:', 'https:'].includes(protocol)) {
    return 'not an HTTP URL';
  }
  if (username !== '' || password !== '') {
    return 'user name in the URL';
  }
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
  return (await Promise.race([isPublic(hostname), timedOut])) ? undefined : 'not a public host';
}

/** Code of an error. `fetch` has it in `cause`; the message is not used, as it contains the URL. */
function reasonOf(error: unknown): string {
  const {name, code, cause} = error as Error & {code?: unknown; cause?: {code?: unknown}};
  const reason = cause?.code ?? code;
  if (name === 'TimeoutError') {
    return 'timeout';
  }
  return typeof reason === 'string' && /^[A-Z\d_]+$/.test(reason) ? reason : 'no answer';
}
