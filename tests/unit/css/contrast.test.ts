/** Contrast of the colour tokens used together, above what axe requires of the pages. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast} from '@site/src/catalogue/record/icons';

const SHEETS = [
  createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'),
  path.resolve(import.meta.dirname, '../../../src/css/custom.css'),
];

const PAGE = ['background-color', 'background-surface-color', 'ds-surface'];

/**
 * Foregrounds and backgrounds with their least contrast: 7 for text (WCAG 2.2, 1.4.6), 4.5 for focus
 * rings and borders of controls, 3 for decoration of text that says the same. Tokens of Infima are
 * named without their prefix.
 */
const PAIRS: readonly (readonly [least: number, colors: string, grounds: readonly string[]])[] = [
  [7, 'font-color-base ds-text-muted link-color link-hover-color', PAGE],
  [7, 'font-color-base ds-text-muted link-color', ['ds-surface-raised']],
  [7, 'navbar-link-color navbar-link-hover-color', ['navbar-background-color']],
  [7, 'navbar-search-input-color ds-text-muted', ['navbar-search-input-background-color']],
  [7, 'menu-color toc-link-color dropdown-link-color', PAGE],
  [7, 'menu-color menu-color-active', ['menu-color-background-hover']],
  [7, 'menu-color menu-color-active', ['menu-color-background-active']],
  [7, 'footer-color footer-link-color footer-title-color', ['footer-background-color']],
  [7, 'background-color', ['color-primary', 'color-primary-dark']],
  [7, 'ds-end-text', ['ds-end-surface']],
  [7, 'ds-warning-text', ['ds-warning-surface']],
  [7, 'font-color-base', ['ds-mark']],
  [7, 'ds-code-comment ds-code-literal ds-code-keyword ds-code-name', ['pre-background']],
  [4.5, 'color-primary', [...PAGE, 'navbar-background-color', 'footer-background-color']],
  [4.5, 'ds-border-strong', PAGE],
  [3, 'ds-accent ds-live', PAGE],
];

/** The tokens of a mode. Within a sheet, the rules of the mode override those of both modes. */
function readTokens(mode: string): ReadonlyMap<string, string> {
  const bodies = SHEETS.flatMap((sheet) => {
    const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
    // Rules in at-rules are left out: what is before their selector is no "}".
    const rules = [...css.matchAll(/(?<=^|\})\s*([^{}@]+)\{([^{}]*)\}/g)];
    return [/^:root\s*$/, new RegExp(`^(?:html)?\\[data-theme=['"]?${mode}['"]?\\]\\s*$`)].flatMap(
      (pattern) => rules.flatMap(([, selector, body]) => (pattern.test(selector!) ? [body!] : [])),
    );
  });
  return new Map(
    bodies
      .flatMap((body) => [...body.matchAll(/--(?:ifm-)?([\w-]+):\s*([^;]+)/g)])
      .map(([, name, value]) => [name!, value!.trim()]),
  );
}

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  const tokens = readTokens(mode);

  /** The colour of a token, as `#rrggbb`. */
  function colorOf(name: string): string {
    const value = tokens.get(name) ?? '';
    const [, other] = /^var\(--(?:ifm-)?([\w-]+)\)$/.exec(value) ?? [];
    if (other === undefined && !/^#[\da-f]{6}$/i.test(value)) {
      throw new Error(`The token ${name} is no opaque colour: "${value}"`);
    }
    return other === undefined ? value : colorOf(other);
  }

  it.each(PAIRS)('the contrast is at least %s for %s', (least, colors, grounds) => {
    for (const color of colors.split(' ')) {
      for (const ground of grounds) {
        const ratio = contrast(colorOf(color), colorOf(ground));
        expect.soft(ratio, `${color} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
