import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {buildServiceView} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {ServiceFacts} from '@site/src/components/ServiceFacts';
import {catalogue, claim, type Draft, license, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

function draw(overrides: Draft = {}, locale: Locale = 'en') {
  const service = buildServiceView(parseService(overrides), catalogue(), locale);
  const company = service.company ? {...service.company, line: 'It sells storage.'} : undefined;
  return renderIn(locale, <ServiceFacts service={service} company={company} />);
}

/** The definition of a term. */
const valueOf = (label: string): HTMLElement =>
  within(screen.getByText(label, {selector: 'dt'}).parentElement!).getByRole('definition');

/** The text of the value, without note and source. */
const shownAt = (label: string): string => {
  const definition = valueOf(label);
  const summary = definition.querySelector('summary');
  return summary === null
    ? definition.textContent
    : summary.textContent.replace(/(, source|、出典)$/, '');
};

describe('ServiceFacts', () => {
  it('has a heading as its name', () => {
    draw();
    const panel = screen.getByRole('region', {name: 'At a glance'});
    expect(within(panel).getByRole('heading', {level: 2})).toHaveTextContent('At a glance');
  });

  it('shows each comparable value, unknown ones last', () => {
    draw({company: null, pricingModel: 'unknown'});
    const rows = screen
      .getAllByRole('term')
      .map(({textContent}) => `${textContent}: ${shownAt(textContent)}`);
    expect(rows.join('\n')).toMatchInlineSnapshot(`
      "Kind: Cloud service
      Vendor: Acme
      Licence: Proprietary
      Free tier: With conditions
      Self-hosting: No
      API: Yes
      First released: 14 March 2006
      Region in Japan: Yes
      Pricing model: Unknown
      Billing in yen: Unknown
      Japanese user interface: Unknown
      Japanese documentation: Unknown
      Japanese support: Not applicable"
    `);
  });

  it('uses full-width brackets in Japanese', () => {
    draw({license: license({value: 'MIT', class: 'open-source'})}, 'ja');
    expect(shownAt('ライセンス')).toBe('MIT（オープンソース）');
  });

  it('shows the source of each value, or "Unknown"', () => {
    draw();
    for (const [label, value] of [
      ['Billing in yen', 'Unknown'],
      ['Japanese support', 'Not applicable'],
    ] as const) {
      expect(shownAt(label)).toBe(value);
      expect(valueOf(label).querySelector('details')).toBeNull();
    }
    for (const label of ['Licence', 'Free tier', 'API', 'First released', 'Region in Japan']) {
      expect(within(valueOf(label)).getByRole('link', {name: 'example.com'})).toBeInTheDocument();
      expect(valueOf(label)).toHaveTextContent('Nov 2026');
    }
  });

  it.each(['freeTier', 'selfHosting', 'api', 'pricingModel', 'firstReleased'])(
    'shows %s as unknown and not as "no" if it is unknown',
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
    expect(valueOf('Free tier')).toHaveTextContent(/^With conditions.*For a year$/);
  });

  it.each([
    [{value: 'MIT', class: 'open-source'}, 'MIT (Open source)'],
    [{value: 'BUSL-1.1', class: 'source-available'}, 'BUSL-1.1 (Source available)'],
    [{value: 'proprietary', class: 'proprietary'}, 'Proprietary'],
    [{value: 'unknown', class: 'unknown', source: null, basis: null, checked: null}, 'Unknown'],
  ])('shows the licence %j', (given, text) => {
    draw({license: license(given)});
    expect(shownAt('Licence')).toBe(text);
  });

  it('links the company if it is in the catalogue', () => {
    draw();
    expect(screen.getByRole('link', {name: 'Acme'})).toHaveAttribute('href', '/companies/acme');
    expect(valueOf('Vendor')).toHaveTextContent('It sells storage.');
  });

  it('shows a vendor without a page', () => {
    draw({company: null});
    expect(valueOf('Vendor')).toHaveTextContent('Acme');
    expect(screen.queryByRole('link', {name: 'Acme'})).not.toBeInTheDocument();
  });

  it('has one link to add all unknown values', () => {
    draw({api: 'unknown'});
    const links = screen.getAllByRole<HTMLAnchorElement>('link', {name: /^Tell us/});
    expect(links).toHaveLength(1);
    expect(new URL(links[0]!.href).searchParams.get('field')).toBe(
      [
        ...['attributes.latest-release', 'api', 'japan.billingInYen', 'japan.userInterface'],
        'japan.documentation',
      ].join(', '),
    );
  });

  it('uses Japanese on a Japanese page', () => {
    draw({firstReleased: claim('2006-03'), api: 'unknown'}, 'ja');
    expect(valueOf('種類')).toHaveTextContent('クラウドサービス');
    expect(valueOf('提供開始')).toHaveTextContent('2006年3月');
    expect(valueOf('API')).toHaveTextContent('不明');
    expect(valueOf('国内リージョン')).toHaveTextContent('あり');
  });
});
