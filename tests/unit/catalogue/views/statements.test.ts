import {describe, expect, it} from 'vitest';
import {listClaims, rankByAge} from '@site/src/catalogue';
import {catalogue, claim, fact, license, parseCompany, parseService} from '../factories';

const GENERAL = {source: 'unread'};

describe('listClaims', () => {
  const claims = listClaims(catalogue());
  const at = (path: string) => claims.find((candidate) => candidate.path === path);

  it('lists each comparable value and each fact of services and companies', () => {
    expect(claims.map(({path}) => path.split('.')[0])).toEqual([
      ...['lifecycle', 'license', 'pricingModel', 'freeTier', 'selfHosting', 'api'],
      ...['firstReleased', ...Array<string>(5).fill('japan')],
      ...[...Array<string>(6).fill('attributes'), 'plans', 'facts'],
      ...['country', 'headquarters', 'founded', 'facts'],
    ]);
  });

  it('takes the shelf life from the field, or from the topic of a fact', () => {
    expect(at('pricingModel')?.shelfLifeDays).toBe(90);
    expect(at('founded')?.shelfLifeDays).toBeNull();
    expect(at('facts.regions')).toMatchObject({
      subject: {en: 'Region', ja: 'リージョン'},
      shelfLifeDays: 365,
    });
  });
});

describe('rankByAge', () => {
  const claims = listClaims(
    catalogue({
      services: [
        parseService({
          license: license(GENERAL),
          pricingModel: claim('usage', {read: '2026-11-20'}),
          freeTier: claim('yes', {read: '2026-08'}),
          firstReleased: claim('2006', {read: '2020-01'}),
          facts: [fact({read: '2025-10-01'})],
        }),
      ],
      companies: [parseCompany({facts: [fact({topic: 'history', read: '2019-12-31'})]})],
    }),
  );
  const ranked = rankByAge(claims, new Date('2026-11-30T00:00:00Z'));
  const paths = ranked.map(({entry, path}) => `${entry.slug} ${path}`);

  it('puts unchecked claims first, then the most overdue, and claims that do not age last', () => {
    expect(paths.slice(0, 3)).toEqual(['alpha license', 'alpha facts.regions', 'alpha freeTier']);
    expect(paths.slice(-3)).toEqual(['acme facts.regions', 'alpha firstReleased', 'acme founded']);
  });

  it('counts days beyond the shelf life', () => {
    expect(ranked[1]).toMatchObject({ageInDays: 425, overdueDays: 60, isDue: true});
    expect(ranked[2]).toMatchObject({ageInDays: 121, overdueDays: 31, isDue: true});
    expect(ranked.find(({path}) => path === 'pricingModel')).toMatchObject({
      ageInDays: 10,
      overdueDays: -80,
      isDue: false,
    });
    expect(ranked[0]).toMatchObject({ageInDays: null, overdueDays: null, isDue: false});
  });
});
