/** Quotes content in messages: shortened, and without control characters that affect a terminal. */
import {withCodes} from './characters';

const MAX_SHOWN = 80;

/** Shortens a text to 80 characters and replaces invisible ones with their code points. */
export const cut = (text: string): string =>
  withCodes(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

const MAX_LISTED = 240;

/** Joins names with commas, up to about 240 characters: `a, b and 3 more`. */
export function listSome(names: readonly string[]): string {
  const shown = names.filter(
    (_, index) => names.slice(0, index + 1).join(', ').length <= MAX_LISTED,
  );
  const others = names.length - shown.length;
  return shown.join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** Describes a value in a message, without traversing all of it. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    const json = JSON.stringify(value.slice(0, MAX_SHOWN + 1));
    return withCodes(value.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…"` : json);
  }
  return Array.isArray(value)
    ? `a list of ${value.length}`
    : typeof value === 'object' && value !== null
      ? `a group of keys (${cut(Object.keys(value).slice(0, 5).join(', '))})`
      : String(value);
}
