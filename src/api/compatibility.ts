/** What of the API others rely on, and whether a change of it would break them. Pure. */

/** The schemas of the API as somebody may rely on them, committed with each change. */
export const PUBLISHED_SCHEMAS = 'src/api/published.json';

/** A JSON Schema, or any part of one. */
type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that may only grow: of words, of forms of a value, and of keys that are always there. */
const GROWING = ['enum', 'anyOf', 'required'];

/** Words for people; a property of this name is no text. */
const isRemark = (key: string, value: unknown): boolean =>
  ['title', 'description'].includes(key) && typeof value === 'string';

/**
 * What of the published schemas today's ones do not keep: each place with what is wrong there.
 * @param published schemas by their name, as they were when somebody last relied on them
 */
export function breakingChanges(published: Part, current: Part, place = ''): string[] {
  return Object.entries(published)
    .filter(([key, value]) => !isRemark(key, value))
    .flatMap(([key, before]) => {
      const here = `${place}/${key}`;
      const now = current[key];
      if (now === undefined) {
        return [`${here} is gone`];
      }
      if (isPart(before) && isPart(now)) {
        return breakingChanges(before, now, here);
      }
      if (Array.isArray(before) && Array.isArray(now)) {
        return GROWING.includes(key)
          ? before
              .filter((item) => !includes(now, item))
              .map((item) => `${here} has no ${JSON.stringify(item)} any more`)
          : write(before) === write(now)
            ? []
            : [`${here} is another list`];
      }
      return before === now
        ? []
        : [`${here} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`];
    });
}

const includes = (items: readonly unknown[], wanted: unknown): boolean =>
  items.some((item) => write(item) === write(wanted));

const write = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => (isRemark(key, part) ? undefined : part));
