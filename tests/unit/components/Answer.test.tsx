import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {Answer} from '@site/src/components/Answer';
import {renderIn} from '../docusaurus/renderIn';

const isVisuallyHidden = (text: string): boolean =>
  screen.getByText(text).className.includes('hidden');

it.each(['yes', 'partial', 'no', 'unknown', 'not-applicable'] as const)(
  'has a word and its own style for %s',
  (value) => {
    renderIn('en', <Answer value={value} text="the word" />);
    expect(screen.getByText('the word').className).toContain(value);
  },
);

it('hides the word "unknown" visually, and only on request', () => {
  renderIn('en', <Answer value="unknown" text="Unknown" isTerse />);
  expect(isVisuallyHidden('Unknown')).toBe(true);
  renderIn('en', <Answer value="unknown" text="Not known" />);
  expect(isVisuallyHidden('Not known')).toBe(false);
  renderIn('en', <Answer value="no" text="No" isTerse />);
  expect(isVisuallyHidden('No')).toBe(false);
});
