/** Detects changes of the API schemas that would break clients. */

/** Path of the snapshot of the schemas that clients rely on; `npm run check:content -- --fix` updates it. */
export const PUBLISHED_SCHEMAS = 'src/api/published.json';

/** A JSON Schema, or any part of one. */
type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose lists may get new items but must not lose any. */
const GROWING = ['enum', 'anyOf', 'required'];

/** Whether a keyword is a title or description, which may change. Properties can have these names. */
const isRemark = (key: string, value: unknown): boolean =>
  ['title', 'description'].includes(key) && typeof value === 'string';

/**
 * Lists the breaking changes between two versions of the schemas.
 * @param published the published schemas by name
 * @param current the schemas of the code by name
 * @param place JSON Pointer of the parts that are compared
 * @returns one message for each change, which starts with its JSON Pointer
 */
export function breakingChanges(published: Part, current: Part, place = ''): string[] {
  return Object.entries(published)
    .filter(([key, value]) => !isRemark(key, value))
    .flatMap(([key, before]) => {
      const here = `${place}/${key}`;
      const now = current[key];
      if (now === undefined) {
        return [`${here} was removed`];
      }
      if (isPart(before) && isPart(now)) {
        return breakingChanges(before, now, here);
      }
      if (Array.isArray(before) && Array.isArray(now)) {
        return GROWING.includes(key)
          ? before
              .filter((item) => !includes(now, item))
              .map((item) => `${here} no longer contains ${JSON.stringify(item)}`)
          : write(before) === write(now)
            ? []
            : [`${here} was changed`];
      }
      return before === now
        ? []
        : [`${here} changed from ${JSON.stringify(before)} to ${JSON.stringify(now)}`];
    });
}

const includes = (items: readonly unknown[], wanted: unknown): boolean =>
  items.some((item) => write(item) === write(wanted));

const write = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => (isRemark(key, part) ? undefined : part));
