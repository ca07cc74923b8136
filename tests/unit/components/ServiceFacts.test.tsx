import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {buildServiceView} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {ServiceFacts} from '@site/src/components/ServiceFacts';
import {catalogue, claim, type Draft, license, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

function draw(overrides: Draft = {}, locale: Locale = 'en') {
  const service = buildServiceView(parseService(overrides), catalogue(), locale);
  return renderIn(locale, <ServiceFacts service={service} />);
}

/** The definition beside a label. */
const valueOf = (label: string): HTMLElement =>
  within(screen.getByText(label, {selector: 'dt'}).parentElement!).getByRole('definition');

/** The value itself, without note and source. */
const shownAt = (label: string): string | null | undefined =>
  valueOf(label).querySelector('strong')?.textContent;

describe('ServiceFacts', () => {
  it('has a heading that names it', () => {
    draw();
    const panel = screen.getByRole('region', {name: 'At a glance'});
    expect(within(panel).getByRole('heading', {level: 2})).toHaveTextContent('At a glance');
  });

  it('shows each comparable value', () => {
    draw();
    const rows = screen
      .getAllByRole('term')
      .map(({textContent}) => `${textContent}: ${valueOf(textContent).firstChild?.textContent}`);
    expect(rows.join('\n')).toMatchInlineSnapshot(`
      "Kind: Cloud service
      Vendor: Acme
      Licence: Proprietary
      Pricing model: Pay per use
      Free tier: With conditions
      Self-hosting: No
      API: Yes
      First released: 14 March 2006
      Region in Japan: Yes
      Billing in yen: Unknown
      Japanese user interface: Unknown
      Japanese documentation: Unknown
      Japanese support: Not applicable"
    `);
  });

  it('writes brackets as Japanese does', () => {
    draw({license: license({value: 'MIT', class: 'open-source'})}, 'ja');
    expect(shownAt('ライセンス')).toBe('MIT（オープンソース）');
  });

  it('gives each value its source, or calls it unknown', () => {
    draw();
    for (const [label, value] of [
      ['Billing in yen', 'Unknown'],
      ['Japanese support', 'Not applicable'],
    ] as const) {
      expect(shownAt(label)).toBe(value);
      expect(within(valueOf(label)).queryByText('Source')).not.toBeInTheDocument();
    }
    for (const label of ['Licence', 'Free tier', 'API', 'First released', 'Region in Japan']) {
      expect(within(valueOf(label)).getByRole('link', {name: 'example.com'})).toBeInTheDocument();
      expect(valueOf(label)).toHaveTextContent('Nov 2026');
    }
  });

  it.each(['freeTier', 'selfHosting', 'api', 'pricingModel', 'firstReleased'])(
    'shows %s, when unknown, as unknown and not as "no"',
    (field) => {
      const labels: Record<string, string> = {
        freeTier: 'Free tier',
        selfHosting: 'Self-hosting',
        api: 'API',
        pricingModel: 'Pricing model',
        firstReleased: 'First released',
      };
      draw({[field]: 'unknown'});
      expect(shownAt(labels[field]!)).toBe('Unknown');
    },
  );

  it('shows the note of a value', () => {
    draw();
    expect(valueOf('Free tier')).toHaveTextContent('With conditionsFor a year');
  });

  it.each([
    [{value: 'MIT', class: 'open-source'}, 'MIT (Open source)'],
    [{value: 'BUSL-1.1', class: 'source-available'}, 'BUSL-1.1 (Source available)'],
    [{value: 'proprietary', class: 'proprietary'}, 'Proprietary'],
    [{value: 'unknown', class: 'unknown', source: null, basis: null, checked: null}, 'Unknown'],
  ])('writes the licence %j', (given, text) => {
    draw({license: license(given)});
    expect(valueOf('Licence').querySelector('strong')).toHaveTextContent(
      new RegExp(`^${text.replace(/[().]/g, '\\$&')}$`),
    );
  });

  it('leads to the company where the catalogue has it', () => {
    draw();
    expect(screen.getByRole('link', {name: 'Acme'})).toHaveAttribute('href', '/companies/acme');
  });

  it('names the vendor that has no page', () => {
    draw({company: null});
    expect(valueOf('Vendor')).toHaveTextContent('Acme');
    expect(screen.queryByRole('link', {name: 'Acme'})).not.toBeInTheDocument();
  });

  it('links to what the record has an address for', () => {
    draw();
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Website', 'https://example.com/alpha'],
      ['Documentation', 'https://example.com/docs'],
    ]);
  });

  it('speaks Japanese on a Japanese page', () => {
    draw({firstReleased: claim('2006-03'), api: 'unknown'}, 'ja');
    expect(valueOf('Kind')).toHaveTextContent('クラウドサービス');
    expect(valueOf('提供開始')).toHaveTextContent('2006年3月');
    expect(valueOf('API')).toHaveTextContent('不明');
    expect(valueOf('国内リージョン')).toHaveTextContent('あり');
  });
});
