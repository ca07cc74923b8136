import path from 'node:path';
import {createLinter, loadTextlintrc} from 'textlint';
import type {Problem} from '../catalogue';
import type {Locale} from '../catalogue/vocabulary';
import {groupBy} from '../groupBy';
import type {Form, Passage} from './passage';

const RULESETS: Readonly<Record<Locale, Readonly<Record<Form, string>>>> = {
  en: {article: 'textlintrc.en.yml', sentences: 'textlintrc.en.yml', label: 'textlintrc.en.yml'},
  ja: {article: 'textlintrc.yml', sentences: 'textlintrc.yml', label: 'textlintrc.labels.yml'},
};

const PARAGRAPH_BREAK = '\n\n';

/**
 * Checks the style of passages with textlint.
 * @param folder path of the folder with the rulesets
 * @returns a problem for each finding, with its position in the file
 */
export async function checkStyle(
  passages: readonly Passage[],
  locale: Locale,
  folder: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const rulesets = RULESETS[locale];
  for (const ruleset of new Set(Object.values(rulesets))) {
    const descriptor = await loadTextlintrc({configFilePath: path.resolve(folder, ruleset)});
    const linter = createLinter({descriptor});
    const checked = passages.filter(({form}) => rulesets[form] === ruleset);
    // textlint initialises its rules for each text, so a file is checked as one.
    for (const group of groupBy(checked, ({file}) => file).values()) {
      // Records quote code, so their texts are Markdown like those of the articles.
      const {messages} = await linter.lintText(joined(group), 'passage.md');
      for (const {range, message, ruleId} of messages) {
        const [passage, index] = locate(group, range[0]);
        problems.push(passage.problemAt(index, `${inOneLine(message)} (${ruleId})`));
      }
    }
  }
  return problems;
}

const joined = (passages: readonly Passage[]): string =>
  passages.map(({text}) => text).join(PARAGRAPH_BREAK);

/** The passage at an index of the joined text, and the index within that passage. */
function locate(passages: readonly Passage[], index: number): readonly [Passage, number] {
  let rest = index;
  for (const passage of passages) {
    if (rest <= passage.text.length) {
      return [passage, rest];
    }
    rest -= passage.text.length + PARAGRAPH_BREAK.length;
  }
  const last = passages.at(-1)!;
  return [last, last.text.length];
}

/** Joins the lines of a message and removes a line number, which refers to the joined text. */
const inOneLine = (message: string): string =>
  message
    .replace(/^Line \d+ /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
