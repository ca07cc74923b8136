/** Renders `llms.txt`, the list of all pages for language models (https://llmstxt.org). */
import type {Locale} from '../catalogue/vocabulary';
import {CHANGES} from '../addresses';
import {API, DOCUMENTATION, markdownPath, OPENAPI, type Site} from './addresses';
import type {DocumentPage} from './markdown';
import type {Company, Service} from './schemas';
import {TEXTS} from './texts';

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
    line(DOCUMENTATION, home + markdownPath(DOCUMENTATION), TEXTS.guide[locale]),
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
    documents
      .map(({title: name, route, description}) =>
        line(name, home + markdownPath(route.slice(1)), description),
      )
      .join('\n'),
    `## ${TEXTS.data[locale]}`,
    data,
  ].join('\n\n')}\n`;
}
