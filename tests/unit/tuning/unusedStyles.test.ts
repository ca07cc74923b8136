import postcss from 'postcss';
import {expect, it} from 'vitest';
import {emptySwitchedOff, removeUnused} from '@site/src/plugins/tuning/unusedStyles';

/** The style sheet without what is unused when these words are all that the sources have. */
function without(css: string, words: readonly string[]): string {
  const sheet = postcss.parse(css);
  removeUnused(sheet, new Set(words));
  return sheet.toString();
}

it('takes a selector out when one of its classes is not among the words', () => {
  expect(without('.pills .pills__item, .menu {gap: 0}', ['menu', 'pills'])).toBe('.menu {gap: 0}');
  expect(without('.pills {gap: 0} .menu > .pills {gap: 1}', ['menu'])).toBe('');
});

it('keeps selectors without classes, and those that exclude an unused class', () => {
  const css = 'a:hover {gap: 0} .menu:not(.pills) {gap: 0} @keyframes x {0.5% {gap: 0}}';
  expect(without(css, ['menu'])).toBe(css);
});

it('takes a variable out that no word and no style left uses, and then what it was made of', () => {
  const css = [
    ':root {--gap: 1; --base: 0; --pills-gap: var( --base ); --read-by-script: 2}',
    '.menu {gap: var(--gap)}',
    '.pills {gap: var(--pills-gap)}',
  ];
  expect(without(css.join(''), ['menu', '--read-by-script'])).toBe(
    ':root {--gap: 1; --read-by-script: 2}.menu {gap: var(--gap)}',
  );
});

it('empties what is switched off, and leaves its classes for the test that looks for them', () => {
  const sheet = postcss.parse('@media print {.navbarHidden {gap: 0}} .navbar {gap: 1}');
  emptySwitchedOff(sheet);
  expect(sheet.toString()).toBe('@media print {.navbarHidden {}} .navbar {gap: 1}');
});
