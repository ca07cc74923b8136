/** Looks for figures, as records keep them, on the pages of their sources. */
import {loadBuffer} from 'cheerio';
import {type Catalogue, readNumbers} from '../../catalogue';

/** The figures that the records keep as pages print them, by their path in the record. */
export const figuresOf = ({services}: Catalogue) =>
  services.flatMap(({slug, attributes, plans}) =>
    [
      ...Object.entries(attributes).map(([key, claim]) => ({...claim, path: `attributes.${key}`})),
      ...plans.flatMap(({id, base, charges, source}) => [
        {...base, source, path: `plans.${id}.base`},
        ...charges.map((charge) => ({
          ...charge,
          source,
          path: `plans.${id}.charges.${charge.quantity}`,
        })),
      ]),
    ].flatMap(({path, source: url, shown, verbatim = true}) =>
      shown === undefined || url === null ? [] : [{slug, path, url, shown, verbatim}],
    ),
  );

/** A printed figure. If its page itself was read (`verbatim`), its words count, not only numbers. */
type Figure = Pick<ReturnType<typeof figuresOf>[number], 'url' | 'shown' | 'verbatim'>;

type Finding = {
  /** `absent` is a figure whose numbers, and `reworded` one whose words the page doesn't print. */
  readonly state: 'found' | 'reworded' | 'absent' | 'unreadable';
  /** Why the page could not be read; empty otherwise. */
  readonly reason: string;
};

/** Longest wait for a page in milliseconds, and its largest size in bytes. */
const PATIENCE = {timeout: 30_000, maxBytes: 20e6};

/** A page with less text than this is filled in by scripts, which are not run here. */
const MIN_TEXT = 200;

/** Pages that are read at once. */
const CONCURRENCY = 8;

/** Looks for each figure on its page; each page is read once. */
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

/** The text of a page; if it can't be read, the message of the error is the reason. */
async function readPage(url: string, {timeout, maxBytes}: typeof PATIENCE): Promise<string> {
  const ask = () =>
    fetch(rawAddress(url), {
      headers: {accept: 'text/markdown, text/plain;q=0.9, text/html;q=0.8, */*;q=0.1'},
      signal: AbortSignal.timeout(timeout),
    });
  // A host closes a connection that idles while the page before it is parsed, so ask once more.
  const response = await ask()
    .catch((error: Error) => (isSlow(error) ? Promise.reject(error) : ask()))
    .catch(because('no answer'));
  if (!response.ok) {
    throw new Error(`status ${response.status}`);
  }
  const type = response.headers.get('content-type') ?? '';
  if (!/^text\/|json|xml/.test(type)) {
    throw new Error(`not a text, but ${type === '' ? 'of unknown type' : type}`);
  }
  const bytes = await readBytes(response, maxBytes).catch(because('broke off'));
  if (bytes.length > maxBytes) {
    throw new Error(`more than ${maxBytes / 1e6} MB`);
  }
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1];
  if (!type.includes('html')) {
    return new TextDecoder(charset).decode(bytes);
  }
  const page = loadBuffer(bytes, {encoding: {transportLayerEncodingLabel: charset}});
  page('script, style, template').remove();
  const visible = page.text().trim();
  if (visible.length < MIN_TEXT) {
    throw new Error('filled in by scripts');
  }
  return visible;
}

const isSlow = ({name}: Error): boolean => name === 'TimeoutError';

/** Gives an error that isn't the end of our patience a reason. */
const because = (reason: string) => (error: Error) =>
  Promise.reject(new Error(isSlow(error) ? 'too slow' : reason));

/** The raw file for a page of a file on GitHub. */
const rawAddress = (url: string): string =>
  url.replace(
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//,
    'https://raw.githubusercontent.com/$1/',
  );

/** The bytes of a response, at most until they exceed the limit. */
async function readBytes({body}: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) {
      break;
    }
  }
  return Buffer.concat(chunks);
}
