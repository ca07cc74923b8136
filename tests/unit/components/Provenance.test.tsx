import {screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Provenance as ProvenanceOfClaim} from '@site/src/catalogue/browser';
import {Provenance} from '@site/src/components/Provenance';
import {renderIn} from '../docusaurus/renderIn';

const SOURCE = 'https://www.docs.example.com/page?a=1';

const claim = (overrides: Partial<ProvenanceOfClaim> = {}): ProvenanceOfClaim => ({
  source: SOURCE,
  via: null,
  basis: 'primary',
  checked: '2026-11',
  dated: null,
  until: null,
  ...overrides,
});

describe('Provenance', () => {
  it('shows the host of the source, the basis and the date of the check', () => {
    const {container} = renderIn('en', <Provenance claim={claim()} shelfLifeDays={90} />);
    expect(screen.getByRole('link', {name: 'docs.example.com'})).toHaveAttribute('href', SOURCE);
    expect(container).toHaveTextContent('Confirmed in the vendor’s material');
    expect(container).toHaveTextContent('checked November 2026');
    expect(screen.getByText('November 2026')).toHaveAttribute('datetime', '2026-11');
  });

  it('does not speak of a check that nobody made', () => {
    const {container} = renderIn(
      'en',
      <Provenance claim={claim({basis: 'general-knowledge', checked: null})} shelfLifeDays={90} />,
    );
    expect(container).toHaveTextContent('Not yet verified');
    expect(container).not.toHaveTextContent('checked');
  });

  it('speaks Japanese on a Japanese page', () => {
    const {container} = renderIn(
      'ja',
      <Provenance claim={claim({basis: 'secondary', checked: '2026-11-20'})} shelfLifeDays={90} />,
    );
    expect(container).toHaveTextContent('第三者の資料で確認');
    expect(screen.getByText('2026年11月20日')).toHaveAttribute('datetime', '2026-11-20');
  });

  it('names the page of a third party that was read in the place of the source', () => {
    const via = 'https://github.com/example/prices';
    const draw = (locale: string) =>
      renderIn(locale, <Provenance claim={claim({via, basis: 'secondary'})} shelfLifeDays={90} />)
        .container;
    expect(draw('en')).toHaveTextContent('docs.example.com (via github.com)');
    expect(screen.getByRole('link', {name: 'github.com'})).toHaveAttribute('href', via);
  });

  it('names nothing without a source', () => {
    const {container} = renderIn(
      'en',
      <Provenance claim={claim({source: null, basis: null, checked: null})} shelfLifeDays={null} />,
    );
    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  describe('on a day in March 2027', () => {
    beforeEach(() => {
      vi.useFakeTimers({now: new Date('2027-03-01T12:00:00Z')});
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const draw = (shelfLifeDays: number | null, locale = 'en') =>
      renderIn(
        locale,
        <Provenance claim={claim({checked: '2026-11-01'})} shelfLifeDays={shelfLifeDays} />,
      ).container;

    it('tells the age of the check by the reader’s clock', () => {
      expect(draw(null)).toHaveTextContent('(120 days ago)');
      expect(draw(null, 'ja')).toHaveTextContent('(120 日前)');
    });

    it('counts from the material that was read, and gives a month no age in days', () => {
      const drawn = (overrides: Partial<ProvenanceOfClaim>, days: number) =>
        renderIn('en', <Provenance claim={claim(overrides)} shelfLifeDays={days} />).container;
      expect(drawn({checked: '2026-11-22', dated: '2026-11-01'}, 120)).toHaveTextContent(
        'as of November 1, 2026 (120 days ago)',
      );
      expect(drawn({checked: '2026-11-22', dated: '2026-10-01'}, 120)).toHaveTextContent('due');
      expect(drawn({checked: '2026-11'}, 365)).toHaveTextContent(/checked November 2026$/);
      expect(drawn({checked: '2026-11', dated: '2026'}, 365)).toHaveTextContent(
        /as of 2026recheck due/,
      );
    });

    it.each([
      ['2027-03-01', 'valid until March 1, 2027'],
      ['2027-02-28', 'was valid until February 28, 2027'],
      ['2027-03', 'valid until March 2027'],
    ])('tells whether %s has passed', (until, words) => {
      const {container} = renderIn(
        'en',
        <Provenance claim={claim({until})} shelfLifeDays={null} />,
      );
      expect(container.textContent.endsWith(words)).toBe(true);
    });

    it('makes one format for all checks, since each takes longer than the rest of a claim', () => {
      const formats = vi.spyOn(Intl, 'RelativeTimeFormat');
      draw(null);
      draw(null);
      draw(null);
      expect(formats.mock.calls.length).toBeLessThanOrEqual(1);
      formats.mockRestore();
    });

    it('counts to the day of the reader', () => {
      vi.stubEnv('TZ', 'Asia/Tokyo');
      vi.setSystemTime(new Date('2027-03-01T20:00:00Z'));
      expect(draw(null)).toHaveTextContent('(121 days ago)');
      expect(draw(120)).toHaveTextContent('recheck due');
      vi.unstubAllEnvs();
    });

    it('marks a check that has outlived its shelf life, and no other', () => {
      expect(draw(90)).toHaveTextContent('recheck due');
      expect(draw(120)).not.toHaveTextContent('due');
      expect(draw(null)).not.toHaveTextContent('due');
    });
  });

  it('offers a correction with all that the page knows', () => {
    renderIn(
      'ja',
      <Provenance
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
