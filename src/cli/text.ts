import {ContentError, entryNames} from '../catalogue';
import {LOCALES} from '../catalogue/vocabulary';
import {collectPassages} from '../text/collect';
import {checkEnglish} from '../text/cspell';
import {checkStyle} from '../text/textlint';
import {define} from './command';

export const command = define(
  'Checks the style of both languages with textlint and English spelling with cspell, and lists all findings.',
  'check:text',
).action(async () => {
  const root = process.cwd();
  const {files, problems} = await checkEnglish(root, 'tests/text/cspell.json', entryNames(root));
  const all = [...problems];
  let count = 0;
  for (const locale of LOCALES) {
    const passages = collectPassages(root, locale);
    all.push(...(await checkStyle(passages, locale, 'tests/text')));
    count += passages.length;
  }
  if (all.length > 0) {
    throw new ContentError(all);
  }
  console.log(`no problems in ${count} texts in two languages and ${files} English files`);
});
