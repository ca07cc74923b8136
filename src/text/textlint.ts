import path from 'node:path';
import {createLinter, loadTextlintrc} from 'textlint';
import type {Problem} from '../catalogue';
import type {Form, Passage} from './passage';

const RULESETS: Readonly<Record<Form, string>> = {
  article: 'textlintrc.yml',
  sentences: 'textlintrc.yml',
  label: 'textlintrc.labels.yml',
};

/**
 * Checks Japanese passages against the rules in `folder`.
 * @returns a problem for each finding, at its place in the file
 */
export async function checkJapanese(
  passages: readonly Passage[],
  folder: string,
): Promise<Problem[]> {
  const linters = new Map(
    await Promise.all(
      [...new Set(Object.values(RULESETS))].map(async (ruleset) => {
        const descriptor = await loadTextlintrc({configFilePath: path.join(folder, ruleset)});
        return [ruleset, createLinter({descriptor})] as const;
      }),
    ),
  );
  const problems: Problem[] = [];
  for (const {form, text, problemAt} of passages) {
    // Records may quote code, so their texts are Markdown like those of the articles.
    const {messages} = await linters.get(RULESETS[form])!.lintText(text, 'passage.md');
    for (const {range, message, ruleId} of messages) {
      problems.push(problemAt(range[0], `${message.trim().replace(/\s*\n\s*/g, ' ')} (${ruleId})`));
    }
  }
  return problems;
}
