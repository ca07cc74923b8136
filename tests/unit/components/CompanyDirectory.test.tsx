import {fireEvent, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {describe, expect, it} from 'vitest';
import {buildCompanySummaries, type Directory} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import CompanyDirectory from '@site/src/components/CompanyDirectory';
import {catalogue, claim, parseCompany, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';
import {createHistory, HistoryContext} from '../docusaurus/router';

type Props = ComponentProps<typeof CompanyDirectory>;

const content = Object.assign(() => <p>The companies behind the services.</p>, {
  metadata: {title: 'Companies', description: 'All companies'},
}) as unknown as Props['content'];

function draw({
  groupBy = 'country',
  locale = 'en',
  search = '',
}: {
  readonly groupBy?: Directory['groupBy'];
  readonly locale?: Locale;
  readonly search?: string;
} = {}) {
  const directory = {groupBy, sortBy: 'name'} as const;
  const companies = [
    parseCompany({country: claim('JP')}),
    parseCompany({slug: 'beta', country: claim('US')}),
    parseCompany({slug: 'gamma', country: claim('JP')}),
    parseCompany({slug: 'delta', country: 'unknown'}),
  ];
  const services = [parseService({slug: 'store'}), parseService({slug: 'queue', company: 'beta'})];
  const all = catalogue({companies, services, directory});
  const config = {...directory, companies: buildCompanySummaries(all, locale)};
  const history = createHistory(search);
  renderIn(
    locale,
    <HistoryContext value={history}>
      <CompanyDirectory content={content} config={config} />
    </HistoryContext>,
  );
  return history;
}

const names = () => screen.getAllByRole('rowheader').map(({textContent}) => textContent);
const countries = () => screen.getByRole('group', {name: 'By country'});
const ALL = ['Company acme', 'Company beta', 'Company delta', 'Company gamma'];

describe('CompanyDirectory', () => {
  it('lists the companies by name, each with its country', () => {
    draw();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [row.children[0]!.textContent, row.children[1]!.textContent])).toEqual(
      [
        ['Company acme', 'Japan'],
        ['Company beta', 'United States'],
        ['Company delta', 'Unknown'],
        ['Company gamma', 'Japan'],
      ],
    );
  });

  it('links each company and its services', () => {
    draw();
    const beta = screen.getByRole('row', {name: /Company beta/});
    expect(
      within(beta)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/companies/beta', '/services/queue']);
  });

  it('offers the countries, those with the most companies first', () => {
    draw();
    expect(
      within(countries())
        .getAllByRole('button')
        .map(({textContent}) => textContent),
    ).toEqual(['All', 'Japan 2', 'United States 1', 'Unknown 1']);
  });

  it('filters the companies by country, and shows all again', () => {
    const history = draw();
    fireEvent.click(screen.getByRole('button', {name: 'Japan 2'}));
    expect(history.location.search).toBe('?country=JP');
    expect(names()).toEqual(['Company acme', 'Company gamma']);
    expect(within(countries()).getByRole('button', {pressed: true})).toHaveTextContent('Japan');
    fireEvent.click(screen.getByRole('button', {name: 'All'}));
    expect(history.location.search).toBe('');
    expect(names()).toEqual(ALL);
  });

  it('reads the country from the URL', () => {
    draw({search: '?country=US'});
    expect(names()).toEqual(['Company beta']);
  });

  it('shows all companies if the URL names a country without any', () => {
    draw({search: '?country=FR'});
    expect(names()).toEqual(ALL);
    expect(within(countries()).getByRole('button', {pressed: true})).toHaveTextContent('All');
  });

  it('has no country filter if the directory is not grouped by country', () => {
    draw({groupBy: 'none'});
    expect(screen.queryByRole('group', {name: 'By country'})).not.toBeInTheDocument();
    expect(names()).toEqual(ALL);
  });

  it('has the title and the introduction of its page', () => {
    draw();
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Companies');
    expect(screen.getByRole('main')).toHaveTextContent('The companies behind the services.');
    expect(document.title).toBe('Companies');
  });

  it('shows countries in Japanese on a Japanese page', () => {
    draw({locale: 'ja'});
    expect(screen.getByRole('button', {name: 'アメリカ合衆国 1'})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: '企業beta'})).toBeInTheDocument();
  });
});
