import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {buildServiceView} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {AttributeList} from '@site/src/components/AttributeList';
import {attributes, catalogue, claim, type Draft, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

function draw(overrides: Draft = {}, locale: Locale = 'en') {
  const service = parseService({attributes: attributes(overrides)});
  return renderIn(
    locale,
    <AttributeList service={buildServiceView(service, catalogue(), locale)} />,
  );
}

/** The element with the id of a value. */
const rowAt = (id: string): HTMLElement => document.getElementById(`value-${id}`)!;

const valueAt = (id: string): HTMLElement => within(rowAt(id)).getByRole('definition');

/** The text of the value, which reveals its source when opened. */
const shownAt = (id: string): string | undefined =>
  valueAt(id)
    .querySelector('summary')
    ?.textContent.replace(/(, source|、出典)$/, '');

describe('AttributeList', () => {
  it('shows the category and its groups', () => {
    const {container} = draw();
    const heading = screen.getByRole('heading', {level: 2});
    expect(heading).toHaveTextContent('Values: Keeping');
    expect(heading).toHaveAttribute('id', 'values');
    expect(container).toHaveTextContent(/Prices.*Features/);
  });

  it('shows each attribute with an id, unknown ones last', () => {
    draw();
    const ids = screen
      .getAllByRole('term')
      .map(({parentElement}) => parentElement!.id.replace(/^value-/, ''));
    expect(ids).toEqual([
      'storage-price',
      'largest-object',
      'versioning',
      'compliance',
      'data-location',
      'latest-release',
    ]);
    expect(ids.map((id) => shownAt(id) ?? valueAt(id).textContent)).toEqual([
      '0.02 USD per GB-month',
      '5 TiB',
      'Yes',
      'SOC 2',
      'Germany',
      'Unknown',
    ]);
  });

  it('shows note, source and date of the check', () => {
    draw({versioning: claim('partial', {note: {en: 'Paid plans', ja: '有料プラン'}})});
    expect(shownAt('versioning')).toBe('With conditions');
    expect(valueAt('versioning')).toHaveTextContent(/Paid plans$/);
    expect(within(valueAt('versioning')).getByRole('link', {name: 'example.com'})).toHaveAttribute(
      'href',
      'https://example.com/docs',
    );
    expect(valueAt('versioning')).toHaveTextContent('Nov 2026');
  });

  it('marks values that were not checked against their source', () => {
    draw({versioning: claim('yes', {basis: 'general-knowledge', checked: null})});
    expect(shownAt('versioning')).toMatch('Yes (not yet verified)');
    expect(shownAt('storage-price')).not.toContain('verified');
  });

  it('expands only the first group on narrow screens', () => {
    draw();
    const [prices, features] = screen.getAllByRole('heading', {level: 3});
    expect(prices!.closest('details')).toBeNull();
    expect(features!.closest('details')).not.toHaveAttribute('open');
    expect(features!.closest('details')!.querySelector('summary')).toHaveTextContent(
      'All 6 values',
    );
  });

  it('shows unknown values as unknown, without a source', () => {
    draw({versioning: 'unknown'});
    expect(valueAt('versioning')).toHaveTextContent(/^Unknown$/);
    expect(within(rowAt('versioning')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('uses Japanese on a Japanese page', () => {
    draw({'largest-object': claim('unlimited')}, 'ja');
    expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('保存');
    expect(shownAt('storage-price')).toBe('1 GB・月あたり0.02ドル');
    expect(shownAt('largest-object')).toBe('無制限');
    expect(shownAt('data-location')).toBe('ドイツ');
  });
});
