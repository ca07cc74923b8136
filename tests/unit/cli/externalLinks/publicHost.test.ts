import {describe, expect, it} from 'vitest';
import {isPublicHost} from '@site/src/cli/externalLinks/publicHost';

/** Addresses of names, as a name server would give them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inside.example.com': ['10.1.2.3'],
  'both.example.com': ['93.184.215.14', '::1'],
};

const isPublic = (host: string) =>
  isPublicHost(host, (name) => {
    const addresses = NAMES[name];
    return addresses
      ? Promise.resolve(addresses)
      : Promise.reject(new Error(`${name} was looked up`));
  });

/** The host of an address, in the form that a URL gives it. */
const hostOf = (url: string) => new URL(url).hostname;

describe('a host', () => {
  it.each([
    'https://example.com/',
    'https://example.com./',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
  ])('of %s is public', async (url) => {
    expect(await isPublic(hostOf(url))).toBe(true);
  });

  it.each([
    ['a single word', 'http://intranet/'],
    ['this machine by its name', 'http://localhost./'],
    ['a name with a private address', 'https://inside.example.com/'],
    ['a name with one address of this machine', 'https://both.example.com/'],
    ['this machine', 'http://127.0.0.1/'],
    ['this machine in short', 'http://127.1/'],
    ['this machine as a number', 'http://2130706433/'],
    ['this machine in hexadecimal', 'http://0x7f000001/'],
    ['any machine', 'http://0.0.0.0/'],
    ['a private network', 'http://10.0.0.1/'],
    ['another', 'http://172.31.255.255/'],
    ['a third', 'http://192.168.1.1/'],
    ['metadata of a cloud', 'http://169.254.169.254/'],
    ['a network of a provider', 'http://100.64.0.1/'],
    ['a group', 'http://224.0.0.1/'],
    ['this machine, IPv6', 'http://[::1]/'],
    ['any machine, IPv6', 'http://[::]/'],
    ['a private network, IPv6', 'http://[fd00::1]/'],
    ['a local link, IPv6', 'http://[fe80::1]/'],
    ['this machine in the form of IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['metadata in the form of IPv6', 'http://[::ffff:a9fe:a9fe]/'],
  ])('that is %s is not: %s', async (_, url) => {
    expect(await isPublic(hostOf(url))).toBe(false);
  });

  it('that nobody knows is told by the error', async () => {
    await expect(isPublic('unknown.example.com')).rejects.toThrow('was looked up');
  });
});
