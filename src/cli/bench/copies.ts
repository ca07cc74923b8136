/** A content tree of more services than there are, each a copy of a real one under another name. */
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, parseDocument} from 'yaml';
import {acceptTranslation, layOut} from '../../catalogue';
import {ServiceSchema} from '../../catalogue/schema';
import {twinOf} from '../../catalogue/translations';

const FOLDERS = ['services', 'companies', 'docs', 'i18n/ja'];

/**
 * Copies the content of the site and adds services until there are `count`. Every copy holds:
 * it has a slug, names, a date and, for want of an entry that would name it, no alternatives.
 * @param target an empty folder
 */
export function writeCopies(root: string, target: string, count: number): void {
  for (const folder of FOLDERS) {
    cpSync(path.join(root, folder), path.join(target, folder), {recursive: true});
  }
  const models = readdirSync(path.join(root, 'services'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  for (let number = models.length; number < count; number++) {
    copyService(target, models[number % models.length]!, number);
  }
}

function copyService(root: string, model: string, number: number): void {
  const slug = `${model}-${number}`;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };

  const record = parseDocument(read(`services/${model}/service.yml`));
  if (!isMap(record.contents)) {
    throw new Error(`services/${model}/service.yml holds no keys`);
  }
  record.set('slug', slug);
  for (const locale of ['en', 'ja']) {
    record.setIn(['name', locale], `${String(record.getIn(['name', locale]))} ${number}`);
  }
  record.set('aliases', [`${slug} alias`]);
  record.set('date', new Date(Date.UTC(2020, 0, 1, 0, number)).toISOString().replace('.000', ''));
  record.set('alternatives', []);
  write(
    `services/${slug}/service.yml`,
    layOut(record.toString({lineWidth: 0}), ServiceSchema, 'service'),
  );

  const page = `services/${model}/index.md`;
  const english = read(page).replace(/^title: .*$/m, `title: ${slug}`);
  const copy = `services/${slug}/index.md`;
  write(copy, english);
  write(
    twinOf(copy),
    acceptTranslation(read(twinOf(page)).replace(/^title: .*$/m, `title: ${slug}`), english),
  );
  cpSync(
    path.join(root, `services/${model}/cover.jpg`),
    path.join(root, `services/${slug}/cover.jpg`),
  );
}
