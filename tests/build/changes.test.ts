/** The page of changes, its feeds and its calendar agree with the records. */
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';
import {eventsOfCompany, eventsOfService, listEvents} from '@site/src/catalogue';
import {categoryFolder, followFiles} from '@site/src/site/addresses';
import {
  address,
  brokenUrls,
  fileAt,
  folderOf,
  localeBase,
  LOCALES,
  pageAt,
  readBuilt,
} from './pages';
import {catalogue} from './records';

describe.each(LOCALES)('the changes in %s', (locale) => {
  const home = address.url + localeBase(locale);
  const events = listEvents(catalogue, locale);
  const page = pageAt(locale, 'changes');
  const below = (file: string) => folderOf(locale) + file;
  const folder = below('changes');
  const ids = events.map(({id}) => home + id).sort();
  const {host} = new URL(address.url);
  const readDays = (file: string) =>
    new ICAL.Component(ICAL.parse(readBuilt(file)) as unknown[])
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
  const days = readDays(`${folder}/calendar.ics`);

  it('link to the place on the page of their entry that describes them', () => {
    expect(brokenUrls(events.map(({path}) => home + path.slice(1)))).toEqual([]);
    expect(events.length).toBeGreaterThan(70);
  });

  it('are listed on the page with a link each, or counted among the earlier ones', () => {
    const links = [...page.$('main li:has(time)')].map((item) =>
      page.$(item).find('a').first().attr('href'),
    );
    const paths = events.map(({path}) => localeBase(locale) + path.slice(1));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !paths.includes(link ?? ''))).toEqual([]);
    const earlier = [...page.$('main section[aria-labelledby="earlier"] li')].map(
      (item) => /\d+/.exec(page.$(item).contents().slice(1).text())![0],
    );
    const rest = earlier.reduce((sum, count) => sum + Number(count), 0);
    expect(links.length + rest).toBe(events.length);
  });

  it('are in the feeds, which the page links to', () => {
    const rss = parseRssFeed(readBuilt(`${folder}/rss.xml`));
    expect(rss.language).toBe(locale);
    expect(rss.link).toBe(page.url);
    expect(rss.items?.map(({guid}) => guid?.value).sort()).toEqual(ids);
    const atom = parseAtomFeed(readBuilt(`${folder}/atom.xml`));
    expect(atom.entries?.map(({id}) => id).sort()).toEqual(ids);
    const json = parseJsonFeed(JSON.parse(readBuilt(`${folder}/feed.json`)));
    expect(json.items?.map(({id}) => id).sort()).toEqual(ids);
    expect(json.items?.map(({url}) => url).sort()).toEqual(
      events.map(({path}) => home + path.slice(1)).sort(),
    );
    const named = [...page.$('head link[rel="alternate"][type]')].map((link) =>
      page.$(link).attr('href'),
    );
    expect(named).toEqual(
      expect.arrayContaining(
        ['rss.xml', 'atom.xml', 'feed.json', 'calendar.ics'].map(
          (file) => `${localeBase(locale)}changes/${file}`,
        ),
      ),
    );
  });

  it('are in the calendar as all-day events if their day is known', () => {
    expect(days.map(({uid}) => uid).sort()).toEqual(
      events
        .filter(({date}) => date.length === 10)
        .map(({id}) => `${id}@${host}`)
        .sort(),
    );
    for (const day of days) {
      const event = events.find(({id}) => `${id}@${host}` === day.uid)!;
      expect.soft(day.startDate.isDate, day.uid).toBe(true);
      expect.soft(day.startDate.toString(), day.uid).toBe(event.date);
      expect.soft(day.description, day.uid).toContain(event.text);
      expect
        .soft(day.component.getFirstPropertyValue('url'), day.uid)
        .toBe(home + event.path.slice(1));
    }
    const dated = days.map(({startDate, uid}) => `${startDate.toString()} ${uid.split('#')[0]}`);
    expect(dated).toContain('2027-03-22 services/firebase-studio');
    expect(dated).toContain('2027-01-01 services/backlog');
  });

  it('of one entry or one category have their own feed and calendar', () => {
    const folders = [
      ...catalogue.services.map((service) => ({
        folder: `services/${service.slug}`,
        own: eventsOfService(service, catalogue, locale),
      })),
      ...catalogue.companies.map((company) => ({
        folder: `companies/${company.slug}`,
        own: eventsOfCompany(company, catalogue, locale),
      })),
      ...Object.keys(catalogue.categories.categories).map((category) => ({
        folder: categoryFolder(category),
        own: events.filter(({categories}) => categories.includes(category)),
      })),
    ];
    for (const {folder: place, own} of folders) {
      const {feed, calendar: days} = followFiles(place);
      const atom = parseAtomFeed(readBuilt(below(feed)));
      expect
        .soft(atom.entries?.map(({id}) => id).sort() ?? [], feed)
        .toEqual(own.map(({id}) => home + id).sort());
      expect.soft(atom.links?.find(({rel}) => rel === 'self')?.href, feed).toBe(home + feed);
      const dated = own.filter(({date}) => date.length === 10);
      expect.soft(fileAt(localeBase(locale) + days) !== undefined, days).toBe(dated.length > 0);
      if (dated.length > 0) {
        const uids = readDays(below(days)).map(({uid}) => uid);
        expect.soft(uids.sort(), days).toEqual(dated.map(({id}) => `${id}@${host}`).sort());
      }
    }
  });

  it('of one entry are linked from its page', () => {
    const entry = pageAt(locale, 'services/backlog');
    const {feed, calendar: days} = followFiles('services/backlog');
    expect(entry.$('head link[type="application/atom+xml"]').attr('href')).toBe(
      localeBase(locale) + feed,
    );
    for (const file of [feed, days]) {
      expect(entry.$(`main a[href="${localeBase(locale)}${file}"]`), file).toHaveLength(1);
    }
  });
});
