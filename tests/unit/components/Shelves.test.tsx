import {screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {expect, it} from 'vitest';
import {Shelves} from '@site/src/components/HomePage/Shelves';
import {renderIn} from '../docusaurus/renderIn';

type Shelf = ComponentProps<typeof Shelves>['shelves'][number];

/** A shelf with this number of services. */
const shelf = (count: number, overrides: Partial<Shelf> = {}): Shelf => ({
  category: 'keeping',
  label: 'Keeping',
  page: '/docs/categories/keeping',
  services: Array.from({length: count}, (_, index) => ({
    slug: `s${index}`,
    name: `Service ${index}`,
    icon: `/img/tiles/services/s${index}.svg`,
    lifecycle: {state: 'active', since: null, ends: null},
  })),
  ...overrides,
});

const hrefs = (): (string | null)[] =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('links a category to its page, its services and their comparison', () => {
  renderIn('en', <Shelves shelves={[shelf(2)]} />);
  expect(hrefs()).toEqual([
    '/docs/categories/keeping',
    '/services/s0',
    '/services/s1',
    '/compare?category=keeping',
  ]);
  expect(screen.getByRole('link', {name: 'Compare: Keeping'})).toHaveTextContent('Compare');
});

it('shows eight services, and a link to all if there are more', () => {
  renderIn('en', <Shelves shelves={[shelf(8)]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  renderIn('en', <Shelves shelves={[shelf(9, {category: 'running'})]} />);
  expect(screen.getByRole('link', {name: 'All 9'})).toHaveAttribute(
    'href',
    '/compare?category=running',
  );
  expect(screen.queryByRole('link', {name: 'Service 8'})).not.toBeInTheDocument();
});
