import {expect, it} from 'vitest';
import {isCurrentCover, stampCover} from '@site/src/catalogue';
import {cover, parseService, service} from '../factories';

it.each([
  ['name', {name: {en: 'Service alfa', ja: 'サービスalpha'}}],
  ['vendor', {vendor: {en: 'Acne', ja: 'アクメ'}}],
  ['kind', {kind: 'both'}],
  ['icon', {icon: 'cloudflare'}],
  ['colour', {color: '#000000'}],
])('a cover is outdated if the %s of the record changes', (_, change) => {
  expect(isCurrentCover(cover(service()), parseService(change))).toBe(false);
});

it('a cover is current if only other values change, and is stamped only once', () => {
  const drawn = cover(service());
  expect(isCurrentCover(drawn, parseService({tags: ['ai']}))).toBe(true);
  expect(stampCover(drawn, parseService())).toEqual(drawn);
});
