import {lookup} from 'node:dns/promises';
import {BlockList, isIP} from 'node:net';

/**
 * Address blocks that are not on the public internet: loopback, private networks, carrier-grade
 * NAT, documentation, multicast and others.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry/
 */
const BLOCKS = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ipv6: [
    '::/127',
    '64:ff9b:1::/48',
    '100::/64',
    '2001:db8::/32',
    'fc00::/7',
    'fe80::/10',
    'ff00::/8',
  ],
} as const;

const special = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const block of BLOCKS[family]) {
    const [net = '', prefix] = block.split('/');
    special.addSubnet(net, Number(prefix), family);
  }
}

/** Whether an IP address is public; `BlockList` checks IPv4-mapped IPv6 addresses as IPv4. */
const isPublicAddress = (address: string): boolean =>
  !special.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const resolve = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, {all: true})).map(({address}) => address);

/**
 * Whether a host is on the public internet. A name must contain a dot, and all addresses that it
 * resolves to must be public.
 * @param host as in a URL: a name or an IP address, with IPv6 in brackets
 * @param addressesOf resolves a name to IP addresses
 * @throws errors of the lookup, such as one with the code `ENOTFOUND`
 */
export async function isPublicHost(host: string, addressesOf = resolve): Promise<boolean> {
  const name = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(name) !== 0) {
    return isPublicAddress(name);
  }
  return name.includes('.') && (await addressesOf(name)).every(isPublicAddress);
}
