import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {describe, expect, it} from 'vitest';
import {buildCategoryMatrix} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {CategoryTable} from '@site/src/components/CategoryTable';
import {attributes, catalogue, claim, lifecycle, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

const services = [
  parseService(),
  parseService({
    slug: 'beta',
    attributes: attributes({versioning: 'unknown'}),
    lifecycle: lifecycle({
      state: 'sunset',
      since: '2026',
      note: {en: 'It ends.', ja: '終了します。'},
    }),
  }),
];

const draw = (locale: Locale = 'en', category = 'keeping', shown = services) =>
  renderIn(
    locale,
    <CategoryTable
      matrix={buildCategoryMatrix(catalogue({services: shown}), category, locale)}
      caption="Services that keep files"
    />,
  );

/** The row of a feature by its label; labels may repeat. */
const rowOf = (label: string, index = 0): HTMLElement =>
  screen.getAllByRole('rowheader', {name: new RegExp(`^${label}`)})[index]!.parentElement!;

describe('CategoryTable', () => {
  it('has a column for each service, with its state unless it is active', () => {
    draw();
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({textContent}) => textContent)).toEqual([
      'Field',
      'Service alpha',
      'Service betaEnded 2026',
    ]);
    expect(within(heads[2]!).getByRole('link')).toHaveAttribute('href', '/services/beta');
  });

  it('has a row for each value, below the name of its group', () => {
    const {container} = draw();
    const groups = [...container.querySelectorAll('[scope="rowgroup"]')];
    expect(groups.map(({textContent}) => textContent)).toEqual([
      'Prices',
      'Features',
      'General',
      'Japan',
    ]);
    for (const group of groups) {
      expect(group).toHaveAttribute('colspan', '3');
    }
    for (const head of container.querySelectorAll('[scope="row"]')) {
      expect(head.parentElement!.children).toHaveLength(3);
    }
  });

  it('links a value to its place on the page of the service', () => {
    draw();
    const links = within(rowOf('Label')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['0.02 USD per GB-month', '/services/alpha#value-storage-price'],
      ['0.02 USD per GB-month', '/services/beta#value-storage-price'],
    ]);
    const region = within(rowOf('Region in Japan')).getAllByRole('link');
    expect(region[0]).toHaveAttribute('href', '/services/alpha#value-japan-region');
  });

  it('has no link on unknown values', () => {
    draw();
    const versioning = rowOf('Label', 2);
    expect(
      within(versioning)
        .getAllByRole('cell')
        .map(({textContent}) => textContent),
    ).toEqual(['Yes', 'Unknown']);
    expect(within(versioning).getAllByRole('link')).toHaveLength(1);
  });

  it('marks values that were not checked against their source', () => {
    const service = parseService({api: claim('yes', {basis: 'general-knowledge', checked: null})});
    draw('en', 'keeping', [service]);
    expect(rowOf('API')).toHaveTextContent('(not yet verified)');
    expect(rowOf('Self-hosting')).not.toHaveTextContent('(not yet verified)');
  });

  it('lists values unknown for all services instead of giving them a row', () => {
    draw();
    const remark = screen.getByText(/^Not known for any of these: /);
    expect(remark).toHaveTextContent('Billing in yen, Japanese user interface');
    expect(screen.queryByRole('rowheader', {name: 'Billing in yen'})).not.toBeInTheDocument();
  });

  it('shows one row on a phone, the first by default', async () => {
    const {container} = draw();
    const chosen = () =>
      [...container.querySelectorAll('tr[data-chosen] th')].map(({textContent}) => textContent);
    const menu = screen.getByRole('combobox', {name: 'Field'});
    expect(menu).toHaveValue('attributes.storage-price');
    expect(chosen()).toEqual(['Label']);
    await userEvent.setup().selectOptions(menu, 'Free tier');
    expect(chosen()).toEqual(['Free tier']);
    const cells = within(rowOf('Free tier')).getAllByRole('cell');
    expect(cells.map((cell) => cell.getAttribute('data-name'))).toEqual([
      'Service alpha',
      'Service beta, Ended or ending',
    ]);
  });

  it('links to the comparison of the category', () => {
    draw();
    expect(screen.getByRole('link', {name: 'Compare these 2'})).toHaveAttribute(
      'href',
      '/compare?category=keeping',
    );
  });

  it('explains the fields of the category below the table', () => {
    draw();
    const explanations = screen.getByText('What the fields mean').parentElement!;
    expect(explanations).toHaveTextContent('LabelWhat it is.');
    expect(explanations).not.toHaveTextContent('Free tier');
  });

  it('can be focused and has an accessible name', () => {
    draw();
    const name = 'Services that keep files';
    expect(screen.getByRole('table', {name})).toBeInTheDocument();
    expect(screen.getByRole('region', {name})).toHaveAttribute('tabindex', '0');
  });

  it('uses Japanese on a Japanese page', () => {
    draw('ja');
    expect(screen.getByRole('link', {name: 'サービスbeta'})).toBeInTheDocument();
    expect(screen.getAllByRole('link', {name: '1 GB・月あたり0.02ドル'})).toHaveLength(2);
    expect(screen.getByRole('rowheader', {name: '日本での利用'})).toBeInTheDocument();
  });

  it('renders without services', () => {
    draw('en', 'running');
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Not known/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
