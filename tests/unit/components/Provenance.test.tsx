import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Provenance, {formatDate} from '@site/src/components/Provenance';
import {renderIn} from '../docusaurus/renderIn';

const SOURCE = 'https://www.docs.example.com/page?a=1';

describe('Provenance', () => {
  it('shows the host of the source, the basis and the date of the check', () => {
    const {container} = renderIn(
      'en',
      <Provenance source={SOURCE} basis="primary" checked="2026-11" />,
    );
    expect(screen.getByRole('link', {name: 'docs.example.com'})).toHaveAttribute('href', SOURCE);
    expect(container).toHaveTextContent('Read in the vendor’s own material');
    expect(container).toHaveTextContent('checked November 2026');
    expect(screen.getByText('November 2026')).toHaveAttribute('datetime', '2026-11');
  });

  it('does not speak of a check that nobody made', () => {
    const {container} = renderIn(
      'en',
      <Provenance source={SOURCE} basis="general-knowledge" checked={null} />,
    );
    expect(container).toHaveTextContent('Not yet compared with its source');
    expect(container).not.toHaveTextContent('checked');
  });

  it('speaks Japanese on a Japanese page', () => {
    const {container} = renderIn(
      'ja',
      <Provenance source={SOURCE} basis="secondary" checked="2026-11-20" />,
    );
    expect(container).toHaveTextContent('第三者の資料で確認');
    expect(screen.getByText('2026年11月20日')).toHaveAttribute('datetime', '2026-11-20');
  });

  it('is nothing without a source', () => {
    const {container} = renderIn('en', <Provenance source={null} basis={null} checked={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('formatDate', () => {
  it.each([
    ['2026', 'en', '2026'],
    ['2026-11', 'en', 'November 2026'],
    ['2026-11-01', 'en', 'November 1, 2026'],
    ['2026', 'ja', '2026年'],
    ['2026-11', 'ja', '2026年11月'],
    ['2026-11-01', 'ja', '2026年11月1日'],
    ['2026-01-01', 'en', 'January 1, 2026'],
    ['2026-12-31', 'ja', '2026年12月31日'],
  ])('writes %s in %s as %s', (date, locale, text) => {
    expect(formatDate(date, locale)).toBe(text);
  });
});
