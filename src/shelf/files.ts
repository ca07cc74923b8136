/** The files of a shelf to take along. Pure; runs in the browser. */
import {escapeXml} from '../escapeXml';

/** Subscriptions for a feed reader, in OPML 2.0 (http://opml.org/spec2.opml). */
export const opmlOf = (
  title: string,
  feeds: readonly {readonly name: string; readonly feed: string; readonly page: string}[],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<opml version="2.0"><head><title>${escapeXml(title)}</title></head><body>`,
    ...feeds.map(({name, feed, page}) => {
      const [text, xml, html] = [name, feed, page].map(escapeXml);
      return `<outline type="rss" text="${text}" title="${text}" xmlUrl="${xml}" htmlUrl="${html}"/>`;
    }),
    '</body></opml>',
    '',
  ].join('\n');

/** One calendar (RFC 5545) with the events of all the given ones. */
export const joinCalendars = (title: string, calendars: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//shelf//EN',
    `X-WR-CALNAME:${title}`,
    ...calendars.flatMap((text) => text.match(/BEGIN:VEVENT[^]*?END:VEVENT/g) ?? []),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
