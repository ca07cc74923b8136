import {expect, it} from 'vitest';
import {
  drawTile,
  inkOn,
  monogramOf,
  readIconPath,
  iconLicenses,
} from '@site/src/catalogue/record/icons';
import {parseService} from '../factories';

it('a tile shows the icon of the brand or a monogram, in black or white on the colour', () => {
  const brand = drawTile(parseService({icon: 'cloudflare', color: '#f38020'}));
  expect(brand).toContain('fill="#f38020" rx');
  expect(brand).toContain(`<path fill="#000000" d="${readIconPath('cloudflare')}"/>`);
  const letters = drawTile(parseService({color: '#0a5277'}));
  expect(letters).toMatch(/<text [^>]*fill="#ffffff"[^>]*>SA<\/text>/);
  expect([inkOn('#ffd800'), inkOn('#1d2d35')]).toEqual(['#000000', '#ffffff']);
});

it('the licences of icons are those given by the package', () => {
  expect(iconLicenses().get('cloudflare')).toBe('CC0-1.0');
  expect(iconLicenses().get('redmine')).toBe('CC-BY-SA-2.5');
});

it.each([
  ['Redmine', 'R'],
  ['Sakura Cloud Object Storage', 'SC'],
  ['37signals', '3'],
  ['“Quoted” name', 'QN'],
])('the monogram of %s is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
