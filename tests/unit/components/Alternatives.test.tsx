import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {Alternatives} from '@site/src/components/Alternatives';
import {renderIn} from '../docusaurus/renderIn';

const ALTERNATIVES = [
  {
    slug: 'beta',
    name: 'Beta',
    difference: 'Has `ls`',
    icon: 'img/tiles/services/beta.svg',
    lifecycle: {state: 'active', since: null, ends: null},
  },
  {
    slug: 'gamma',
    name: 'Gamma',
    difference: 'Is free',
    icon: 'img/tiles/services/gamma.svg',
    lifecycle: {state: 'sunset', since: '2026-02', ends: null},
  },
] as const;

it('shows the difference and the state of each, with links to its page and a comparison', () => {
  renderIn('en', <Alternatives slug="alpha" alternatives={[...ALTERNATIVES]} />);
  const [beta, gamma] = screen.getAllByRole('listitem');
  expect(beta).toHaveTextContent('Has ls');
  expect(beta).not.toHaveTextContent('Active');
  expect(gamma).toHaveTextContent('Ended Feb 2026');
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
  ).toEqual([
    ['Beta', '/services/beta'],
    ['Compare with Beta', '/compare?pick=alpha,beta'],
    ['Gamma', '/services/gamma'],
    ['Compare with Gamma', '/compare?pick=alpha,gamma'],
  ]);
});

it('renders nothing if there are none', () => {
  const {container} = renderIn('en', <Alternatives slug="alpha" alternatives={[]} />);
  expect(container).toBeEmptyDOMElement();
});
