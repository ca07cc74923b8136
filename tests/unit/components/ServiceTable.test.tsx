import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {buildServiceSummary} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {ServiceTable} from '@site/src/components/ServiceTable';
import {catalogue, lifecycle, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

const SUNSET = lifecycle({
  state: 'sunset',
  since: '2026',
  note: {en: 'It ends.', ja: '終了します。'},
});

/** Draws services; `beta` has ended. */
function draw(locale: Locale = 'en', slugs: readonly string[] = ['alpha', 'beta']) {
  const services = slugs
    .map((slug) =>
      parseService({slug, ...(slug === 'beta' ? {freeTier: 'unknown', lifecycle: SUNSET} : {})}),
    )
    .map((service) => buildServiceSummary(service, catalogue(), locale));
  return renderIn(locale, <ServiceTable services={services} caption="Object storage compared" />);
}

describe('ServiceTable', () => {
  it('has a row for each service and a column for each value', () => {
    draw();
    expect(screen.getAllByRole('columnheader').map(({textContent}) => textContent))
      .toMatchInlineSnapshot(`
      [
        "Service",
        "Lifecycle",
        "Licence",
        "Pricing model",
        "Free tier",
        "Self-hosting",
        "API",
        "First released",
        "Region in Japan",
        "Billing in yen",
        "Japanese user interface",
        "Japanese documentation",
        "Japanese support",
      ]
    `);
    const heads = screen.getAllByRole('rowheader');
    expect(heads.map(({textContent}) => textContent)).toEqual(['Service alpha', 'Service beta']);
    expect(within(heads[1]!).getByRole('link')).toHaveAttribute('href', '/services/beta');
  });

  it('has as many cells in each row as there are columns', () => {
    draw();
    const columns = screen.getAllByRole('columnheader').length;
    for (const row of screen.getAllByRole('row')) {
      expect(row.children).toHaveLength(columns);
    }
  });

  it('puts each value below its column, with its source', () => {
    draw();
    const columns = screen.getAllByRole('columnheader').map(({textContent}) => textContent);
    const cell = (row: number, column: string) =>
      screen.getAllByRole('row')[row]!.children[columns.indexOf(column)] as HTMLElement;
    expect(cell(1, 'Free tier')).toHaveTextContent('With conditionsFor a year');
    expect(within(cell(1, 'Free tier')).getByRole('link')).toHaveTextContent('example.com');
    expect(cell(2, 'Free tier')).toHaveTextContent(/^Unknown$/);
    expect(cell(1, 'Lifecycle')).toHaveTextContent('Active');
    expect(cell(2, 'Lifecycle')).toHaveTextContent('Ended or ending');
    expect(within(cell(2, 'Lifecycle')).getByRole('link')).toHaveTextContent('example.com');
  });

  it('can be reached by keyboard and has a name', () => {
    draw();
    expect(screen.getByRole('table', {name: 'Object storage compared'})).toBeInTheDocument();
    expect(screen.getByRole('region', {name: 'Object storage compared'})).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('speaks Japanese on a Japanese page', () => {
    draw('ja');
    expect(screen.getByRole('link', {name: 'サービスbeta'})).toBeInTheDocument();
    expect(screen.getByRole('row', {name: /サービスbeta/})).toHaveTextContent('終了・終了予定');
  });

  it('puts what has ended below all else, and marks it by its state and note', () => {
    draw('en', ['beta', 'alpha', 'gamma']);
    const heads = screen.getAllByRole('rowheader');
    expect(heads.map(({textContent}) => textContent)).toEqual([
      'Service alpha',
      'Service gamma',
      'Service beta',
    ]);
    expect(screen.getByRole('row', {name: /Service beta/})).toHaveTextContent(
      'Ended or endingSince 2026. It ends.',
    );
  });

  it('draws a table without services', () => {
    renderIn('en', <ServiceTable services={[]} caption="Nothing" />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(13);
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  });
});
