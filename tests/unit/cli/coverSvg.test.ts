import {describe, expect, it} from 'vitest';
import {readIconPath} from '@site/src/catalogue/record/icons';
import {buildCoverSvg, fitLines} from '@site/src/cli/draw';
import {parseService} from '../catalogue/factories';

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

describe('buildCoverSvg', () => {
  it('shows the monogram, the name, the vendor and the kind in English, and the name of the site', () => {
    expect(textsOf(buildCoverSvg(parseService()))).toEqual([
      'SA',
      'Service alpha',
      'Acme',
      'Cloud service',
      'DevShelf',
    ]);
  });

  it('shows the icon of the brand instead of a monogram', () => {
    const svg = buildCoverSvg(parseService({icon: 'jira', color: '#0052cc'}));
    expect(svg).toContain(`fill="#ffffff" d="${readIconPath('jira')}"`);
    expect(textsOf(svg)).not.toContain('SA');
  });

  it('uses the colour of the entry and the size of a cover', () => {
    const svg = buildCoverSvg(parseService({color: '#b32024'}));
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).toContain('fill="#b32024" fill-opacity="0.09"');
  });

  it('is the same for the same record', () => {
    expect(buildCoverSvg(parseService())).toBe(buildCoverSvg(parseService()));
  });

  it('escapes special characters in names', () => {
    const name = {en: 'R&D <Lab>', ja: '研究所'};
    expect(textsOf(buildCoverSvg(parseService({name})))).toContain('R&#38;D &#60;Lab&#62;');
  });
});

describe('fitLines', () => {
  it('uses the largest size that fits', () => {
    expect(fitLines('Linear', [80, 40], 0.6)).toEqual({lines: ['Linear'], size: 80});
  });

  it('breaks lines between words', () => {
    const {lines, size} = fitLines('Sakura Cloud Object Storage', [80, 40], 0.6);
    expect({lines, size}).toEqual({lines: ['Sakura Cloud', 'Object Storage'], size: 80});
  });

  it('reduces the size before it adds a third line', () => {
    const text = 'A name that is much too long for two lines in the largest size';
    expect(fitLines(text, [80, 40], 0.6).size).toBe(40);
  });
});
