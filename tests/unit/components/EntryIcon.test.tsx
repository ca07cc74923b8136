import {expect, it} from 'vitest';
import {EntryIcon} from '@site/src/components/EntryIcon';
import {renderIn} from '../docusaurus/renderIn';

const TILE = '/img/tiles/services/alpha.svg';

const draw = (size?: 28 | 40 | 56) =>
  renderIn('en', <EntryIcon icon={TILE} {...(size ? {size} : {})} />).container.querySelector(
    'img',
  )!;

it('is the tile of the entry, hidden from screen readers', () => {
  expect(draw()).toHaveAttribute('src', TILE);
  expect(draw()).toHaveAttribute('alt', '');
});

it('has its place before it is there, and waits until it comes into view', () => {
  expect(draw(40)).toHaveAttribute('width', '40');
  expect(draw(40)).toHaveAttribute('height', '40');
  expect(draw()).toHaveAttribute('loading', 'lazy');
  expect(draw(56)).toHaveAttribute('loading', 'lazy');
});
