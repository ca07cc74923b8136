/** Parses the unit after a number. */
import {type Amount, isYear} from './amounts';
import {isBehindName, isFunctionWord} from './names';
import {HYPHENS, JOINTS, type Tokens} from './tokens';
import {currencyOf, findJapaneseUnit, findUnit, PERCENT, type Unit} from './units';

/** A unit, the index after its text, and the token after it. */
export type Ending = {readonly unit: Unit; readonly end: number; readonly next: number};

/** Maximum number of words up to the unit: two qualifiers and the unit. */
const MAX_WORDS = 3;
/** Maximum number of tokens in a compound word. */
const MAX_PARTS = 8;

/** Words that make a number a year ("in 2026 users get …"), so that it has no unit. */
const BEFORE_YEARS = new Set(['in', 'since', 'until', 'during', 'before', 'after']);

/** Parses the unit of a number. */
export function readEnding(tokens: Tokens, amount: Amount): Ending | undefined {
  const ending = findEnding(tokens, amount);
  return ending?.unit.kind === 'thing' && isNoCount(tokens, amount) ? undefined : ending;
}

/** Whether a number is more likely a version ("OAuth 2.0 tokens") or a year than a count. */
function isNoCount(tokens: Tokens, amount: Amount): boolean {
  const isVersion =
    /^[1-9]\d*\.\d+$/.test(tokens.textOf(amount.at)) && amount.value === amount.digits;
  const before = tokens.textOf(amount.at - 1).toLowerCase();
  return isVersion || (isYear(tokens, amount) && BEFORE_YEARS.has(before));
}

function findEnding(tokens: Tokens, amount: Amount): Ending | undefined {
  const at = amount.next;
  const text = tokens.textOf(at);
  if (text === '%') {
    return endingAt(tokens, at, PERCENT);
  }
  if (text === 'per' && tokens.textOf(at + 1) === 'cent') {
    return endingAt(tokens, at + 1, PERCENT);
  }
  if (tokens.isJoint(at, HYPHENS)) {
    return endingAt(tokens, at + 1, findUnit(tokens.textOf(at + 1))?.unit);
  }
  if (tokens.is('currency', at)) {
    const isBefore = tokens.isGlued(at + 1) && tokens.is('number', at + 1);
    return isBefore ? undefined : endingAt(tokens, at, currencyOf(text));
  }
  if (tokens.is('japanese', at)) {
    return readJapaneseUnit(tokens, at);
  }
  if (tokens.is('word', at)) {
    return tokens.isGlued(at) ? readWord(tokens, at).ending : readPhrase(tokens, amount);
  }
  return undefined;
}

const endingAt = (tokens: Tokens, at: number, unit: Unit | undefined): Ending | undefined =>
  unit && {unit, end: tokens.endOf(at), next: at + 1};

function readJapaneseUnit(tokens: Tokens, at: number): Ending | undefined {
  const text = tokens.textOf(at);
  // "2分の1" is a half.
  const isFraction = text === '分の' && tokens.is('number', at + 1);
  const found = isFraction ? undefined : findJapaneseUnit(text);
  return found && {unit: found.unit, end: tokens.startOf(at) + found.length, next: at + 1};
}

/** Parses qualifiers and a unit: "concurrent API requests". */
function readPhrase(tokens: Tokens, amount: Amount): Ending | undefined {
  // The numbers in "since 2026 new users" and "in Rails 7 system tests" are not counts.
  const isAlone = isYear(tokens, amount) || isBehindName(tokens, amount.at);
  let at = amount.next;
  // "10 user seats" are seats: a singular is the unit only if no plural follows.
  let singular: Ending | undefined;
  for (let word = 0; word < (isAlone ? 1 : MAX_WORDS) && tokens.is('word', at); word++) {
    const {ending, isPlural, next} = readWord(tokens, at);
    if (ending && (ending.unit.kind !== 'thing' || isPlural || amount.value === 1)) {
      return ending;
    }
    if (!ending && endsPhrase(tokens, at, next)) {
      return singular;
    }
    singular ??= ending;
    at = next;
  }
  return (
    singular ?? (isAlone || !tokens.is('japanese', at) ? undefined : readJapaneseUnit(tokens, at))
  );
}

/** Whether a phrase ends with a word that isn't a unit: a function word, a plural or a verb. */
function endsPhrase(tokens: Tokens, at: number, next: number): boolean {
  const isWhole = next === at + 1 || tokens.isMark(at + 1, '/');
  return (
    (isWhole && isFunctionWord(tokens.textOf(at))) ||
    /^[a-z].*[^isu]s$/.test(tokens.textOf(next - 1))
  );
}

/** Parses a word or compound: `S3-compatible`, `A/B`, `GB-month`, `CPU-milliseconds`. */
function readWord(
  tokens: Tokens,
  at: number,
): {readonly ending: Ending | undefined; readonly isPlural: boolean; readonly next: number} {
  let behind = at + 1;
  while (
    behind - at < MAX_PARTS &&
    (tokens.isJoint(behind, JOINTS) || (tokens.isGlued(behind) && tokens.isWordOrNumber(behind)))
  ) {
    behind += 1;
  }
  const first = findUnit(tokens.textOf(at));
  const last = findUnit(tokens.textOf(behind - 1));
  // The unit of "GB-month", "GB/user" and "GB-20" is GB, but "user-defined" has no unit.
  const isOfFirst = last ?? (tokens.isMark(at + 1, '/') || tokens.is('number', behind - 1));
  const [found, next] = first && isOfFirst ? [first, at + 1] : [last, behind];
  return {
    ending: endingAt(tokens, next - 1, found?.unit),
    isPlural: found?.isPlural ?? false,
    next,
  };
}
