import {ContentError, entryNames, inspectCatalogue} from '../catalogue';
import {checkEnglish} from '../text/cspell';
import {japanesePassages} from '../text/japanese';
import {checkJapanese} from '../text/textlint';
import {define} from './command';

export const command = define(
  'Checks the style of the Japanese with textlint and the spelling of the English with cspell, and lists all findings.',
  'check:text',
).action(async () => {
  const root = process.cwd();
  const passages = japanesePassages(root);
  const english = await checkEnglish(
    root,
    'tests/text/cspell.json',
    entryNames(inspectCatalogue(root).catalogue),
  );
  const problems = [...english.problems, ...(await checkJapanese(passages, 'tests/text'))];
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  console.log(
    `${passages.length} Japanese texts and ${english.files} files with English are in order`,
  );
});
