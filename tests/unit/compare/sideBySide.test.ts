import {describe, expect, it} from 'vitest';
import type {ComparedService} from '@site/src/catalogue';
import {sideBySide} from '@site/src/compare/sideBySide';
import {claim, SOURCE} from '../catalogue/factories';
import {compared, SERVICES} from './services';

describe('sideBySide', () => {
  const rows = sideBySide([SERVICES[1]!, SERVICES[2]!], 'en');

  it('puts what differs first', () => {
    const differs = rows.map((row) => row.differs);
    expect(differs.indexOf(false)).toBe(differs.filter(Boolean).length);
    expect(rows.filter((row) => row.differs).map(({field}) => field)).toEqual([
      'lifecycle',
      'license',
      'freeTier',
      'firstReleased',
    ]);
  });

  it('tells unknown from no, and takes two unknowns for the same', () => {
    const free = rows.find(({field}) => field === 'freeTier');
    expect(free?.cells.map(({value}) => value)).toEqual(['Unknown', 'No']);
    expect(rows.find(({field}) => field === 'japan.billingInYen')).toMatchObject({differs: false});
  });

  it('compares the conditions of "with conditions"', () => {
    const other = compared('other', {
      freeTier: claim('partial', {note: {en: 'For a month', ja: '1か月'}}),
    });
    const same = compared('same');
    const differs = (services: ComparedService[]) =>
      sideBySide(services, 'en').find(({field}) => field === 'freeTier')?.differs;
    expect(differs([SERVICES[0]!, other])).toBe(true);
    expect(differs([SERVICES[0]!, same])).toBe(false);
  });

  it('has source and date in each cell that is known', () => {
    for (const {cells} of rows) {
      for (const {value, source, checked} of cells) {
        expect({source, checked}).toEqual(
          value === 'Unknown' || value === 'Not applicable'
            ? {source: null, checked: null}
            : {source: SOURCE.source, checked: SOURCE.checked},
        );
      }
    }
  });

  it('has nothing to say about no services', () => {
    expect(sideBySide([], 'en')).toEqual([]);
  });
});
