import {Argument} from 'commander';
import {
  checkPictureFiles,
  ContentTree,
  describeTranslation,
  guideTo,
  inspectCatalogue,
  inspectTranslations,
  listJsonSchemas,
  loadCategories,
  type Problem,
  sortProblems,
  withCodes,
} from '../catalogue';
import {isGitHubActions} from '../site/settings';
import {define, Failure, select, writeText} from './command';

export const command = define(
  'Checks every record, article and translation, and lists all problems at once.',
  'npm run check:content',
  'npm run check:content -- jira',
)
  .addArgument(
    new Argument('[entries...]', 'report only on these slugs of entries, folders or files').default(
      [],
      'all',
    ),
  )
  .option('--fix', 'first write the JSON Schemas of the records and of the API')
  .action(async (words: readonly string[], {fix = false}: {readonly fix?: boolean}) => {
    const content = new ContentTree(process.cwd());
    const isNamed = select(content, words);
    if (fix) {
      writeSchemas();
    }
    // Outdated and missing translations are warnings.
    const {catalogue, problems: found} = inspectCatalogue(content);
    const problems = [...found, ...(await checkPictureFiles(content))];
    const translations = inspectTranslations(content).filter(
      ({page, translation}) => isNamed(page) || isNamed(translation),
    );
    const inState = (...states: readonly string[]) =>
      translations.filter(({state}) => states.includes(state));
    const outdated = inState('outdated');
    const awaited = inState('missing', 'only-japanese');
    const warnings = [...outdated, ...awaited].map(describeTranslation);
    if (warnings.length > 0) {
      console.warn(`${formatReport(warnings, 'warning', content)}\n`);
    }
    // A problem may be in the files of its message too, such as a name that is used twice.
    const errors = problems.filter(({file, message}) =>
      [file, ...(message.match(PATHS) ?? [])].some(isNamed),
    );
    if (errors.length > 0) {
      throw new Failure(
        `${formatReport(errors, 'error', content)}\n\n${errors.length === 1 ? '1 problem' : `${errors.length} problems`} in the content`,
      );
    }
    if (words.length > 0) {
      console.log(`no problems in ${words.join(', ')}`);
    } else if (catalogue) {
      const drafts = [...catalogue.services, ...catalogue.companies].filter(({draft}) => draft);
      console.log(
        `${catalogue.services.length} services and ${catalogue.companies.length} companies have no problems` +
          (drafts.length > 0 ? ` (drafts: ${drafts.map(({slug}) => slug).join(', ')})` : '') +
          `; of ${translations.length} translations, ${inState('current').length} are current and ${outdated.length} outdated` +
          (awaited.length > 0 ? `, ${awaited.length} missing` : ''),
      );
    }
  });

const PATHS = /\b(?:\w[\w.-]*\/)+\w[\w.-]*/g;

/** Writes the JSON Schemas of the records, which editors use to complete and explain keys. */
export function writeSchemas(): void {
  for (const {file, schema} of listJsonSchemas(loadCategories('.'))) {
    writeText(file, JSON.stringify(schema));
  }
}

/** Problems by file and line, with what leads to them; in a workflow, as annotations. */
function formatReport(
  problems: readonly Problem[],
  severity: 'error' | 'warning',
  content: ContentTree,
): string {
  const describe = isGitHubActions ? annotate : explain;
  return sortProblems(problems)
    .map((problem) => describe(problem, severity, content))
    .join(isGitHubActions ? '\n' : '\n\n');
}

/** Location, message, excerpt and guide. Invisible characters could control a terminal. */
function explain(problem: Problem, severity: string, content: ContentTree): string {
  const {file, line, column, message} = problem;
  const isText = content.has(file) && /\.(?:ya?ml|mdx?)$/.test(file);
  const row = isText ? content.read(file).split(/\r?\n/)[line - 1] : undefined;
  return [
    withCodes(`${file}:${line}:${column} ${severity === 'warning' ? 'warning: ' : ''}${message}`),
    ...excerpt(row, column, line),
    `  see ${guideTo(problem)}`,
  ].join('\n');
}

/** Characters of a long line that are shown before and after the column of a problem. */
const SHOWN = {before: 50, after: 40};

/** Below each of them, a full-width space keeps the caret aligned. */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

/** The line with a caret below the column; nothing if the line is missing, empty or only `---`. */
function excerpt(text: string | undefined, column: number, line: number): string[] {
  const row = text?.replaceAll(/[\t\r]/g, ' ');
  if (row === undefined || /^\s*(?:---)?\s*$/.test(row)) {
    return [];
  }
  const start = Math.max(0, column - 1 - SHOWN.before);
  const end = Math.min(row.length, column - 1 + SHOWN.after);
  const lead = start > 0 ? '…' : '';
  const margin = `  ${line} | `;
  const before = lead + withCodes(row.slice(start, column - 1));
  const after = withCodes(row.slice(column - 1, end)) + (end < row.length ? '…' : '');
  const space = [...before].map((character) => (WIDE.test(character) ? '\u3000' : ' ')).join('');
  return [`${margin}${before}${after}`, `${' '.repeat(margin.length - 2)}| ${space}^`];
}

/**
 * A workflow command, which GitHub shows as an annotation on the line.
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
function annotate(problem: Problem, severity: string): string {
  const {file, line, column, message} = problem;
  const escape = (text: string, characters: RegExp) => text.replace(characters, encodeURIComponent);
  return `::${severity} file=${escape(file, /[%\r\n:,]/g)},line=${line},col=${column}::${escape(`${message}\nSee ${guideTo(problem)}`, /[%\r\n]/g)}`;
}
