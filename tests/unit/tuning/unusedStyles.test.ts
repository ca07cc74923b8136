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

/** The style sheet of a component of the theme, without the rules of what is switched off. */
function emptied(css: string, component: string): string {
  const sheet = postcss.parse(css);
  emptySwitchedOff(sheet, `/@docusaurus/theme-classic/lib/theme/${component}/styles.module.css`);
  return sheet.toString();
}

it('empties the rules of switched-off classes and keeps their names', () => {
  expect(emptied('@media print {.navbarHidden {gap: 0}} .navbar {gap: 1}', 'Navbar/Layout')).toBe(
    '@media print {.navbarHidden {}} .navbar {gap: 1}',
  );
});

it('empties all rules of switched-off components, and of no others with such a name', () => {
  expect(emptied('.tag {gap: 0} .tag:hover {gap: 1}', 'Tag')).toBe('.tag {} .tag:hover {}');
  expect(emptied('.heading {gap: 0}', 'DocCard/Tag')).toBe('.heading {gap: 0}');
});
