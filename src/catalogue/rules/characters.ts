/** Finds invisible characters, which can make a text look like another one. */
import type {Page} from '../article/reader';
import {type Position, type Problem, report} from './problems';

/**
 * Control characters except tabs and line endings, soft hyphens, zero-width characters,
 * bidirectional controls, language tags and sound marks apart from their kana. U+200D is allowed
 * between emoji.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- They are meant.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3099\u309A\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu;

const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const JOINER = '\u200D';

/** The first invisible character in a text: its index and a description with its code point. */
export function findInvisible(
  text: string,
): {readonly index: number; readonly description: string} | undefined {
  const found = [...text.matchAll(INVISIBLE)].find(
    ({index, 0: character}) => character !== JOINER || !joinsEmoji(text, index),
  );
  return found && {index: found.index, description: describe(found[0])};
}

/** One problem for each line of a file with invisible characters. */
export const checkCharacters = (file: string, text: string): Problem[] =>
  text
    .split('\n')
    .flatMap((row, line) => checkText(file, row, (index) => ({line: line + 1, column: index + 1})));

/** One problem for each text of a page with an invisible character that is written as an entity. */
export const checkDecoded = ({file, blocks, pictures}: Page): Problem[] => [
  ...blocks.flatMap((block) => checkText(file, block.text, (index) => block.spanOf(index))),
  ...pictures.flatMap((picture) => checkText(file, picture.alt, () => picture)),
];

function checkText(file: string, text: string, placeOf: (index: number) => Position): Problem[] {
  const {index, description = ''} = findInvisible(text) ?? {};
  const remedy = description.includes(';') ? '' : '; remove it';
  return index === undefined
    ? []
    : report({file}, placeOf(index), `the text contains ${description}${remedy}`, 'files');
}

/** Replaces invisible characters with their code points, such as `<U+200B>`. */
export const withCodes = (text: string): string =>
  text.replace(INVISIBLE, (character) =>
    character === JOINER ? character : `<${codeOf(character)}>`,
  );

const joinsEmoji = (text: string, index: number): boolean =>
  /\p{Extended_Pictographic}\uFE0F?$/u.test(text.slice(Math.max(0, index - 3), index)) &&
  /^\p{Extended_Pictographic}/u.test(text.slice(index + 1, index + 3));

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function describe(character: string): string {
  const code = codeOf(character);
  if (/[\u3099\u309A]/.test(character)) {
    return `a sound mark apart from its kana (${code}); write both as one character`;
  }
  if (/[\u0080-\u009F]/.test(character)) {
    return `a control character (${code}), as when UTF-8 is read as Latin-1; write the text anew`;
  }
  return DIRECTION.test(character)
    ? `a character that changes the text direction (${code})`
    : `an invisible character (${code})`;
}
