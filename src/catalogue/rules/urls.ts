/** What an address must be that readers are sent to, in a record or an article. */
import {isIP} from 'node:net';
import {findInvisible} from './characters';

const MAX_LENGTH = 2000;

export const COMPLETE_ADDRESS = 'a complete address that starts with "https://"';
const NO_ADDRESS = `must be ${COMPLETE_ADDRESS}`;

/** Names that only a network of one's own resolves, or none (RFC 2606, 6761, 6762, 7686, 8375). */
const PRIVATE_SUFFIXES = [
  'alt',
  'corp',
  'example',
  'home',
  'home.arpa',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
];

/** Parameters that tell the site where a reader came from, or who is paid for it. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|_hs\w+|mc_[ce]id|[a-z]*clid|gbraid|wbraid|igshid|vero_id|s_kwcid|trk\w*|cmpid|ref|ref_\w+|refid|refcode|referr?er|referral|invite|aff|aff_?\w*id|affiliate\w*|a_aid|partner|partner_?id|via|promo|coupon|click_?id|subid)$/i;

/** Where `tag` names who is paid. */
const SHOPS = /(?:^|\.)(?:amazon|amzn)\.[a-z.]+$/;

/**
 * Says what is wrong with an address, as the end of a sentence that begins with it.
 * @returns `undefined` for an address that holds
 */
export function checkUrl(address: string): string | undefined {
  if (address.length > MAX_LENGTH) {
    return `must have at most ${MAX_LENGTH} characters`;
  }
  if (!/^https:\/\/[^/]/.test(address)) {
    return NO_ADDRESS;
  }
  const invisible = findInvisible(address);
  if (invisible) {
    return `must not hold ${invisible.description}`;
  }
  if (/^https:\/\/.*[\s,;|]\s*https?:\/\//.test(address)) {
    return 'must be one address; this is more than one';
  }
  if (/\s/.test(address)) {
    return /^https:\/\/[^/?#]*\s/.test(address)
      ? 'must not hold a space in the name of its host; remove it'
      : 'must not hold a space; write "%20" in its place';
  }
  if (/[\\<>"{}|^`]/.test(address)) {
    return `must not hold "${/[\\<>"{}|^`]/.exec(address)![0]}"; encode it, as browsers show it in their bar`;
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) {
    return NO_ADDRESS;
  }
  if (url.username !== '' || url.password !== '') {
    return 'must not hold a name or password before "@"; write the host alone';
  }
  return checkHost(address, url) ?? checkParameters(url);
}

function checkHost(address: string, {hostname}: URL): string | undefined {
  const written = /^https:\/\/([^/?#:]*)/.exec(address)?.[1] ?? '';
  if (/[^\x21-\x7e]/.test(written) || /(?:^|\.)xn--/i.test(hostname)) {
    return 'must have a host in plain Latin letters, as others can imitate a name';
  }
  const host = hostname.replace(/\.$/, '').toLowerCase();
  if (hostname.startsWith('[') || isIP(host) !== 0) {
    return 'must have the name of a host, not its number';
  }
  if (!host.includes('.') || PRIVATE_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`))) {
    return `must have a host that everybody can reach, which "${host}" is not`;
  }
  return undefined;
}

function checkParameters({hostname, searchParams, hash}: URL): string | undefined {
  const inHash = hash.includes('=') ? [...new URLSearchParams(hash.slice(1)).keys()] : [];
  const tracking = [...searchParams.keys(), ...inHash].find(
    (name) => TRACKING.test(name) || (name === 'tag' && SHOPS.test(hostname)),
  );
  return tracking === undefined
    ? undefined
    : `must not hold the parameter "${tracking}", which follows readers or pays for them; remove it`;
}
