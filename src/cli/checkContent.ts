import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Argument} from 'commander';
import {format, resolveConfig} from 'prettier';
import {
  checkPictureFiles,
  ContentTree,
  describeTranslation,
  inspectCatalogue,
  inspectTranslations,
  listJsonSchemas,
  loadCategories,
  type Problem,
} from '../catalogue';
import {define, Failure} from './command';
import {formatReport} from './report';
import {select} from './selection';

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
    const root = process.cwd();
    const isNamed = select(new ContentTree(root), words);
    if (fix) {
      await writeSchemas(root);
    }
    // Outdated and missing translations are warnings.
    const content = new ContentTree(root);
    const {catalogue, problems: found} = inspectCatalogue(content);
    const problems = [...found, ...(await checkPictureFiles(content))];
    const translations = inspectTranslations(content).filter(
      ({page, translation}) => isNamed(page) || isNamed(translation),
    );
    const inState = (state: string) =>
      translations.filter((translation) => translation.state === state);

    const outdated = inState('outdated');
    const awaited = [...inState('missing'), ...inState('only-japanese')];
    const warnings = [...outdated, ...awaited].map(describeTranslation);
    if (warnings.length > 0) {
      console.warn(`${formatReport(warnings, 'warning', content)}\n`);
    }
    const errors = problems.filter((problem) => filesIn(problem).some(isNamed));
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

/** The file of a problem and those in its message; a duplicate name, for example, is in two. */
const filesIn = ({file, message}: Problem): string[] => [
  file,
  ...(message.match(/\b(?:\w[\w.-]*\/)+\w[\w.-]*/g) ?? []),
];

/**
 * Writes the JSON Schemas of the records, which editors use to complete and explain keys.
 * @param root folder of the site
 */
export async function writeSchemas(root: string): Promise<void> {
  for (const {file, schema} of listJsonSchemas(loadCategories(root))) {
    const target = path.join(root, file);
    const options = {...(await resolveConfig(target)), filepath: target};
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, await format(JSON.stringify(schema), options));
  }
}
