/** What a message shows of the content: a little of it, and nothing that a terminal would obey. */
import {withCodes} from './characters';

const MAX_SHOWN = 80;

/** At most 80 characters of a text, all of which can be seen. */
export const cut = (text: string): string =>
  withCodes(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

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
