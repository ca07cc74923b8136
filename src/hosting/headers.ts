/**
 * Rules and syntax of the file `_headers`, which Cloudflare Pages and Netlify read.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */

/** Headers for the paths that match a pattern, in which `*` stands for any characters. */
export type HeaderRule = {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** Browser features that neither the pages nor embedded content need, for `Permissions-Policy`. */
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

/** `Cache-Control` of everything without a rule of its own: pages may change at any time. */
export const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of files whose names contain a hash of the content. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The rules that set `Cache-Control` for a path below each of the base URLs. */
export const cacheRules = (
  bases: readonly string[],
  path: string,
  value: string,
): readonly HeaderRule[] =>
  bases.map((base) => ({pattern: base + path, headers: [['Cache-Control', value]]}));

/**
 * The rules of the whole site. No path matches two rules with the same header, because hosts would
 * join the values. For the same reason, pages have no caching rule: the default of both hosts is
 * `DEFAULT_CACHE`.
 * @param policy value of `Content-Security-Policy`
 * @param bases base URLs of all languages, with that of the default language first
 */
export function buildHeaderRules(policy: string, bases: readonly string[]): HeaderRule[] {
  const [root = '/'] = bases;
  return [
    {
      pattern: `${root}*`,
      headers: [
        ['Content-Security-Policy', policy],
        // No includeSubDomains or preload: only the owner of the domain can decide on those.
        ['Strict-Transport-Security', 'max-age=31536000'],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'same-origin'],
        ['Permissions-Policy', UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        // No Cross-Origin-Resource-Policy: feed readers and link previews embed the pictures.
      ],
    },
    ...cacheRules(bases, 'assets/*', FOREVER),
    ...cacheRules(bases, 'img/*', 'public, max-age=86400'),
  ];
}

/** Limits of Cloudflare Pages: characters per line, and number of rules. */
const LIMITS = {characters: 2000, rules: 100};

/** @throws Error if the file exceeds the limits of the hosts */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({pattern, headers}) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > LIMITS.characters);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: a line has ${tooLong.length} characters, but hosts allow at most ${LIMITS.characters}: ${tooLong.slice(0, 80)}…`,
    );
  }
  if (rules.length > LIMITS.rules) {
    throw new Error(
      `_headers: there are ${rules.length} rules, but hosts allow at most ${LIMITS.rules}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Parses the rules of a file `_headers` written by {@link formatHeaderRules}. */
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
