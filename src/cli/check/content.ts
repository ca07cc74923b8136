/** Checks the content and reports the result. */
import {
  checkPictureFiles,
  type ContentTree,
  describeTranslation,
  inspectCatalogue,
  inspectTranslations,
  type Problem,
} from '../../catalogue';
import {Failure} from '../command';
import type {Selection} from '../selection';
import {formatReport, type ReadText} from './report';

/**
 * Checks every record, article and translation. Prints outdated and missing translations as
 * warnings, and a summary if there are no problems.
 * @param selections files that the report is limited to; empty for all
 * @throws Failure with the report of all problems
 */
export async function checkContent(
  content: ContentTree,
  selections: readonly Selection[],
): Promise<void> {
  const readText: ReadText = (file) =>
    content.has(file) && /\.(?:ya?ml|mdx?)$/.test(file) ? content.read(file) : undefined;
  const isNamed = (file: string): boolean =>
    selections.length === 0 || selections.some(({has}) => has(file));
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
    console.warn(`${formatReport(warnings, 'warning', readText)}\n`);
  }
  const errors = problems.filter((problem) => filesIn(problem).some(isNamed));
  if (errors.length > 0) {
    throw new Failure(
      `${formatReport(errors, 'error', readText)}\n\n${errors.length === 1 ? '1 problem' : `${errors.length} problems`} in the content`,
    );
  }
  if (selections.length > 0) {
    console.log(`no problems in ${selections.map(({word}) => word).join(', ')}`);
  } else if (catalogue) {
    const drafts = [...catalogue.services, ...catalogue.companies].filter(({draft}) => draft);
    console.log(
      `${catalogue.services.length} services and ${catalogue.companies.length} companies have no problems` +
        (drafts.length > 0 ? ` (drafts: ${drafts.map(({slug}) => slug).join(', ')})` : '') +
        `; of ${translations.length} translations, ${inState('current').length} are current and ${outdated.length} outdated` +
        (awaited.length > 0 ? `, ${awaited.length} missing` : ''),
    );
  }
}

/** The file of a problem and those in its message; a duplicate name, for example, is in two. */
const filesIn = ({file, message}: Problem): string[] => [
  file,
  ...(message.match(/\b(?:\w[\w.-]*\/)+\w[\w.-]*/g) ?? []),
];
