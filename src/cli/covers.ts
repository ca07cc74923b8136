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
import {LOCALES} from '../locales';
import {define, Failure} from './command';
import {drawCard, drawCover, drawPicture} from './draw';
import {select} from './selection';

type Picture = {
  readonly file: string;
  readonly draw: () => Promise<Buffer>;
  /**
   * Whether an existing file was drawn from the current source; if absent, it counts as current.
   */
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
    const wanted = pictures.filter(
      ({file, isCurrent}) =>
        force || !existsSync(file) || isCurrent?.(readFileSync(file)) === false,
    );
    let written = 0;
    for (const {file, draw} of wanted) {
      const picture = await draw();
      if (!existsSync(file) || !picture.equals(readFileSync(file))) {
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

/**
 * The pictures that the arguments select; without arguments, all pictures.
 * @throws ContentError if the records that they are drawn from have problems
 * @throws UsageError for an argument that selects no picture
 */
function choosePictures(content: ContentTree, words: readonly string[]): readonly Picture[] {
  const covers = loadRecords(content).services.map((service): Picture => ({
    file: coverOf(service.slug),
    draw: () => drawCover(service),
    isCurrent: (bytes) => isCurrentCover(bytes, service),
  }));
  const drawn = listDrawnPictures(content).map(({drawing, locale, file}): Picture => ({
    file,
    draw: () => drawPicture(content.readBytes(drawing), locale),
    isCurrent: (bytes) => isCurrentPicture(bytes, content.readBytes(drawing)),
  }));
  const ofContent = [...covers, ...drawn];
  const isNamed = select(
    content,
    words,
    ofContent.map(({file}) => file),
    (word) => `"${word}" has no picture to draw; covers belong to services`,
  );
  return [
    ...ofContent.filter(({file}) => isNamed(file)),
    ...(words.length === 0 ? SITE_PICTURES : []),
  ];
}
