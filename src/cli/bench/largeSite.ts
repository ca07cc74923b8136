import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {linkPackages} from './workshop';

/** What a build of the site reads. */
const PARTS = [
  'companies',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package.json',
  'services',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];
const JAPANESE = 'i18n/ja/docusaurus-plugin-content-blog-services';

/**
 * Makes a site with at least this many services, of whole entries: the catalogue is copied as a
 * whole until there are enough. Each copy has the record, the article in both languages and the
 * cover of a real one, under a name and a date of its own; its alternatives are copies too. The
 * articles keep their titles, since a changed article would make its translation outdated.
 */
export function makeLargeSite(folder: string, count: number): void {
  for (const part of PARTS) {
    cpSync(part, path.join(folder, part), {recursive: true});
  }
  linkPackages(folder);
  const models = readdirSync('services', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const ownReferences = new RegExp(`^(\\s+- (?:slug: )?)(${models.join('|')})$`, 'gm');
  for (let copy = 1; copy * models.length < count; copy += 1) {
    models.forEach((model, index) => {
      const slug = `${model}-${copy}`;
      for (const parent of ['services', JAPANESE]) {
        cpSync(path.join(folder, parent, model), path.join(folder, parent, slug), {
          recursive: true,
        });
      }
      rewrite(path.join(folder, 'services', slug, 'service.yml'), (record) =>
        record
          .replace(/^slug: .*$/m, `slug: ${slug}`)
          .replace(
            /^name:\n {2}en: (.*)\n {2}ja: (.*)$/m,
            (_, en: string, ja: string) =>
              `name:\n  en: "${unquote(en)} copy ${copy}"\n  ja: "${unquote(ja)} copy ${copy}"`,
          )
          // Two entries may not answer to the same name, nor have the same date.
          .replace(/^aliases:(\n {2}- .*)+$/m, 'aliases: []')
          .replace(/^date: .*$/m, `date: ${dateOf(copy * models.length + index)}`)
          .replace(ownReferences, `$1$2-${copy}`),
      );
    });
  }
}

const unquote = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');

const dateOf = (number: number): string =>
  new Date(Date.UTC(2025, 0, 1) + number * 3_600_000).toISOString().replace('.000Z', '+00:00');

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
