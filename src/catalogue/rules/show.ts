/** What a message shows of the content: a little of it, and nothing that a terminal would obey. */
import {withCodes} from './characters';

const MAX_SHOWN = 80;

/** At most 80 characters of a text, all of which can be seen. */
export const cut = (text: string): string =>
  withCodes(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

const MAX_LISTED = 240;

/** Names behind each other, as many as a message has room for. */
export function listSome(names: readonly string[]): string {
  const shown = names.filter(
    (_, index) => names.slice(0, index + 1).join(', ').length <= MAX_LISTED,
  );
  const others = names.length - shown.length;
  return shown.join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** A value, without walking through more of it than is shown. */
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
