import {screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Provenance} from '@site/src/catalogue/browser';
import {DueMark, Evidence, Uncompared} from '@site/src/components/Provenance';
import {renderIn} from '../docusaurus/renderIn';

const SOURCE = 'https://www.docs.example.com/page?a=1';

const claim = (overrides: Partial<Provenance> = {}): Provenance => ({
  source: SOURCE,
  via: null,
  basis: 'primary',
  checked: '2026-11',
  dated: null,
  until: null,
  ...overrides,
});

/** The parts of the line, which CSS separates visually. */
const partsOf = (overrides: Partial<Provenance>, locale = 'en'): (string | null)[] => {
  const {container} = renderIn(locale, <Evidence claim={claim(overrides)} />);
  return [...container.firstElementChild!.children].map(({textContent}) => textContent);
};

describe('Evidence', () => {
  it("shows only the source and the month of the check for the vendor's own material", () => {
    expect(partsOf({})).toEqual(['docs.example.com', 'Nov 2026']);
    expect(screen.getByRole('link', {name: 'docs.example.com'})).toHaveAttribute('href', SOURCE);
    expect(screen.getByText('Nov 2026')).toHaveAttribute('datetime', '2026-11');
  });

  it('shows a third party, and the page that was read instead of the source', () => {
    const via = 'https://github.com/example/prices';
    expect(partsOf({basis: 'secondary', via})).toEqual([
      'docs.example.com (via github.com)',
      'third party',
      'Nov 2026',
    ]);
    expect(screen.getByRole('link', {name: 'github.com'})).toHaveAttribute('href', via);
  });

  it('shows that a claim was not checked, without a date', () => {
    expect(partsOf({basis: 'general-knowledge', checked: null})).toEqual([
      'docs.example.com',
      'not yet verified',
    ]);
  });

  it('shows the date of the source if it is known', () => {
    expect(partsOf({checked: '2026-11-22', dated: '2026-03-31'})).toEqual([
      'docs.example.com',
      'as of 31 Mar 2026',
    ]);
  });

  it('formats the date in the language of the page', () => {
    expect(partsOf({checked: '2026-11-20'}, 'ja')).toEqual(['docs.example.com', '2026年11月20日']);
  });

  it('is empty without a source', () => {
    expect(partsOf({source: null, basis: null, checked: null})).toEqual([]);
  });

  describe('on a day in March 2027', () => {
    beforeEach(() => {
      vi.useFakeTimers({now: new Date('2027-03-01T12:00:00Z')});
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const draw = (shelfLifeDays: number | null) =>
      renderIn(
        'en',
        <Evidence claim={claim({checked: '2026-11-01'})} shelfLifeDays={shelfLifeDays} />,
      ).container;

    it('marks a check older than its shelf life', () => {
      expect(draw(90)).toHaveTextContent('recheck due');
      expect(draw(120)).not.toHaveTextContent('due');
      expect(draw(null)).not.toHaveTextContent('due');
    });

    it('counts from the date of the source', () => {
      const {container} = renderIn(
        'en',
        <DueMark claim={claim({checked: '2026-11-22', dated: '2026-10-01'})} shelfLifeDays={120} />,
      );
      expect(container).toHaveTextContent('recheck due');
    });

    it('counts up to the local date', () => {
      vi.stubEnv('TZ', 'Asia/Tokyo');
      vi.setSystemTime(new Date('2027-03-01T20:00:00Z'));
      expect(draw(120)).toHaveTextContent('recheck due');
      vi.unstubAllEnvs();
    });

    it('marks nothing if the layout must not shift', () => {
      const {container} = renderIn(
        'en',
        <Evidence claim={claim({checked: '2026-11-01'})} shelfLifeDays={90} isStill />,
      );
      expect(container).not.toHaveTextContent('due');
    });

    it.each([
      ['2027-03-01', 'valid until 1 Mar 2027'],
      ['2027-02-28', 'was valid until 28 Feb 2027'],
      ['2027-03', 'valid until Mar 2027'],
    ])('shows whether %s has passed', (until, words) => {
      expect(partsOf({until}).at(-1)).toBe(words);
    });
  });

  it('links a correction form with the context filled in', () => {
    renderIn(
      'ja',
      <Evidence
        claim={claim()}
        shelfLifeDays={90}
        report={{entry: 'amazon-s3', field: 'freeTier', label: '無料枠', shown: 'あり'}}
      />,
    );
    const link = screen.getByRole('link', {name: /無料枠$/});
    const {origin, pathname, searchParams} = new URL(link.getAttribute('href')!);
    expect(origin + pathname).toBe('https://github.com/example/catalogue/issues/new');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      template: 'correct-fact.yml',
      entry: 'amazon-s3',
      field: 'freeTier',
      shown: 'あり',
      source: SOURCE,
      language: 'ja',
    });
  });
});

describe('Uncompared', () => {
  it('has a text alternative for its sign', () => {
    const {container} = renderIn('en', <Uncompared />);
    expect(container).toHaveTextContent('(not yet verified)');
  });
});
