import {existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  ContentTree,
  coverOf,
  isCurrentCover,
  isCurrentPicture,
  listDrawnPictures,
  loadRecords,
} from '../catalogue';
import {LOCALES} from '../site/locales';
import {define, Failure, select} from './command';
import {drawCard, drawCover, drawPicture} from './draw';

type Picture = {
  readonly file: string;
  readonly draw: () => Promise<Buffer>;
  /** Whether an existing file was drawn from the current source; if absent, it was. */
  readonly isCurrent?: (bytes: Buffer) => boolean;
};

const icon = (name: string, size: number, source: string): Picture => ({
  file: `static/img/${name}.png`,
  draw: () =>
    sharp(readFileSync(`static/img/${source}.svg`), {density: 300})
      .resize(size, size)
      .png()
      .toBuffer(),
});

const SITE_PICTURES: readonly Picture[] = [
  ...LOCALES.map((locale) => ({
    file: `static/img/social-card.${locale}.png`,
    draw: () => drawCard(readFileSync('static/img/social-card.svg'), locale),
  })),
  icon('favicon-32', 32, 'logo'),
  icon('apple-touch-icon', 180, 'icon'),
  icon('icon-192', 192, 'icon'),
  icon('icon-512', 512, 'icon'),
];

export const command = define(
  'Draws missing and outdated pictures: the cover of each service from its record, and the pictures in articles from the drawings next to them. Draws the favicons and the social card from static/img if they are missing.',
  'npm run covers',
  'npm run covers -- jira --force',
)
  .argument(
    '[entries...]',
    'slugs of entries, folders or files (default: all entries, favicons and social card)',
  )
  .option('--force', 'also redraw existing pictures')
  .action(async (words: readonly string[], {force = false}: {readonly force?: boolean}) => {
    const pictures = choosePictures(new ContentTree(process.cwd()), words);
    let written = 0;
    for (const {file, draw, isCurrent} of pictures) {
      const old = existsSync(file) ? readFileSync(file) : undefined;
      const isWanted = force || old === undefined || isCurrent?.(old) === false;
      const picture = isWanted ? await draw() : old;
      if (old === undefined || !picture.equals(old)) {
        if (lstatSync(file, {throwIfNoEntry: false})?.isSymbolicLink()) {
          throw new Failure(`${file} is a symbolic link; remove it, and run the command again`);
        }
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, picture);
        written += 1;
        console.log(file);
      }
    }
    const kept = pictures.length - written;
    const hint = words.length > 0 && kept > 0 && !force ? '; use --force to redraw them' : '';
    console.log(`${written} written, ${kept} kept${hint}`);
  });

/** The pictures that the arguments select; without arguments, all pictures. */
function choosePictures(content: ContentTree, words: readonly string[]): readonly Picture[] {
  const ofContent: readonly Picture[] = [
    ...loadRecords(content).services.map((service) => ({
      file: coverOf(service.slug),
      draw: () => drawCover(service),
      isCurrent: (bytes: Buffer) => isCurrentCover(bytes, service),
    })),
    ...listDrawnPictures(content).map(({drawing, locale, file}) => ({
      file,
      draw: () => drawPicture(content.readBytes(drawing), locale),
      isCurrent: (bytes: Buffer) => isCurrentPicture(bytes, content.readBytes(drawing)),
    })),
  ];
  const files = ofContent.map(({file}) => file);
  const isNamed = select(
    content,
    words,
    files,
    'has no picture to draw; covers belong to services',
  );
  const chosen = ofContent.filter(({file}) => isNamed(file));
  return words.length === 0 ? [...chosen, ...SITE_PICTURES] : chosen;
}
