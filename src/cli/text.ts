/** Checks the Japanese with textlint and lists all findings at once. */
import path from 'node:path';
import {formatProblems} from '../catalogue';
import {japanesePassages} from '../text/japanese';
import {checkJapanese} from '../text/textlint';

async function main() {
  const root = process.cwd();
  const passages = japanesePassages(root);
  console.time('ja');
  const problems = await checkJapanese(passages, path.join(root, 'tests/text'));
  console.timeEnd('ja');
  console.log(passages.length);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  }
}
void main();
