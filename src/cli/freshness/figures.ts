/** Looks for figures, as records keep them, on the pages of their sources. */
import {load as parseHtml} from 'cheerio';
import {type Catalogue, readNumbers} from '../../catalogue';

/** A figure as the page of a source printed it. */
type Figure = {
  /** Address of the page. */
  readonly url: string;
  readonly shown: string;
  /** Whether the page itself was read, so that its words count and not only its numbers. */
  readonly verbatim: boolean;
};

/** A figure of a record. */
type KeptFigure = Figure & {
  readonly slug: string;
  /** Path in the record, such as `attributes.storage-price` or `plans.pro.base`. */
  readonly path: string;
};

/** The figures that the records keep as pages print them. */
export const figuresOf = ({services}: Catalogue): KeptFigure[] =>
  services.flatMap(({slug, attributes, plans}) => {
    const figure = (
      path: string,
      {
        shown,
        verbatim,
      }: {readonly shown?: string | undefined; readonly verbatim?: false | undefined},
      url: string | null,
    ): KeptFigure[] =>
      shown === undefined || url === null
        ? []
        : [{slug, path, url, shown, verbatim: verbatim ?? true}];
    return [
      ...Object.entries(attributes).flatMap(([key, claim]) =>
        figure(`attributes.${key}`, claim, claim.source),
      ),
      ...plans.flatMap(({id, base, charges, source}) => [
        ...(base ? figure(`plans.${id}.base`, base, source) : []),
        ...charges.flatMap((charge) =>
          figure(`plans.${id}.charges.${charge.quantity}`, charge, source),
        ),
      ]),
    ];
  });

/**
 * What became of a figure:
 * - `found`: the page prints it
 * - `reworded`: the page prints its numbers, but not in these words
 * - `absent`: the page doesn't print its numbers
 * - `unreadable`: the page could not be read, so nothing is known
 */
type Finding = {
  readonly state: 'found' | 'reworded' | 'absent' | 'unreadable';
  /** Why the page could not be read; empty otherwise. */
  readonly reason: string;
};

/** Longest wait for a page in milliseconds, and its largest size in bytes. */
type Patience = {readonly timeout: number; readonly maxBytes: number};

const PATIENCE: Patience = {timeout: 30_000, maxBytes: 20e6};

/** A page with less text than this is filled in by scripts, which are not run here. */
const MIN_TEXT = 200;

/** Pages that are read at once. */
const CONCURRENCY = 8;

/**
 * Looks for each figure on its page; each page is read once.
 * @returns the findings in the order of the figures
 */
export async function findFigures(
  figures: readonly Figure[],
  patience = PATIENCE,
): Promise<readonly Finding[]> {
  const texts = new Map<string, string | Error>();
  const urls = [...new Set(figures.map(({url}) => url))];
  const readNext = async (): Promise<void> => {
    for (let url = urls.pop(); url !== undefined; url = urls.pop()) {
      texts.set(url, await readPage(url, patience).catch((error: Error) => error));
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, readNext));
  return figures.map((figure) => {
    const text = texts.get(figure.url)!;
    return typeof text === 'string'
      ? {state: stateOf(figure, text), reason: ''}
      : {state: 'unreadable', reason: text.message};
  });
}

function stateOf({shown, verbatim}: Figure, text: string): Finding['state'] {
  if (plain(text).includes(plain(shown))) {
    return 'found';
  }
  const printed = new Set(readNumbers(text));
  const wanted = readNumbers(shown);
  if (wanted.length === 0 || !wanted.every((number) => printed.has(number))) {
    return 'absent';
  }
  return verbatim ? 'reworded' : 'found';
}

/** A text without what may differ between two prints of the same words. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, '');

/**
 * The text of a page.
 * @throws Error with the reason if the page can't be read
 */
async function readPage(url: string, {timeout, maxBytes}: Patience): Promise<string> {
  const ask = () =>
    fetch(rawAddress(url), {
      headers: {accept: 'text/markdown, text/plain;q=0.9, text/html;q=0.8, */*;q=0.1'},
      signal: AbortSignal.timeout(timeout),
    });
  const isSlow = ({name}: Error): boolean => name === 'TimeoutError';
  // A host closes a connection that idles while the page before it is parsed, so ask once more.
  const response = await ask()
    .catch((error: Error) => (isSlow(error) ? Promise.reject(error) : ask()))
    .catch((error: Error) => {
      throw new Error(isSlow(error) ? 'too slow' : 'no answer');
    });
  if (!response.ok) {
    throw new Error(`status ${response.status}`);
  }
  const type = response.headers.get('content-type') ?? '';
  if (!/^text\/|json|xml/.test(type)) {
    throw new Error(`not a text, but ${type === '' ? 'of unknown type' : type}`);
  }
  const bytes = await readBytes(response, maxBytes);
  const isHtml = type.includes('html');
  const text = decode(bytes, type, isHtml);
  if (!isHtml) {
    return text;
  }
  const page = parseHtml(text);
  page('script, style, template').remove();
  const visible = page.text().trim();
  if (visible.length < MIN_TEXT) {
    throw new Error('filled in by scripts');
  }
  return visible;
}

/** The raw file for a page of a file on GitHub. */
const rawAddress = (url: string): string =>
  url.replace(
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//,
    'https://raw.githubusercontent.com/$1/',
  );

async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const body = response.body as unknown as AsyncIterable<Uint8Array>;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) {
        throw new RangeError(`more than ${maxBytes / 1e6} MB`);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof RangeError
      ? error
      : new Error((error as Error).name === 'TimeoutError' ? 'too slow' : 'broke off');
  }
  return Buffer.concat(chunks);
}

/** Decodes a text in the encoding that its header or, for HTML, its head declares. */
function decode(bytes: Buffer, type: string, isHtml: boolean): string {
  const declared = (text: string) => /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1];
  const head = isHtml ? bytes.subarray(0, 2048).toString('latin1') : '';
  try {
    return new TextDecoder(declared(type) ?? declared(head) ?? 'utf-8').decode(bytes);
  } catch {
    throw new Error('of unknown encoding');
  }
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
