/** The badges and cards of services, as other sites show them. */
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {contrast} from '@site/src/catalogue/record/icons';
import {folderOf, LOCALES, readBuilt} from './pages';
import {catalogue} from './records';

type Mode = 'light' | 'dark';

describe.each(LOCALES)('in %s', (locale) => {
  const pictures = catalogue.services.flatMap((service) =>
    ['badge', 'card'].map((name) => {
      const file = `${folderOf(locale)}services/${service.slug}/${name}.svg`;
      return {file, service, $: load(readBuilt(file), {xml: true})};
    }),
  );

  it('have the name, the state and the end of the service', () => {
    for (const {file, service, $} of pictures) {
      expect.soft($('svg').attr('role'), file).toBe('img');
      expect.soft($('title').text(), file).toContain(service.name[locale]);
    }
    const titleOf = (slug: string) =>
      pictures
        .find(({service}) => service.slug === slug)!
        .$('title')
        .text();
    const {ended, ending, priced} = {
      en: {ended: 'Ended', ending: 'ends on 22 Mar 2027', priced: 'from $0.025 per GB-month'},
      ja: {ended: '終了', ending: '2027年3月22日に終了', priced: '1 GB・月あたり0.025ドルから'},
    }[locale];
    expect(titleOf('minio')).toContain(ended);
    expect(titleOf('firebase-studio')).toContain(ending);
    expect(titleOf('amazon-s3')).toContain(priced);
  });

  it('contain nothing from elsewhere, and keep their texts within their boxes', () => {
    for (const {file, $} of pictures) {
      expect.soft($('script, image, use, foreignObject, [href]').length, file).toBe(0);
      const width = Number($('svg').attr('width'));
      for (const text of $('text')) {
        const end = Number($(text).attr('x')) + Number($(text).attr('textLength'));
        expect.soft(end, file).toBeLessThan(width);
      }
    }
  });

  it('have texts with enough contrast in both colour modes', () => {
    for (const {file, $} of pictures) {
      const [, dark = ''] = /@media \(prefers-color-scheme: dark\)\{(.*)\}$/.exec(
        $('style').text(),
      )!;
      const colorOf = (selector: string, mode: Mode): string =>
        mode === 'light'
          ? $(selector).attr('fill')!
          : new RegExp(`\\.${$(selector).attr('class')!}\\{fill:(#\\w{6})\\}`).exec(dark)![1]!;
      for (const mode of ['light', 'dark'] as const) {
        for (const [text, box] of [
          ['text.named', 'rect.name'],
          ['text.text', 'rect:not(.name)'],
        ] as const) {
          const ratio = contrast(colorOf(text, mode), colorOf(box, mode));
          expect.soft(ratio, `${file}, ${mode}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});
