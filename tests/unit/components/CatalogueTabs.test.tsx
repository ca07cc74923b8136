import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {CatalogueTabs} from '@site/src/components/CatalogueTabs';
import {renderIn} from '../docusaurus/renderIn';

it('leads to each view of the catalogue, and marks that of the page', () => {
  renderIn('en', <CatalogueTabs current="compare" />);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['List', '/services'],
    ['Compare', '/compare'],
    ['Tags', '/services/tags'],
    ['Companies', '/companies/company'],
    ['By date', '/services/archive'],
  ]);
  const current = screen.getByRole('link', {current: 'page'});
  expect(current).toHaveTextContent('Compare');
  expect(current).toHaveAccessibleDescription('Filter and compare all services in one table');
});
