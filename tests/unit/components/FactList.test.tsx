import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {localize} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {FactList} from '@site/src/components/FactList';
import {fact, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

const {facts} = parseService({
  facts: [
    fact({source: 'https://www.example.com/regions', checked: '2026-11-20'}),
    fact({
      id: 'durability',
      topic: 'feature',
      text: {en: 'It keeps 3 copies.', ja: '3つの写しを保管します。'},
      basis: 'general-knowledge',
      checked: null,
    }),
  ],
});

const draw = (locale: Locale) =>
  renderIn(
    locale,
    <FactList entry="example" facts={localize(facts, locale)} cited={['regions']} />,
  );

describe('FactList', () => {
  it('numbers the facts in the order of the record', () => {
    draw('en');
    expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('Facts and sources');
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getAllByRole('listitem').map(({id}) => id)).toEqual([
      'source-regions',
      'source-durability',
    ]);
  });

  it('shows text, source and date of the check, and the topic in print', () => {
    draw('en');
    const [regions, durability] = screen.getAllByRole('listitem');
    expect(regions).toHaveTextContent(/^It has 2 regions\./);
    expect(regions).toHaveAttribute('data-topic', 'Region');
    expect(regions).toHaveTextContent('Nov 2026');
    expect(durability).toHaveTextContent('not yet verified');
    expect(durability).not.toHaveTextContent('Nov 2026');
  });

  it('has two links per fact: its source and the correction form', () => {
    draw('en');
    const links = screen
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole<HTMLAnchorElement>('link'));
    expect(links.map((ofOne) => ofOne.map((link) => link.getAttribute('aria-label')))).toEqual([
      [null, 'Report an error: 1'],
      [null, 'Report an error: 2'],
    ]);
    expect(links[0]![0]).toHaveAttribute('href', 'https://www.example.com/regions');
    expect(links[0]![1]!.href).toContain('field=regions');
  });

  it('shortens only facts that the article cites', () => {
    draw('en');
    const shortened = (text: string) => screen.getByText(text).className;
    expect(shortened('It has 2 regions.')).not.toBe('');
    expect(shortened('It keeps 3 copies.')).toBe('');
  });

  it('uses Japanese on a Japanese page', () => {
    draw('ja');
    const [regions, durability] = screen.getAllByRole('listitem');
    expect(regions).toHaveTextContent(/^リージョンは2つです。/);
    expect(regions).toHaveAttribute('data-topic', 'リージョン');
    expect(regions).toHaveTextContent('2026年11月');
    expect(durability).toHaveTextContent(/^3つの写しを保管します。/);
  });
});
