/**
 * Draws the pictures that are committed: the cover of each service, drafts included, and the
 * favicons and the social card from the drawings in static/img. Draws only missing and outdated
 * ones unless --force is given. Usage: npm run covers [-- --force]
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import sharp, {type Sharp} from 'sharp';
import {COVER, coverOf, formatProblems, inspectCatalogue, isCurrentCover} from '../catalogue';
import {drawCover, toJpeg} from './covers/draw';

type Picture = {
  readonly file: string;
  readonly draw: () => Promise<Buffer>;
  /** Whether the file that is there was drawn from what it would be drawn from now. */
  readonly isCurrent?: (bytes: Buffer) => boolean;
};

const fromDrawing = (file: string): Sharp => sharp(readFileSync(file), {density: 300});

const icon = (name: string, size: number, source: string): Picture => ({
  file: `static/img/${name}.png`,
  draw: () => fromDrawing(`static/img/${source}.svg`).resize(size, size).png().toBuffer(),
});

const SITE_PICTURES: readonly Picture[] = [
  {
    file: 'static/img/social-card.jpg',
    draw: () =>
      toJpeg(
        fromDrawing('static/img/social-card.svg').resize(COVER.width, COVER.height),
      ).toBuffer(),
  },
  icon('favicon-32', 32, 'logo'),
  icon('apple-touch-icon', 180, 'icon'),
  icon('icon-192', 192, 'icon'),
  icon('icon-512', 512, 'icon'),
];

async function main(): Promise<void> {
  const {catalogue, problems} = inspectCatalogue(process.cwd());
  const isAboutCover = ({file}: {readonly file: string}) => file.endsWith('/cover.jpg');
  const others = problems.filter((problem) => !isAboutCover(problem));
  if (catalogue === undefined || others.length > 0) {
    console.error(formatProblems(others));
    process.exitCode = 1;
    return;
  }
  const force = process.argv.includes('--force');
  const covers = catalogue.services.map((service): Picture => ({
    file: coverOf(service.slug),
    draw: () => drawCover(service),
    isCurrent: (bytes) => isCurrentCover(bytes, service),
  }));
  const wanted = [...covers, ...SITE_PICTURES].filter(
    ({file, isCurrent}) => force || !existsSync(file) || isCurrent?.(readFileSync(file)) === false,
  );
  for (const {file, draw} of wanted) {
    writeFileSync(file, await draw());
    console.log(file);
  }
  console.log(
    `${wanted.length} pictures drawn, ${covers.length + SITE_PICTURES.length - wanted.length} kept`,
  );
}

void main();
