import postcss from 'postcss';
import {expect, it} from 'vitest';
import {emptySwitchedOff, removeUnused} from '@site/src/plugins/tuning/unusedStyles';

/** The style sheet without unused rules, if the source code contains only these words. */
function without(css: string, words: readonly string[]): string {
  const sheet = postcss.parse(css);
  removeUnused(sheet, new Set(words));
  return sheet.toString();
}

it('removes a selector if one of its classes is unused', () => {
  expect(without('.pills .pills__item, .menu {gap: 0}', ['menu', 'pills'])).toBe('.menu {gap: 0}');
  expect(without('.pills {gap: 0} .menu > .pills {gap: 1}', ['menu'])).toBe('');
});

it('keeps selectors without classes, and those that exclude an unused class', () => {
  const css = 'a:hover {gap: 0} .menu:not(.pills) {gap: 0} @keyframes x {0.5% {gap: 0}}';
  expect(without(css, ['menu'])).toBe(css);
});

it('removes variables that are unused, and those that only they refer to', () => {
  const css = [
    ':root {--gap: 1; --base: 0; --pills-gap: var( --base ); --read-by-script: 2}',
    '.menu {gap: var(--gap)}',
    '.pills {gap: var(--pills-gap)}',
  ];
  expect(without(css.join(''), ['menu', '--read-by-script'])).toBe(
    ':root {--gap: 1; --read-by-script: 2}.menu {gap: var(--gap)}',
  );
});

it('empties the rules of switched-off components and keeps their class names', () => {
  const sheet = postcss.parse('@media print {.navbarHidden {gap: 0}} .navbar {gap: 1}');
  emptySwitchedOff(sheet);
  expect(sheet.toString()).toBe('@media print {.navbarHidden {}} .navbar {gap: 1}');
});
