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

/** What stands at the address of a value. */
const rowAt = (id: string): HTMLElement => document.getElementById(`value-${id}`)!;

const valueAt = (id: string): HTMLElement => within(rowAt(id)).getAllByRole('definition')[0]!;

describe('AttributeList', () => {
  it('names the category and its groups', () => {
    const {container} = draw();
    const heading = screen.getByRole('heading', {level: 2});
    expect(heading).toHaveTextContent('Values: Keeping');
    expect(heading).toHaveAttribute('id', 'values');
    expect(container).toHaveTextContent(/Prices.*Features/);
  });

  it('has a value for each attribute of the category, below an address of its own', () => {
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
    expect(ids.map((id) => valueAt(id).querySelector('strong')?.textContent)).toEqual([
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
    expect(valueAt('versioning')).toHaveTextContent(/^With conditions Paid plans/);
    expect(within(valueAt('versioning')).getByRole('link', {name: 'example.com'})).toHaveAttribute(
      'href',
      'https://example.com/docs',
    );
    expect(valueAt('versioning')).toHaveTextContent('Nov 2026');
  });

  it('calls what is unknown unknown, without a source', () => {
    draw({versioning: 'unknown'});
    expect(valueAt('versioning')).toHaveTextContent(/^Unknown/);
    expect(valueAt('versioning')).not.toHaveTextContent('checked');
    expect(
      within(valueAt('versioning')).queryByRole('link', {name: 'example.com'}),
    ).not.toBeInTheDocument();
  });

  it('speaks Japanese on a Japanese page', () => {
    draw({'largest-object': claim('unlimited')}, 'ja');
    expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('保存');
    expect(valueAt('storage-price')).toHaveTextContent('1 GB・月あたり0.02ドル');
    expect(valueAt('largest-object')).toHaveTextContent('無制限');
    expect(valueAt('data-location')).toHaveTextContent('ドイツ');
  });
});
