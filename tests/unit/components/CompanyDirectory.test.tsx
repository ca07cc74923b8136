import {screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {describe, expect, it} from 'vitest';
import {buildCompanySummaries, type Directory} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import CompanyDirectory from '@site/src/components/CompanyDirectory';
import {catalogue, claim, parseCompany, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

type Props = ComponentProps<typeof CompanyDirectory>;

const content = Object.assign(() => <p>The companies behind the services.</p>, {
  metadata: {title: 'Companies', description: 'All companies'},
}) as unknown as Props['content'];

function draw(groupBy: Directory['groupBy'], locale: Locale = 'en') {
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
  return renderIn(locale, <CompanyDirectory content={content} config={config} />);
}

/** Names of the companies below each heading of level 2. */
const groups = () =>
  screen
    .getAllByRole('heading', {level: 2})
    .map((heading) => [
      heading.textContent,
      Array.from(
        heading.parentElement!.querySelectorAll(':scope > ul > li > a'),
        ({textContent}) => textContent,
      ),
    ]);

describe('CompanyDirectory', () => {
  it('groups the companies by country', () => {
    draw('country');
    expect(groups()).toEqual([
      ['Japan', ['Company acme', 'Company gamma']],
      ['United States', ['Company beta']],
      ['Country unknown', ['Company delta']],
    ]);
  });

  it('puts all companies together when they are not grouped', () => {
    draw('none');
    expect(groups()).toEqual([
      ['All companies', ['Company acme', 'Company beta', 'Company delta', 'Company gamma']],
    ]);
  });

  it('leads to each company and to its services', () => {
    draw('country');
    expect(screen.getByRole('link', {name: 'Company beta'})).toHaveAttribute(
      'href',
      '/companies/beta',
    );
    const beta = screen.getByRole('link', {name: 'Company beta'}).parentElement!;
    expect(
      within(beta)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/companies/beta', '/services/queue']);
  });

  it('has the title and the introduction of its page', () => {
    draw('country');
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Companies');
    expect(screen.getByRole('main')).toHaveTextContent('The companies behind the services.');
    expect(document.title).toBe('Companies');
  });

  it('names countries in Japanese on a Japanese page', () => {
    draw('country', 'ja');
    expect(groups().map(([title]) => title)).toContain('アメリカ合衆国');
    expect(screen.getByRole('link', {name: '企業beta'})).toBeInTheDocument();
  });
});
