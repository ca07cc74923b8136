/** Checks every record, article and translation, and lists all problems. */
import {
  describeTranslation,
  formatProblems,
  inspectCatalogue,
  inspectTranslations,
  sortProblems,
} from '../catalogue';

const root = process.cwd();
const {catalogue, problems} = inspectCatalogue(root);
const translations = inspectTranslations(root);
const inState = (state: string) =>
  translations.filter((translation) => translation.state === state);

const outdated = inState('outdated').map(describeTranslation);
for (const {file, line, column, message} of sortProblems(outdated)) {
  console.warn(`warning: ${file}:${line}:${column} ${message}`);
}

const errors = [...problems, ...inState('missing').map(describeTranslation)];
if (errors.length > 0) {
  console.error(formatProblems(errors));
  process.exitCode = 1;
} else if (catalogue) {
  console.log(
    `${catalogue.services.length} services and ${catalogue.companies.length} companies are in order; ` +
      `of ${translations.length} translations ${inState('current').length} are current and ${outdated.length} outdated`,
  );
}
