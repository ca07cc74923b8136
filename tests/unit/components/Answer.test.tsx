import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {Answer} from '@site/src/components/Answer';
import {renderIn} from '../docusaurus/renderIn';

const isVisuallyHidden = (text: string): boolean =>
  screen.getByText(text).className.includes('hidden');

it.each(['yes', 'partial', 'no', 'unknown', 'not-applicable'] as const)(
  'has the word beside the sign of %s, each of which has a style of its own',
  (value) => {
    renderIn('en', <Answer value={value} text="the word" />);
    expect(screen.getByText('the word').className).toContain(value);
  },
);

it('hides the word "unknown" from the eye alone, and only where asked to', () => {
  renderIn('en', <Answer value="unknown" text="Unknown" isTerse />);
  expect(isVisuallyHidden('Unknown')).toBe(true);
  renderIn('en', <Answer value="unknown" text="Not known" />);
  expect(isVisuallyHidden('Not known')).toBe(false);
  renderIn('en', <Answer value="no" text="No" isTerse />);
  expect(isVisuallyHidden('No')).toBe(false);
});
