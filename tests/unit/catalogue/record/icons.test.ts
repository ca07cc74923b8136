import {describe, expect, it} from 'vitest';
import {
  drawingOf,
  drawTile,
  contrast,
  inkOn,
  monogramOf,
  readIconPath,
  refusedLicense,
  usableIcons,
} from '@site/src/catalogue/record/icons';
import {parseService} from '../factories';

describe('drawingOf', () => {
  it('returns the icon of the brand', () => {
    expect(drawingOf(parseService({icon: 'cloudflare'}))).toEqual({
      path: readIconPath('cloudflare'),
    });
  });

  it('returns a monogram if there is no icon', () => {
    const name = {en: 'Amazon S3', ja: 'アマゾンS3'};
    expect(drawingOf(parseService({name}))).toEqual({monogram: 'AS'});
  });
});

describe('drawTile', () => {
  it('draws in black or white on the colour of the record', () => {
    const brand = drawTile(parseService({icon: 'cloudflare', color: '#f38020'}));
    expect(brand).toContain('fill="#f38020" rx');
    expect(brand).toContain(`<path fill="#000000" d="${readIconPath('cloudflare')}"/>`);
    const letters = drawTile(parseService({color: '#0a5277'}));
    expect(letters).toMatch(/<text [^>]*fill="#ffffff"[^>]*>SA<\/text>/);
  });
});

describe('readIconPath', () => {
  it('returns the path without the surrounding SVG', () => {
    expect(readIconPath('jira')).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
  });
});

describe('the licences of icons', () => {
  it('are those given by the package', () => {
    expect(refusedLicense('cloudflare')).toBeUndefined();
    expect(refusedLicense('no-such-icon')).toBeUndefined();
    expect(refusedLicense('redmine')).toBe('CC-BY-SA-2.5');
  });

  it('exclude icons that are not under CC0', () => {
    const slugs = usableIcons();
    expect(slugs).toContain('simpleicons');
    expect(slugs).not.toContain('redmine');
    expect(slugs.length).toBeGreaterThan(2000);
  });
});

describe('monogramOf', () => {
  it.each([
    ['Redmine', 'R'],
    ['World ID', 'WI'],
    ['Sakura Cloud Object Storage', 'SC'],
    ['37signals', '3'],
    ['mabl', 'M'],
    ['“Quoted” name', 'QN'],
  ])('of %s is %s', (name, monogram) => {
    expect(monogramOf(name)).toBe(monogram);
  });
});

describe('contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0a5277', '#0a5277', 1],
  ])('between %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBeCloseTo(expected, 2);
  });
});

describe('inkOn', () => {
  it('is dark on bright and bright on dark colours', () => {
    expect(inkOn('#ffd800')).toBe('#000000');
    expect(inkOn('#1d2d35')).toBe('#ffffff');
  });

  it('has enough contrast on every colour', () => {
    const steps = ['00', '33', '66', '77', '99', 'cc', 'ff'];
    const colors = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
    );
    const worst = Math.min(...colors.map((color) => contrast(inkOn(color), color)));
    expect(worst).toBeGreaterThanOrEqual(4.5);
  });
});
