/** Renders `llms.txt`, the list of all pages for language models (https://llmstxt.org). */
import type {Locale} from '../catalogue/vocabulary';
import {CHANGES} from '../pages';
import {API, DOCUMENTATION, OPENAPI, type Site} from './addresses';
import type {Company, Service} from './schemas';
import {TEXTS} from './texts';

/** A documentation page. */
export type DocumentPage = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
};

type Pages = {
  readonly services: readonly Service[];
  readonly companies: readonly Company[];
  readonly documents: readonly DocumentPage[];
};

export function buildLlms(
  {title, tagline, homes}: Site,
  {services, companies, documents}: Pages,
  locale: Locale,
): string {
  const line = (name: string, url: string, about: string): string =>
    `- [${name}](${url}): ${about}`;
  const entries = (list: Pages['services' | 'companies']): string =>
    list
      .map(({name, markdown, description}) =>
        line(name[locale], markdown[locale], description[locale]),
      )
      .join('\n');
  const home = homes[locale];
  const data = [
    line('services.json', `${homes.en}${API}/services.json`, TEXTS.api[locale]),
    line('openapi.json', homes.en + OPENAPI, TEXTS.openapi[locale]),
    line('atom.xml', `${home}${CHANGES}/atom.xml`, TEXTS.changes[locale]),
    line('calendar.ics', `${home}${CHANGES}/calendar.ics`, TEXTS.calendar[locale]),
    line(DOCUMENTATION, home + DOCUMENTATION, TEXTS.guide[locale]),
  ].join('\n');
  return `${[
    `# ${title}`,
    `> ${tagline[locale]}`,
    TEXTS.licensed[locale],
    `## ${TEXTS.services[locale]}`,
    entries(services),
    `## ${TEXTS.companies[locale]}`,
    entries(companies),
    `## ${TEXTS.documentation[locale]}`,
    documents.map((page) => line(page.title, page.url, page.description)).join('\n'),
    `## ${TEXTS.data[locale]}`,
    data,
  ].join('\n\n')}\n`;
}
