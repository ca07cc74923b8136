import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {CatalogueTabs} from '@site/src/components/CatalogueTabs';
import {renderIn} from '../docusaurus/renderIn';

it('links the views of the catalogue and marks the current one', () => {
  renderIn('en', <CatalogueTabs current="tags" />);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['List', '/services'],
    ['Compare', '/compare'],
    ['Companies', '/companies/company'],
    ['By date', '/services/archive'],
  ]);
  expect(screen.getByText('Tags')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', {name: 'Compare'})).toHaveAccessibleDescription(
    'Filter and compare all services in one table',
  );
});
