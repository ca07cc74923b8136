/** The reader's clock. Ages and due dates count to the calendar day where the reader is. */
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The day of a moment in the time zone of the reader, as the records write days: `2026-11-22`. */
export function localDay(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/**
 * Today, as the records write days; `undefined` before hydration, since a page that was built
 * long ago must not look fresh.
 */
export const useToday = (): string | undefined =>
  useIsBrowser() ? localDay(new Date()) : undefined;
