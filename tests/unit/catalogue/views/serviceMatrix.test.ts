import {describe, expect, it} from 'vitest';
import {buildServiceMatrix} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {catalogue, claim, type Draft, license, parseService} from '../factories';

function matrixOf(drafts: readonly Draft[], locale: Locale = 'en') {
  const services = drafts.map((draft, index) => parseService({slug: `service-${index}`, ...draft}));
  return buildServiceMatrix(services, catalogue({services}), locale);
}

/** The cells of a column. */
function cellsOf(field: string, ...[drafts, locale]: Parameters<typeof matrixOf>) {
  const {columns, rows} = matrixOf(drafts, locale);
  const index = columns.findIndex((column) => column.field === field);
  return rows.map(({cells}) => cells[index]);
}

describe('buildServiceMatrix', () => {
  it('shortens licences, dates and words', () => {
    const licenses = [
      {license: license({value: 'MIT', class: 'open-source'})},
      {license: license({value: 'proprietary', class: 'proprietary'})},
    ];
    expect(cellsOf('license', licenses).map((cell) => cell?.text)).toEqual(['MIT', 'Proprietary']);
    expect(cellsOf('firstReleased', [{firstReleased: claim('2006-03-14')}], 'ja')).toMatchObject([
      {text: '2006年', answer: null},
    ]);
    expect(cellsOf('pricingModel', [{pricingModel: claim('freemium')}])).toMatchObject([
      {text: 'Free + paid plans', answer: null},
    ]);
  });

  it('omits columns without any known value and lists their names', () => {
    const {columns, unknown} = matrixOf([{api: 'unknown'}, {api: 'unknown'}]);
    expect(columns.map(({field}) => field)).not.toContain('api');
    expect(unknown).toContain('API');
  });
});
