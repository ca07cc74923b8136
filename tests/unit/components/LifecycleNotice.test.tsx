import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {localize} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {LifecycleNotice} from '@site/src/components/LifecycleNotice';
import {type Draft, lifecycle, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

const NOTE = {en: 'It ends for good.', ja: '完全に終了します。'};

function draw(overrides: Draft, locale: Locale = 'en') {
  const service = parseService({lifecycle: lifecycle({note: NOTE, ...overrides})});
  return renderIn(
    locale,
    <LifecycleNotice entry="example" lifecycle={localize(service.lifecycle, locale)} />,
  );
}

describe('LifecycleNotice', () => {
  it('is nothing where there is nothing to tell', () => {
    const {container} = draw({note: null});
    expect(container).toBeEmptyDOMElement();
  });

  it('is a note for an active service in which something changed', () => {
    draw({});
    expect(screen.getByRole('region', {name: 'note'})).toHaveTextContent(
      'Important changeIt ends for good.',
    );
  });

  it('gives no dates for an active service', () => {
    const {container} = draw({since: '2026-03'});
    expect(container).not.toHaveTextContent('Since');
    expect(container).not.toHaveTextContent('Ends on');
  });

  it('warns of an end with its dates and its source', () => {
    draw({state: 'sunset', since: '2026-03', ends: '2027-03-22'});
    const notice = screen.getByRole('region', {name: 'warning'});
    expect(notice).toHaveTextContent('Ended or ending');
    expect(notice).toHaveTextContent('Since March 2026. Ends on 22 March 2027.');
    expect(screen.getByText('22 March 2027')).toHaveAttribute('datetime', '2027-03-22');
    expect(screen.getByRole('link', {name: 'example.com'})).toBeInTheDocument();
  });

  it('gives the one date that is known', () => {
    const {container} = draw({state: 'maintenance', since: '2026'});
    expect(container).toHaveTextContent('Since 2026.');
    expect(container).not.toHaveTextContent('Ends on');
  });

  it('names the successors, with links where there are some', () => {
    const {container} = draw({
      state: 'renamed',
      since: '2026',
      successors: [
        {name: {en: 'Beta', ja: 'ベータ'}, url: 'https://example.com/beta'},
        {name: {en: 'Gamma', ja: 'ガンマ'}, url: null},
      ],
    });
    expect(container).toHaveTextContent('Suggested replacements: Beta, Gamma');
    expect(screen.getByRole('link', {name: 'Beta'})).toHaveAttribute(
      'href',
      'https://example.com/beta',
    );
    expect(screen.queryByRole('link', {name: 'Gamma'})).not.toBeInTheDocument();
  });

  it('lists the successors as Japanese does', () => {
    const successors = [
      {name: {en: 'Beta', ja: 'ベータ'}, url: 'https://example.com/beta'},
      {name: {en: 'Gamma', ja: 'ガンマ'}, url: null},
    ];
    const {container} = draw({state: 'renamed', since: '2026', successors}, 'ja');
    expect(container).toHaveTextContent('ベータ、ガンマ');
  });

  it('puts no space between Japanese sentences', () => {
    const {container} = draw({state: 'sunset', since: '2026-03', ends: '2027-03-22'}, 'ja');
    expect(container).toHaveTextContent('2026年3月からです。2027年3月22日に終了します。');
  });

  it('speaks Japanese on a Japanese page', () => {
    const {container} = draw({state: 'sunset', since: '2026-03'}, 'ja');
    expect(container).toHaveTextContent('終了・終了予定');
    expect(container).toHaveTextContent('完全に終了します。');
    expect(container).toHaveTextContent('2026年3月');
  });
});
