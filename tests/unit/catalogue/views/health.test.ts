import {describe, expect, it} from 'vitest';
import {buildHealthReport, type Translation} from '@site/src/catalogue';
import {catalogue, claim, fact, license, parseCompany, parseService} from '../factories';

const GENERAL = {source: 'unread'};

const SERVICES = [
  parseService({
    license: license(GENERAL),
    freeTier: claim('yes', {read: '2026-08'}),
    facts: [fact({read: '2025-10-01'}), fact({id: 'more', topic: 'history'})],
  }),
  parseService({slug: 'beta', freeTier: 'unknown', facts: [fact({read: '2026-11-20'})]}),
];

const translation = (route: string, state: Translation['state']): Translation => ({
  page: '',
  translation: '',
  route,
  state,
});

describe('buildHealthReport', () => {
  const report = buildHealthReport(
    catalogue({services: SERVICES, companies: [parseCompany()]}),
    [
      translation('/docs/a', 'current'),
      translation('/docs/b', 'outdated'),
      translation('/docs/c', 'missing'),
    ],
    'en',
    '2026-11-22',
  );
  const subject = (of: 'values' | 'facts', name: string) =>
    report[of].find((candidate) => candidate.subject === name);

  it('counts known, unknown and unchecked values of each field', () => {
    expect(subject('values', 'Free tier')).toEqual({
      subject: 'Free tier',
      shelfLifeDays: 90,
      total: 2,
      sourced: 1,
      unknown: 1,
      notApplicable: 0,
      uncompared: 0,
      checks: {'2026-08': 1},
    });
    expect(subject('values', 'Licence')).toMatchObject({sourced: 2, uncompared: 1});
    expect(subject('values', 'Japanese support')).toMatchObject({total: 2, notApplicable: 2});
  });

  it('lists pages with outdated or missing translations', () => {
    expect(report.translations).toEqual({total: 3, outdated: ['/docs/b'], missing: ['/docs/c']});
  });
});
