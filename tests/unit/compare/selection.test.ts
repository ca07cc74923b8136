import {describe, expect, it} from 'vitest';
import {comparisonPath} from '@site/src/compare/picks';
import {
  EMPTY_SELECTION,
  parseSelection,
  serializeSelection,
  toggleOption,
  togglePick,
} from '@site/src/compare/selection';
import {anySelection, randomNumbers, select, SERVICES, slugs} from './services';

describe('the query of the URL', () => {
  it('is empty for the default', () => {
    expect(serializeSelection(EMPTY_SELECTION)).toBe('');
    expect(parseSelection('', SERVICES)).toEqual(EMPTY_SELECTION);
  });

  it('is readable and in a stable order', () => {
    const selection = select({
      query: 'a b',
      sort: 'newest',
      facets: {free: ['yes', 'no'], tag: ['web', 'storage']},
      pick: ['beta', 'alpha'],
    });
    expect(serializeSelection(selection)).toBe(
      '?pick=beta,alpha&view=list&tag=storage,web&free=no,yes&sort=newest&q=a+b',
    );
  });

  it('gives back every selection', () => {
    const random = randomNumbers(1);
    for (let round = 0; round < 1000; round += 1) {
      const selection = anySelection(random);
      const search = serializeSelection(selection);
      expect(parseSelection(search, SERVICES)).toEqual(selection);
      expect(serializeSelection(parseSelection(search, SERVICES))).toBe(search);
    }
  });

  it('takes two services or more side by side, unless it says otherwise', () => {
    expect(parseSelection('?pick=alpha', SERVICES).isSideBySide).toBe(false);
    expect(parseSelection('?pick=alpha,beta', SERVICES).isSideBySide).toBe(true);
    expect(parseSelection('?pick=alpha,beta&view=list', SERVICES).isSideBySide).toBe(false);
  });

  it('is what links to a comparison have', () => {
    const {pick, isSideBySide} = parseSelection(
      comparisonPath(slugs(SERVICES)).slice('/compare'.length),
      SERVICES,
    );
    expect({pick, isSideBySide}).toEqual({
      pick: ['alpha', 'beta', 'gamma', 'delta'],
      isSideBySide: true,
    });
  });

  it.each([
    '?pick=nope,__proto__,constructor,../../etc&tag=<script>&free=maybe&sort=evil&view=x',
    '?__proto__=x&constructor=y&toString=1&hasOwnProperty=1',
    '?free=toString,constructor,__proto__&license=hasOwnProperty&sort=__proto__',
    '?%E0%A4%A&%%%&&&===',
    `?tag=${'x,'.repeat(100_000)}`,
    '?pick=&tag=&sort=&q=',
  ])('drops what it does not know: %.60s', (search) => {
    expect(parseSelection(search, SERVICES)).toEqual(EMPTY_SELECTION);
  });

  it('takes what is right beside what is wrong, each once', () => {
    expect(
      parseSelection(
        '?pick=alpha,nope,alpha&pick=beta,gamma,delta,epsilon&tag=web,web,nope&q=x',
        SERVICES,
      ),
    ).toEqual(
      select({
        pick: ['alpha', 'beta', 'gamma', 'delta'],
        isSideBySide: true,
        facets: {tag: ['web']},
        query: 'x',
      }),
    );
  });

  it('never gives more than can be shown, whatever comes', () => {
    const random = randomNumbers(3);
    const pieces = ['pick=', 'tag=', 'q=', 'alpha', 'web', ',', '&', '%', '%F0', '🗾', '=', '\0'];
    for (let round = 0; round < 1000; round += 1) {
      const search = Array.from(
        {length: 30},
        () => pieces[Math.floor(random() * pieces.length)],
      ).join('');
      const selection = parseSelection(search, SERVICES);
      expect(selection.pick.length).toBeLessThanOrEqual(4);
      expect(parseSelection(serializeSelection(selection), SERVICES)).toEqual(selection);
    }
    expect([...parseSelection(`?q=${'🗾'.repeat(600)}`, SERVICES).query]).toHaveLength(200);
  });
});

describe('choosing', () => {
  it('undoes an option that is chosen, and leaves no empty facet', () => {
    const chosen = toggleOption(EMPTY_SELECTION, 'free', 'yes');
    expect(chosen.facets).toEqual({free: ['yes']});
    expect(toggleOption(chosen, 'free', 'yes')).toEqual(EMPTY_SELECTION);
  });

  it('takes no fifth service', () => {
    const full = select({pick: ['alpha', 'beta', 'gamma', 'delta']});
    expect(togglePick(full, 'epsilon').pick).toEqual(full.pick);
    expect(togglePick(full, 'beta').pick).toEqual(['alpha', 'gamma', 'delta']);
  });
});
