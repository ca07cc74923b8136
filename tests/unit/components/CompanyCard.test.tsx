import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {buildCompanyCard} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {CompanyCard} from '@site/src/components/CompanyCard';
import {parseCompany} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

const draw = (locale: Locale) =>
  renderIn(
    locale,
    <CompanyCard company={buildCompanyCard(parseCompany(), 'It sells storage.', locale)} />,
  );

describe('CompanyCard', () => {
  it('names the company, says what it is, and leads to its page', () => {
    draw('en');
    const card = screen.getByRole('region', {name: 'Company'});
    expect(within(card).getByRole('link', {name: 'Company acme'})).toHaveAttribute(
      'href',
      '/companies/acme',
    );
    expect(card).toHaveTextContent('It sells storage.');
    expect(card.querySelector('img')).toHaveAttribute('src', '/img/tiles/companies/acme.svg');
  });

  it('names it in Japanese on a Japanese page', () => {
    draw('ja');
    expect(screen.getByRole('link', {name: '企業acme'})).toBeInTheDocument();
  });
});
