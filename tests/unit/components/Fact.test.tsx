import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {describe, expect, it, vi} from 'vitest';
import {localize} from '@site/src/catalogue';
import {Fact} from '@site/src/components/Fact';
import {FactsContext} from '@site/src/components/Fact/context';
import {fact, parseService} from '../catalogue/factories';

const {facts} = localize(
  parseService({
    facts: [
      fact({id: 'regions', text: {en: 'It has 2 regions.', ja: 'リージョンは2つです。'}}),
      fact({id: 'durability', text: {en: 'It keeps 3 copies.', ja: '3つの写しを保存します。'}}),
    ],
  }),
  'en',
);

const draw = (children: ReactNode) => render(<FactsContext value={facts}>{children}</FactsContext>);

describe('Fact', () => {
  it('shows the text of the fact, with the source mark before its full stop', () => {
    const {container} = draw(<Fact id="durability" />);
    expect(container).toHaveTextContent(/^It keeps 3 copies2\.$/);
  });

  it.each([
    ['リージョンは2つです。写しは3つです。', 'リージョンは2つです。写しは3つです1。'],
    ['It has 2 regions (see below)', 'It has 2 regions (see below)1'],
    ['Version 1.5\nis out.', 'Version 1.5\nis out1.'],
  ])('places the mark at the end of "%s"', (text, shown) => {
    const {container} = render(
      <FactsContext value={[{...facts[0]!, text}]}>
        <Fact id="regions" />
      </FactsContext>,
    );
    expect(container.textContent).toBe(shown);
  });

  it('marks up code in the text', () => {
    const text = 'Write `_headers` or `_redirects`.';
    const {container} = render(
      <FactsContext value={[{...facts[0]!, text}]}>
        <Fact id="regions" />
      </FactsContext>,
    );
    expect(container).toHaveTextContent('Write _headers or _redirects1.');
    expect([...container.querySelectorAll('code')].map(({textContent}) => textContent)).toEqual([
      '_headers',
      '_redirects',
    ]);
  });

  it('links to its entry in the list of sources by number', () => {
    draw(<Fact id="durability" />);
    const mark = screen.getByRole('link', {name: 'Source 2'});
    expect(mark).toHaveTextContent(/^2$/);
    expect(mark).toHaveAttribute('href', '#source-durability');
  });

  it('throws an error if the record lacks the fact', () => {
    // React logs errors of rendering.
    const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => draw(<Fact id="price" />)).toThrowErrorMatchingInlineSnapshot(
      `[Error: <Fact id="price" /> is on a page whose record has no fact with this id]`,
    );
    expect(() => render(<Fact id="regions" />)).toThrow('has no fact with this id');
    report.mockRestore();
  });
});
