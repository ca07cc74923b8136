/**
 * Marks Japanese pages as up to date with their English sources.
 * Usage: npm run translated -- FILE… (Japanese or English pages), or --all
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {acceptTranslation, inspectTranslations} from '../catalogue';

const given = process.argv.slice(2).map((file) => file.replaceAll('\\', '/').replace(/^\.\//, ''));
const translations = inspectTranslations(process.cwd());
const all = given.includes('--all');
const chosen = translations.filter(
  ({page, translation, state}) =>
    state !== 'missing' && (all || given.includes(page) || given.includes(translation)),
);
const unknown = given.filter(
  (file) =>
    file !== '--all' &&
    !chosen.some(({page, translation}) => page === file || translation === file),
);

if (given.length === 0 || unknown.length > 0) {
  console.error(
    given.length === 0
      ? 'Name the pages to accept, or --all'
      : `No page with a translation: ${unknown.join(', ')}`,
  );
  process.exitCode = 1;
} else {
  for (const {page, translation} of chosen) {
    const text = readFileSync(translation, 'utf8');
    writeFileSync(translation, acceptTranslation(text, readFileSync(page, 'utf8')));
    console.log(`accepted ${translation}`);
  }
}
