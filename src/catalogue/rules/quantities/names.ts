/** Recognises numbers that are part of a name: versions, standards, network addresses, numbering. */
import {isMonthName} from './dates';
import {HYPHENS, JOINTS, type Tokens} from './tokens';

/** Words that can't be qualifiers of a unit, because they begin another part of the sentence. */
const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those some any no all both each every either another other ' +
    'of to in on at by for from with without within into onto over under up down out off about ' +
    'above below between among through during before after since until till via per than as like ' +
    'and or nor but so if when while where whether because though although once unless then ' +
    'which who whose whom what how why it its they them their there he his she her we our us you ' +
    'your i my me one is are was were be been being am has have had having do does did can could ' +
    'may might must shall should will would not only also just too very here now'
  ).split(' '),
);

/** Words that turn the next number into a name: "version 5", "port 9000". */
const NUMBERED = new Set(
  (
    'version versions port ports level levels step steps phase section chapter line class status ' +
    'error code generation rfc iso number'
  ).split(' '),
);
const NUMBERED_JAPANESE = /(?:第|バージョン|ポート|レベル|ステップ|手順)$/;

/** Characters that join the parts of a word, a version or a network address. */
const NAME_JOINTS = `${JOINTS}:`;

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** Whether a number is joined to a word (`AGPL-3.0`) or a sign (`#5`) before it. */
export const isPartOfName = (tokens: Tokens, at: number): boolean =>
  tokens.isGlued(at) &&
  (tokens.isMark(at - 1, '#.') ||
    (tokens.isJoint(at - 1, NAME_JOINTS) && tokens.is('word', at - 2)));

/** Whether a number starts an IP address, a time, a fraction or a telephone number. */
export const isPartOfRow = (tokens: Tokens, at: number): boolean =>
  joinsNumber(tokens, at + 1, ':/') ||
  (joinsNumber(tokens, at + 1, HYPHENS) && joinsNumber(tokens, at + 3, HYPHENS));

const joinsNumber = (tokens: Tokens, at: number, marks: string): boolean =>
  tokens.isJoint(at, marks) && tokens.is('number', at + 1);

/** The token after the name or sequence that a number belongs to. */
export function behindName(tokens: Tokens, at: number): number {
  let next = at + 1;
  while (
    tokens.isGlued(next) &&
    (tokens.isWordOrNumber(next) || tokens.isMark(next, NAME_JOINTS + HYPHENS))
  ) {
    next += 1;
  }
  return next;
}

/** Whether the word before a number makes it a name: "version 5". */
export const isNumbered = (tokens: Tokens, at: number): boolean =>
  tokens.is('japanese', at - 1)
    ? NUMBERED_JAPANESE.test(tokens.textOf(at - 1))
    : NUMBERED.has(tokens.textOf(at - 1).toLowerCase());

/** Whether a number follows a name within a sentence: "in Node.js 20". */
export function isBehindName(tokens: Tokens, at: number): boolean {
  let start = at - 1;
  if (!tokens.is('word', start) || tokens.isGlued(at)) {
    return false;
  }
  while (
    tokens.isGlued(start) &&
    (tokens.isWordOrNumber(start - 1) || tokens.isMark(start - 1, NAME_JOINTS))
  ) {
    start -= 1;
  }
  const text = tokens.textOf(start);
  return (
    /^[A-Z]/.test(text) &&
    !isMonthName(text) &&
    !isFunctionWord(text.toLowerCase()) &&
    tokens.isWordOrNumber(start - 1)
  );
}
