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
  renderIn(locale, <FactList entry="example" facts={localize(facts, locale)} />);

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

  it('shows topic, text, source and date of check of each', () => {
    draw('en');
    const [regions, durability] = screen.getAllByRole('listitem');
    expect(regions).toHaveTextContent('Region It has 2 regions.');
    expect(within(regions!).getByRole('link', {name: 'example.com'})).toHaveAttribute(
      'href',
      'https://www.example.com/regions',
    );
    expect(regions).toHaveTextContent('20 Nov 2026');
    expect(durability).toHaveTextContent('not compared');
    expect(durability).not.toHaveTextContent('checked');
  });

  it('speaks Japanese on a Japanese page', () => {
    draw('ja');
    const [regions, durability] = screen.getAllByRole('listitem');
    expect(regions).toHaveTextContent('リージョン リージョンは2つです。');
    expect(regions).toHaveTextContent('2026年11月20日');
    expect(durability).toHaveTextContent('機能 3つの写しを保管します。');
  });
});
