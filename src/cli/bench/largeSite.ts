import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse, parseDocument} from 'yaml';
import {
  acceptTranslation,
  articleFile,
  coverOf,
  layOut,
  recordFile,
  ServiceSchema,
  stampCover,
  twinOf,
} from '../../catalogue';
import {LOCALES} from '../../catalogue/vocabulary';
import {copySite} from '../site/copy';

/** Copies the site of the working directory, and adds copies of its services up to a number. */
export function makeLargeSite(folder: string, count: number): void {
  copySite('.', folder);
  addServices(folder, count);
}

/**
 * Adds services until there are at least this many, all of them whole entries: the services are
 * copied together until there are enough. Each copy has the record, the article in both languages
 * and the cover of a real one, under a name and a date of its own; its alternatives are copies
 * too.
 * @param folder the site
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
 * @param text the record of the original
 * @param round number that the slugs of all copies of this round end in
 * @param hours time that its date lies after the first possible one, since no two may be the same
 */
function copyRecord(text: string, round: number, hours: number): string {
  const record = parseDocument(text);
  const change = (at: readonly unknown[], changed: (value: unknown) => unknown) => {
    record.setIn(at, changed(record.getIn(at)));
  };
  change(['slug'], (slug) => `${String(slug)}-${round}`);
  for (const locale of LOCALES) {
    change(['name', locale], (name) => `${String(name)} copy ${round}`);
  }
  change(['links', 'homepage'], (homepage) => `${String(homepage)}?copy=${round}`);
  // Two entries may not answer to the same word.
  change(['aliases'], () => []);
  change(['date'], () => new Date(Date.UTC(2025, 0, 1, hours)).toISOString().replace('.000', ''));
  const {alternatives} = record.toJS() as {readonly alternatives: readonly unknown[]};
  alternatives.forEach((_, index) => {
    change(['alternatives', index, 'slug'], (slug) => `${String(slug)}-${round}`);
  });
  return layOut(record.toString({lineWidth: 0}), 'service');
}

/** The article of a copy, which defines the copy by its name. */
function copyArticle(text: string, round: number): string {
  const [line = '', title = ''] = /^title: "?(.*?)"?$/m.exec(text) ?? [];
  const name = `${title} copy ${round}`;
  return text
    .replace(line, () => `title: "${name}"`)
    .replace(`\n---\n\n${title}`, () => `\n---\n\n${name}`);
}
