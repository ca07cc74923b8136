/** Finds invisible characters, which can make a text look like another one. */
import {positionAt} from '../textFile';
import type {Problem} from './problems';

/**
 * Control characters except tabs and line endings, soft hyphens, zero-width characters,
 * bidirectional controls and language tags. U+200D is allowed between emoji. A byte order mark at
 * the start of a file is allowed here; other rules handle it.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- They are meant.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu;

const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const JOINER = '\u200D';

/** The first invisible character in a text: its index and a description with its code point. */
export function findInvisible(
  text: string,
): {readonly index: number; readonly description: string} | undefined {
  return listInvisible(text)[0];
}

/** One problem for each invisible character in a file. */
export const checkCharacters = (file: string, text: string): Problem[] =>
  listInvisible(text)
    .filter(({index}) => index > 0 || !text.startsWith('\uFEFF'))
    .map(({index, description}) => ({
      file,
      ...positionAt(text, index),
      message: `the text contains ${description}; remove it`,
      help: 'files',
    }));

/** Replaces invisible characters with their code points, such as `<U+200B>`. */
export const withCodes = (text: string): string =>
  text.replace(INVISIBLE, (character) =>
    character === JOINER ? character : `<${codeOf(character)}>`,
  );

function listInvisible(text: string): {readonly index: number; readonly description: string}[] {
  return [...text.matchAll(INVISIBLE)]
    .filter(({index, 0: character}) => character !== JOINER || !joinsEmoji(text, index))
    .map(({index, 0: character}) => ({index, description: describe(character)}));
}

const joinsEmoji = (text: string, index: number): boolean =>
  /\p{Extended_Pictographic}\uFE0F?$/u.test(text.slice(Math.max(0, index - 3), index)) &&
  /^\p{Extended_Pictographic}/u.test(text.slice(index + 1, index + 3));

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function describe(character: string): string {
  const code = codeOf(character);
  return DIRECTION.test(character)
    ? `a character that changes the text direction (${code})`
    : `an invisible character (${code})`;
}
