/** Rules for external URLs in records and articles. */
import {isIP} from 'node:net';
import type {Fault} from '../problems';
import {findInvisible} from './faults';

/** Maximum number of characters; patterns would take long for more. */
const MAX_LENGTH = 2000;

export const COMPLETE_ADDRESS = 'a complete URL that starts with "https://"';
const NO_ADDRESS = `must be ${COMPLETE_ADDRESS}`;

/**
 * Suffixes of host names that aren't resolved in the public DNS: special-use domains
 * (RFC 2606, 6761, 6762, 7686, 8375, 9476) and names in common use in private networks.
 */
const PRIVATE_SUFFIXES = [
  ...['alt', 'corp', 'example', 'home', 'home.arpa', 'internal', 'intranet', 'invalid', 'lan'],
  ...['local', 'localdomain', 'localhost', 'onion', 'private', 'test'],
];

const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|_hs\w+|mc_[ce]id|[a-z]*clid|gbraid|wbraid|igshid|vero_id|s_kwcid|trk\w*|cmpid|ref|ref_\w+|refid|refcode|referr?er|referral|invite|aff|aff_?\w*id|affiliate\w*|a_aid|partner|partner_?id|via|promo|coupon|click_?id|subid)$/i;

/** Hosts on which the parameter `tag` is an affiliate id. */
const SHOPS = /(?:^|\.)(?:amazon|amzn)\.[a-z.]+$/;

/** Hosts that forward to other pages, which readers can't see in the address. */
const SHORTENERS =
  /^(?:bit\.ly|buff\.ly|cutt\.ly|goo\.gl|is\.gd|j\.mp|lnkd\.in|ow\.ly|rb\.gy|rebrand\.ly|t\.co|t\.ly|tiny\.cc|tinyurl\.com|v\.gd|x\.gd|amzn\.(?:asia|to))$/;

/** Result pages of search engines: host and path. */
const SEARCHES =
  /^(?:(?:www\.)?google\.[a-z.]+\/(?:search|url)|(?:www\.)?bing\.com\/search|search\.yahoo\.[a-z.]+\/|(?:www\.)?duckduckgo\.com\/(?:$|html))/;

/** What a URL must not look like, with the end of a sentence about it; `$1` is the first group. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^(?!https:\/\/[^/])/, NO_ADDRESS],
  [/^https:\/\/.*[\s,;|]\s*https?:\/\//, 'must be a single URL, but contains several'],
  [/^https:\/\/[^/?#]*\s/, 'must not contain a space in the host name; remove it'],
  [/\s/, 'must not contain a space; replace it with "%20"'],
  [/([\\<>"{}|^`])/, 'must not contain "$1"; percent-encode it'],
  [
    /^https:\/\/(?:[^/?#:]*[^\x21-\x7e/?#:]|(?:[^/?#:]*\.)?xn--)/i,
    'must have a host name in ASCII, because look-alike letters can imitate other names',
  ],
];

/** What is wrong with a URL, as the end of a sentence about it. */
export function checkUrl(address: string): string | undefined {
  if (address.length > MAX_LENGTH) {
    return `must have at most ${MAX_LENGTH} characters`;
  }
  const invisible = findInvisible(address);
  const [pattern, fault = ''] = FAULTS.find(([one]) => one.test(address)) ?? [];
  return (
    (invisible && `must not contain ${invisible.description}`) ||
    (pattern && fault.replace('$1', pattern.exec(address)?.[1] ?? '')) ||
    (URL.canParse(address) ? faultOfUrl(new URL(address)) : NO_ADDRESS) ||
    undefined
  );
}

function faultOfUrl({username, password, hostname, pathname, searchParams, hash}: URL): Fault {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  const inHash = hash.includes('=') ? [...new URLSearchParams(hash.slice(1)).keys()] : [];
  const tracking = [...searchParams.keys(), ...inHash].find(
    (name) => TRACKING.test(name) || (name === 'tag' && SHOPS.test(hostname)),
  );
  return (
    ((username !== '' || password !== '') &&
      'must not contain a user name or password before "@"; write the host alone') ||
    ((hostname.startsWith('[') || isIP(host) !== 0) &&
      'must have a host name instead of an IP address') ||
    ((!host.includes('.') || PRIVATE_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`))) &&
      `must have a public host, which "${host}" is not`) ||
    (SHORTENERS.test(hostname) &&
      `must be the address that "${hostname}" forwards to, so that readers see where it leads`) ||
    (SEARCHES.test(hostname + pathname) && 'must be the page itself, not a search for it') ||
    (tracking !== undefined &&
      `must not contain the parameter "${tracking}", which is used for tracking or referrals; remove it`)
  );
}
