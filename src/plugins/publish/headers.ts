/** The file `_headers`, which Cloudflare Pages and Netlify read: what it says, and its syntax. */
import {API_FOLDER} from '../../api/addresses';
import {FINGERPRINTED_PATHS} from '../../search/fileNames';

/** Headers for the paths that match a pattern; `*` stands for any characters. */
export type HeaderRule = {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** Features of browsers that no page needs, embedded content included. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

/** What a host has to answer with where no rule says otherwise: pages change at any time. */
export const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/**
 * The rules of the site. No path matches two rules with the same header, since hosts join
 * the values; so pages have no rule for the cache, and hosts use their default for it,
 * which is `DEFAULT_CACHE` on both.
 * @param bases base URLs of all locales, that of the default locale first
 */
export function buildHeaderRules(policy: string, bases: readonly string[]): HeaderRule[] {
  const [root = '/'] = bases;
  const cached = (path: string, value: string): HeaderRule[] =>
    bases.map((base) => ({pattern: base + path, headers: [['Cache-Control', value]]}));
  return [
    {
      pattern: `${root}*`,
      headers: [
        ['Content-Security-Policy', policy],
        // Neither subdomains nor the preload list: those are for the owner of the domain.
        ['Strict-Transport-Security', 'max-age=31536000'],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'same-origin'],
        ['Permissions-Policy', UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        // No Cross-Origin-Resource-Policy: feed readers and previews of links show the pictures.
      ],
    },
    // The names of these files change with their content.
    ...cached('assets/*', 'public, max-age=31536000, immutable'),
    ...FINGERPRINTED_PATHS.flatMap((path) => cached(path, 'public, max-age=31536000, immutable')),
    ...cached('img/*', 'public, max-age=86400'),
    {
      pattern: `${root}${API_FOLDER}/*`,
      headers: [
        // Programs on pages of others read it too.
        ['Access-Control-Allow-Origin', '*'],
        ['Cache-Control', 'public, max-age=300, must-revalidate'],
      ],
    },
  ];
}

/** Longest line that Cloudflare Pages reads, and the most rules. */
const LIMITS = {characters: 2000, rules: 100};

/** Writes rules as a file `_headers`. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({pattern, headers}) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > LIMITS.characters);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: a line of ${tooLong.length} characters, and hosts read ${LIMITS.characters}: ${tooLong.slice(0, 80)}…`,
    );
  }
  if (rules.length > LIMITS.rules) {
    throw new Error(`_headers: ${rules.length} rules, and hosts read ${LIMITS.rules}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Reads the rules of a file `_headers`. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: [string, string][]}[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      rules.push({pattern: line.trim(), headers: []});
    } else {
      rules.at(-1)!.headers.push([name, value!]);
    }
  }
  return rules;
}

/** Says whether a rule is for this path. */
function matches({pattern}: HeaderRule, pathname: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  return rest.length === 0 ? pathname === pattern : pathname.startsWith(start);
}

/** The headers of the response to this path. */
export const headersOf = (rules: readonly HeaderRule[], pathname: string): [string, string][] =>
  rules
    .filter((rule) => matches(rule, pathname))
    .flatMap(({headers}) => headers.map(([name, value]): [string, string] => [name, value]));
