import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse, parseDocument} from 'yaml';
import {
  acceptTranslation,
  articleFile,
  coverOf,
  recordFile,
  ServiceSchema,
  stampCover,
  twinOf,
} from '@site/src/catalogue';
import {LOCALES, type Localized} from '@site/src/catalogue/vocabulary';

/**
 * Copies all services of a site, again and again, until there are at least `count`. Each copy is a
 * complete entry: record, article in both languages and cover, with a unique name and date. Its
 * alternatives are copies of the same round.
 * @param folder folder of the site
 * @param count minimum number of services
 */
export function addServices(folder: string, count: number): void {
  const services = path.join(folder, 'services');
  const models = readdirSync(services, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  for (let round = 1; round * models.length < count; round += 1) {
    models.forEach((model, index) => {
      const slug = `${model}-${round}`;
      for (const place of [`services/${model}`, twinOf(`services/${model}`)]) {
        const from = path.join(folder, place);
        cpSync(from, path.join(path.dirname(from), slug), {recursive: true});
      }
      const rewrite = (file: string, change: (text: string) => string) => {
        const place = path.join(folder, file);
        writeFileSync(place, change(readFileSync(place, 'utf8')));
      };
      rewrite(recordFile('service', slug), (text) =>
        copyRecord(text, round, round * models.length + index),
      );
      const article = articleFile('service', slug);
      rewrite(article, (text) => copyArticle(text, round));
      rewrite(twinOf(article), (text) =>
        acceptTranslation(
          copyArticle(text, round),
          readFileSync(path.join(folder, article), 'utf8'),
        ),
      );
      const cover = path.join(folder, coverOf(slug));
      const record = ServiceSchema.parse(
        parse(readFileSync(path.join(folder, recordFile('service', slug)), 'utf8')),
      );
      writeFileSync(cover, stampCover(readFileSync(cover), record));
    });
  }
}

/**
 * The record of a copy.
 * @param text the original record
 * @param round suffix of the slugs of this round
 * @param hours offset of the date in hours, because dates must be unique
 */
function copyRecord(text: string, round: number, hours: number): string {
  const record = parseDocument(text);
  const change = (at: readonly unknown[], changed: (value: unknown) => unknown) => {
    record.setIn(at, changed(record.getIn(at)));
  };
  change(['slug'], (slug) => `${String(slug)}-${round}`);
  const {name, alternatives = []} = record.toJS() as {
    readonly name: string | Localized;
    readonly alternatives?: readonly unknown[];
  };
  record.setIn(
    ['name'],
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        `${typeof name === 'string' ? name : name[locale]} copy ${round}`,
      ]),
    ),
  );
  change(['links', 'homepage'], (homepage) => `${String(homepage)}?copy=${round}`);
  // Aliases must be unique.
  record.deleteIn(['aliases']);
  change(['date'], () => new Date(Date.UTC(2025, 0, 1, hours)).toISOString().replace('.000', ''));
  alternatives.forEach((_, index) => {
    change(['alternatives', index, 'slug'], (slug) => `${String(slug)}-${round}`);
  });
  return record.toString({lineWidth: 0});
}

/** The article of a copy, with its name in the title. */
const copyArticle = (text: string, round: number): string =>
  text.replace(/^title: "?(.*?)"?$/m, (_, title: string) => `title: "${title} copy ${round}"`);
