import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {buildServiceMatrix} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {ServiceTable} from '@site/src/components/ServiceTable';
import {catalogue, lifecycle, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

const SUNSET = lifecycle({
  state: 'sunset',
  since: '2026',
  note: {en: 'It ends.', ja: '終了します。'},
});

/** Renders these services; `beta` is discontinued. */
function draw(locale: Locale = 'en', slugs: readonly string[] = ['alpha', 'beta']) {
  const services = slugs.map((slug) =>
    parseService({slug, ...(slug === 'beta' ? {freeTier: 'unknown', lifecycle: SUNSET} : {})}),
  );
  const matrix = buildServiceMatrix(services, catalogue(), locale);
  return renderIn(locale, <ServiceTable matrix={matrix} caption="Object storage compared" />);
}

const cellsBelow = (column: string): string[] => {
  const heads = screen.getAllByRole('columnheader').map(({textContent}) => textContent);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(({children}) => children[heads.indexOf(column)]!.textContent);
};

describe('ServiceTable', () => {
  it('has a row for each service, linked to its page', () => {
    draw();
    const heads = screen.getAllByRole('rowheader');
    expect(heads.map(({textContent}) => textContent)).toEqual(['Service alpha', 'Service beta']);
    expect(within(heads[1]!).getByRole('link')).toHaveAttribute('href', '/services/beta');
  });

  it('has as many cells in each row as columns', () => {
    draw();
    const columns = screen.getAllByRole('columnheader').length;
    for (const row of screen.getAllByRole('row')) {
      expect(row.children).toHaveLength(columns);
    }
  });

  it('shows short values without notes and sources', () => {
    draw();
    expect(cellsBelow('Free tier')).toEqual(['Partly', 'Unknown']);
    expect(cellsBelow('Lifecycle')).toEqual(['Active', 'Ended 2026']);
    expect(screen.queryByRole('link', {name: /example\.com/})).not.toBeInTheDocument();
  });

  it('ends each row with a link to notes and sources', () => {
    draw();
    const links = screen.getAllByRole('link', {name: /^Notes and sources of/});
    expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
      ['Notes and sources of Service alpha', '/services/alpha#at-a-glance'],
      ['Notes and sources of Service beta', '/services/beta#at-a-glance'],
    ]);
  });

  it('can be focused and has an accessible name', () => {
    draw();
    expect(screen.getByRole('table', {name: 'Object storage compared'})).toBeInTheDocument();
    expect(screen.getByRole('region', {name: 'Object storage compared'})).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('lists values unknown for all services instead of giving them a column', () => {
    draw('en', ['beta']);
    const heads = screen.getAllByRole('columnheader').map(({textContent}) => textContent);
    expect(heads).not.toContain('Free tier');
    expect(screen.getByText(/^Not known for any:/)).toHaveTextContent('Free tier');
  });

  it('uses Japanese on a Japanese page', () => {
    draw('ja');
    expect(screen.getByRole('link', {name: 'サービスbeta'})).toBeInTheDocument();
    expect(cellsBelow('無料枠')).toEqual(['条件付き', '不明']);
    expect(screen.getByRole('row', {name: /サービスbeta/})).toHaveTextContent('2026年');
  });

  it('puts discontinued services last', () => {
    draw('en', ['beta', 'alpha', 'gamma']);
    const heads = screen.getAllByRole('rowheader');
    expect(heads.map(({textContent}) => textContent)).toEqual([
      'Service alpha',
      'Service gamma',
      'Service beta',
    ]);
  });
});
