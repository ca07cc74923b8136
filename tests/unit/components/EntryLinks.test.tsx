import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {EntryLinks} from '@site/src/components/EntryLinks';
import {renderIn} from '../docusaurus/renderIn';

const LINKS = {
  status: null,
  docs: 'https://example.com/docs',
  homepage: 'https://example.com/alpha',
};

it('links the URLs of the record, after a button of the page', () => {
  renderIn('en', <EntryLinks links={LINKS} first={<a href="/compare">Compare</a>} />);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Compare', '/compare'],
    ['Website', 'https://example.com/alpha'],
    ['Documentation', 'https://example.com/docs'],
  ]);
});
