/**
 * Drawings: SVG files with the text of both languages, in elements with `lang`. A PNG is rendered
 * from each drawing for each language and stored beside the page in that language.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {type ContentTree} from '../contentTree';
import {PAGE_FOLDERS, twinOf} from '../kinds';
import {LOCALES} from '../vocabulary';
import {type Problem, report, START} from './problems';

const pngOf = (drawing: string): string => drawing.replace(/\.svg$/, '.png');

/** Whether a file is a drawing: an SVG with a page beside it that shows its PNG. */
export const isDrawing = (content: ContentTree, file: string): boolean =>
  PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) &&
  file.endsWith('.svg') &&
  content.files
    .filter((page) => /\.mdx?$/.test(page) && path.posix.dirname(page) === path.posix.dirname(file))
    .some((page) => content.read(page).includes(`(./${path.posix.basename(pngOf(file))})`));

/** The PNGs of all drawings in each language, whether or not they exist; `file` is their path. */
export const listDrawnPictures = (content: ContentTree) =>
  content.files
    .filter((file) => isDrawing(content, file))
    .flatMap((drawing) =>
      LOCALES.map((locale) => ({
        drawing,
        locale,
        file: locale === 'en' ? pngOf(drawing) : twinOf(pngOf(drawing)),
      })),
    );

/** The description stored in a PNG, which identifies the version of the drawing. */
export const drawingStamp = (drawing: Buffer): string =>
  `DevShelf drawing ${createHash('sha256').update(drawing).digest('hex').slice(0, 12)}`;

/** Whether a PNG was rendered from the current drawing. */
export const isCurrentPicture = (picture: Buffer, drawing: Buffer): boolean =>
  picture.includes(drawingStamp(drawing));

/** One problem for each PNG of a drawing that is missing or outdated. */
export const checkDrawings = (content: ContentTree): Problem[] =>
  listDrawnPictures(content).flatMap(({drawing, file}) => {
    const fault = content.lacks(file)
      ? 'the picture is missing'
      : content.has(file) && !isCurrentPicture(content.readBytes(file), content.readBytes(drawing))
        ? `the picture does not match the current ${path.posix.basename(drawing)}`
        : undefined;
    const remedy = `"npm run covers" draws it from ${drawing}`;
    return report({file}, START, fault && `${fault}; ${remedy}`);
  });
