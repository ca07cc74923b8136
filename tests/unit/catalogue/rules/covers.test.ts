import {describe, expect, it} from 'vitest';
import {isCurrentCover, stampCover} from '@site/src/catalogue';
import {cover, jpeg, parseService, problemsOf, service, serviceFiles} from '../factories';

const COVER = 'services/alpha/cover.jpg';
const REMEDY = '; "npm run covers -- alpha" draws it from the record\n1 problem';

const SIZED = stampCover(jpeg(1200, 600), parseService());

describe('a cover', () => {
  it.each([
    ['is missing', null, 'the file is missing'],
    ['is empty', '', 'the file is not a JPEG image'],
    ['is another file', '<svg/>', 'the file is not a JPEG image'],
    ['ends in its header', cover(service()).subarray(0, 12), 'the file is not a JPEG image'],
    ['has another size', SIZED, 'the picture has 1200 × 600 pixels; it must have 1200 × 630'],
    [
      'is heavy',
      jpeg(1200, 630, 100_000),
      'the file has 100000 bytes; it must have fewer than 100000',
    ],
    ['comes from elsewhere', jpeg(), 'the picture was not drawn from the record'],
    ['ends early', cover(service()).subarray(0, -1), 'the picture is damaged or was edited'],
    [
      'belongs to another entry',
      cover(service({slug: 'beta'})),
      'the picture does not match the record, which has changed or belongs to another entry',
    ],
  ])('that %s is reported with the command that fixes it', (_, file, message) => {
    expect(problemsOf({[COVER]: file})).toBe(`${COVER}:1:1 ${message}${REMEDY}`);
  });

  it.each([
    ['name', {name: {en: 'Service alfa', ja: 'サービスalpha'}}],
    ['vendor', {vendor: {en: 'Acne', ja: 'アクメ'}}],
    ['kind', {kind: 'both'}],
    ['icon', {icon: 'cloudflare'}],
    ['colour', {color: '#000000'}],
  ])('is outdated if the %s of the record changes', (_, change) => {
    expect(isCurrentCover(cover(service()), parseService(change))).toBe(false);
    expect(problemsOf({...serviceFiles(change), [COVER]: cover(service())})).toContain(
      `${COVER}:1:1 the picture does not match the record`,
    );
  });

  it('is current if only other values of the record change', () => {
    expect(
      isCurrentCover(cover(service()), parseService({tags: ['ai'], watchOut: service().goodFor})),
    ).toBe(true);
  });

  it('is stamped only once', () => {
    const once = cover(service());
    expect(stampCover(once, parseService())).toEqual(once);
  });
});
