/** Contrast between the colour tokens used together, in both modes. */
import {describe, expect, it} from 'vitest';
import {colorOf, contrast, MODES, over, readTokens} from './tokens';

/** Backgrounds of text. */
const GROUNDS = [
  '--ifm-background-color',
  '--ifm-background-surface-color',
  '--ds-surface',
  '--ds-surface-raised',
];

/**
 * Pairs of tokens with their minimum contrast: 7 for text (WCAG 2.2, 1.4.6), 4.5 for focus rings
 * and borders of controls, where 1.4.11 requires 3, and 3 for decoration of text that says the
 * same.
 */
const PAIRS: readonly {
  readonly what: string;
  readonly colors: readonly string[];
  readonly grounds: readonly string[];
  readonly least: number;
}[] = [
  {what: 'text', colors: ['--ifm-font-color-base'], grounds: GROUNDS, least: 7},
  {what: 'secondary text', colors: ['--ds-text-muted'], grounds: GROUNDS, least: 7},
  {
    what: 'links',
    colors: ['--ifm-link-color', '--ifm-color-primary'],
    grounds: GROUNDS,
    least: 7,
  },
  {
    what: 'links under the pointer',
    colors: ['--ifm-link-hover-color'],
    grounds: GROUNDS,
    least: 7,
  },
  {
    what: 'navbar',
    colors: ['--ifm-navbar-link-color', '--ifm-navbar-link-hover-color'],
    grounds: ['--ifm-navbar-background-color'],
    least: 7,
  },
  {
    what: 'menus',
    colors: ['--ifm-menu-color', '--ifm-toc-link-color', '--ifm-dropdown-link-color'],
    grounds: ['--ifm-background-color', '--ifm-background-surface-color'],
    least: 7,
  },
  {
    what: 'footer',
    colors: ['--ifm-footer-color', '--ifm-footer-link-color', '--ifm-footer-title-color'],
    grounds: ['--ifm-footer-background-color'],
    least: 7,
  },
  {what: 'ends', colors: ['--ds-end-text'], grounds: ['--ds-end-surface'], least: 7},
  {
    what: 'text on primary buttons',
    colors: ['--ifm-background-color'],
    grounds: ['--ifm-color-primary', '--ifm-color-primary-dark'],
    least: 7,
  },
  {
    what: 'text in the search box of the navbar',
    colors: ['--ifm-navbar-search-input-color', '--ds-text-muted'],
    grounds: ['--ifm-navbar-search-input-background-color'],
    least: 7,
  },
  {
    what: 'menus under the pointer and of the page',
    colors: ['--ifm-menu-color', '--ifm-menu-color-active'],
    grounds: ['--ifm-menu-color-background-hover', '--ifm-menu-color-background-active'],
    least: 7,
  },
  {
    what: 'warnings',
    colors: ['--ds-warning-text'],
    grounds: ['--ds-warning-surface'],
    least: 7,
  },
  {what: 'marked text', colors: ['--ifm-font-color-base'], grounds: ['--ds-mark'], least: 7},
  {
    what: 'focus',
    colors: ['--ifm-color-primary'],
    grounds: [...GROUNDS, '--ifm-navbar-background-color', '--ifm-footer-background-color'],
    least: 4.5,
  },
  {
    what: 'borders of controls',
    colors: ['--ds-border-strong'],
    grounds: ['--ifm-background-color', '--ifm-background-surface-color', '--ds-surface'],
    least: 4.5,
  },
  {
    what: 'accents and the dot of what is active',
    colors: ['--ds-accent', '--ds-live'],
    grounds: ['--ifm-background-color', '--ds-surface'],
    least: 3,
  },
];

describe.each(MODES)('in %s mode', (mode) => {
  const tokens = readTokens(mode);

  it.each(PAIRS)('$what has enough contrast', ({colors, grounds, least}) => {
    const below = colorOf(tokens, '--ifm-background-color');
    for (const ground of grounds) {
      const background = over(colorOf(tokens, ground), below);
      for (const color of colors) {
        const ratio = contrast(over(colorOf(tokens, color), background), background);
        expect.soft(ratio, `${color} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

describe('contrast', () => {
  it('matches the definition of WCAG', () => {
    const black = [0, 0, 0, 1] as const;
    const white = [255, 255, 255, 1] as const;
    expect(contrast(black, white)).toBeCloseTo(21);
    expect(contrast(white, white)).toBeCloseTo(1);
    expect(contrast([118, 118, 118, 1], white)).toBeCloseTo(4.54, 2);
    expect(over([0, 0, 0, 0.5], white)).toEqual([127.5, 127.5, 127.5, 1]);
  });

  it('differs between the modes', () => {
    const [light, dark] = MODES.map((mode) => readTokens(mode).get('--ifm-background-color'));
    expect(light).not.toBe(dark);
  });
});
