/** The page of changes, its feeds and its calendar agree with the records. */
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';
import {listEvents, loadCatalogue} from '@site/src/catalogue';
import {address, localeBase, LOCALES, PAGES, readBuilt, ROOT} from './pages';

const catalogue = loadCatalogue(ROOT);

describe.each(LOCALES)('the changes in %s', (locale) => {
  const home = address.url + localeBase(locale);
  const events = listEvents(catalogue, locale);
  const page = PAGES.find((one) => one.route === 'changes' && one.locale === locale)!;
  const folder = `${locale === 'en' ? '' : `${locale}/`}changes`;
  const ids = events.map(({id}) => home + id).sort();
  const calendar = new ICAL.Component(ICAL.parse(readBuilt(`${folder}/calendar.ics`)) as unknown[]);
  const days = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

  it('lead to a place that tells of them, on the page of their entry', () => {
    for (const {path, id} of events) {
      const [route, anchor] = path.slice(1).split('#');
      const entry = PAGES.find((one) => one.route === route && one.locale === locale);
      expect.soft(entry, id).toBeDefined();
      if (anchor !== undefined) {
        expect.soft(entry?.$(`[id="${anchor}"]`), `${id}: ${anchor}`).toHaveLength(1);
      }
    }
    expect(events.length).toBeGreaterThan(70);
  });

  it('stand in the page, as far as it shows them, each with a link to its place', () => {
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

  it('are in the feeds, and the page names these', () => {
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

  it('are in the calendar where their day is known, each for the whole day', () => {
    const {host} = new URL(address.url);
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
});
