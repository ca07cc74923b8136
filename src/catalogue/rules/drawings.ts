/**
 * Drawings: an SVG file beside a page that holds the words of both languages, each in elements
 * with `lang`, and the pictures in PNG that are made of it, one beside the page of each language.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {ContentTree} from '../contentTree';
import {PAGE_FOLDERS, twinOf} from '../kinds';
import {LOCALES, type Locale} from '../vocabulary';
import type {Problem} from './problems';

/** A picture of a drawing in one language. */
export type DrawnPicture = {
  readonly drawing: string;
  readonly locale: Locale;
  /** Path of the picture. */
  readonly file: string;
};

const pngOf = (drawing: string): string => drawing.replace(/\.svg$/, '.png');

/** Whether a file is a drawing: a page beside it shows the picture that is made of it. */
export const isDrawing = (content: ContentTree, file: string): boolean =>
  PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) &&
  file.endsWith('.svg') &&
  content.files
    .filter((page) => /\.mdx?$/.test(page) && path.posix.dirname(page) === path.posix.dirname(file))
    .some((page) => content.read(page).includes(`(./${path.posix.basename(pngOf(file))})`));

/** The pictures that drawings need, whether or not they are there. */
export const listDrawnPictures = (content: ContentTree): DrawnPicture[] =>
  content.files
    .filter((file) => isDrawing(content, file))
    .flatMap((drawing) =>
      LOCALES.map((locale) => ({
        drawing,
        locale,
        file: locale === 'en' ? pngOf(drawing) : twinOf(pngOf(drawing)),
      })),
    );

/** A drawing with the words of one language. Groups with `lang` do not hold groups themselves. */
export const withoutOtherLanguages = (svg: string, locale: Locale): string =>
  svg.replace(/^ *<g lang="(\w+)".*<\/g>\n/gm, (group, lang) => (lang === locale ? group : ''));

/** What a picture carries in its description: from which state of the drawing it was made. */
export const drawingStamp = (drawing: Buffer): string =>
  `DevShelf drawing ${createHash('sha256').update(drawing).digest('hex').slice(0, 12)}`;

/** Whether a picture was made of a drawing as it is now. */
export const isCurrentPicture = (picture: Buffer, drawing: Buffer): boolean =>
  picture.includes(drawingStamp(drawing));

/** A problem for each picture of a drawing that is missing or outdated. */
export const checkDrawings = (content: ContentTree): Problem[] =>
  listDrawnPictures(content).flatMap(({drawing, file}) => {
    const fault = content.lacks(file)
      ? 'the picture is missing'
      : content.has(file) && !isCurrentPicture(content.readBytes(file), content.readBytes(drawing))
        ? `the picture was not made of ${path.posix.basename(drawing)} as it is now`
        : undefined;
    return fault === undefined
      ? []
      : [
          {
            file,
            line: 1,
            column: 1,
            message: `${fault}; "npm run covers" draws it from ${drawing}`,
          },
        ];
  });
