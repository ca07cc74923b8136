/** Checks the Japanese with textlint and the English with cspell, and lists all findings. */
import {entryNames, formatProblems, inspectCatalogue} from '../catalogue';
import {checkEnglish} from '../text/cspell';
import {japanesePassages} from '../text/japanese';
import {checkJapanese} from '../text/textlint';

async function run(root: string): Promise<void> {
  const passages = japanesePassages(root);
  const english = await checkEnglish(
    root,
    'tests/text/cspell.json',
    entryNames(inspectCatalogue(root).catalogue),
  );
  const problems = [...english.problems, ...(await checkJapanese(passages, 'tests/text'))];
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    console.log(
      `${passages.length} Japanese texts and ${english.files} files with English are in order`,
    );
  }
}

void run(process.cwd());
