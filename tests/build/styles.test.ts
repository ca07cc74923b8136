/** The style sheets have what src/plugins/tuning leaves to the minifier. */
import {expect, it} from 'vitest';
import {filesOfBuild, readBuilt} from './pages';

const sheets = filesOfBuild('.css').map(readBuilt).join('\n');

it('properties have the prefixes that supported browsers need', () => {
  const rules = sheets.match(/[^{}]*\{[^{}]*user-select:[^{}]*\}/g) ?? [];
  expect(rules).not.toEqual([]);
  expect(rules.filter((rule) => !rule.includes('-webkit-user-select:'))).toEqual([]);
});
