/** The reader's clock. Ages and due dates use the calendar day in the reader's time zone. */
import {useHydrated} from '@site/src/browser/hydrated';

/** The ISO date of a moment in the reader's time zone, such as `2026-11-22`. */
export const localDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * The ISO date of today; `undefined` before hydration, since the date of the build would make an
 * old page look up to date.
 */
export const useToday = (): string | undefined =>
  useHydrated() ? localDay(new Date()) : undefined;
