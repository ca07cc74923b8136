import {describe, expect, it} from 'vitest';
import {isPublicHost} from '@site/src/cli/externalLinks/publicHost';

/** Answers of a name server, by host name. */
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

/** The host of a URL, as `URL.hostname` normalises it. */
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
    ['localhost', 'http://localhost./'],
    ['a name with a private IP address', 'https://inside.example.com/'],
    ['a name with one loopback address', 'https://both.example.com/'],
    ['a loopback address', 'http://127.0.0.1/'],
    ['a shortened loopback address', 'http://127.1/'],
    ['a loopback address as a number', 'http://2130706433/'],
    ['a hexadecimal loopback address', 'http://0x7f000001/'],
    ['the unspecified address', 'http://0.0.0.0/'],
    ['a private address', 'http://10.0.0.1/'],
    ['a private address of class B', 'http://172.31.255.255/'],
    ['a private address of class C', 'http://192.168.1.1/'],
    ['the metadata address of clouds', 'http://169.254.169.254/'],
    ['a shared address of a provider', 'http://100.64.0.1/'],
    ['a multicast address', 'http://224.0.0.1/'],
    ['the IPv6 loopback address', 'http://[::1]/'],
    ['the unspecified IPv6 address', 'http://[::]/'],
    ['a private IPv6 address', 'http://[fd00::1]/'],
    ['a link-local IPv6 address', 'http://[fe80::1]/'],
    ['a loopback address mapped to IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['a metadata address mapped to IPv6', 'http://[::ffff:a9fe:a9fe]/'],
  ])('that is %s is not public: %s', async (_, url) => {
    expect(await isPublic(hostOf(url))).toBe(false);
  });

  it('that cannot be resolved throws the error of the name server', async () => {
    await expect(isPublic('unknown.example.com')).rejects.toThrow('was looked up');
  });
});
