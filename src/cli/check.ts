/**
 * Checks every record, article and translation, and lists all problems.
 * Usage: npm run check:content [-- --fix] [-- --format text|github]
 */
import {lstatSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {
  ContentTree,
  describeTranslation,
  inspectCatalogue,
  inspectTranslations,
} from '../catalogue';
import {fixRecords} from './check/fix';
import {type Format, FORMATS, formatReport, type ReadText} from './check/report';
import {isGitHubActions} from '../site';

const readText: ReadText = (file) =>
  /\.(?:ya?ml|mdx?)$/.test(file) && lstatSync(file, {throwIfNoEntry: false})?.isFile()
    ? readFileSync(file, 'utf8')
    : undefined;

/** The format that was asked for; in a workflow of GitHub, annotations are the default. */
function toFormat(given: string | undefined): Format | undefined {
  const wanted = given ?? (isGitHubActions ? 'github' : 'text');
  return FORMATS.find((format) => format === wanted);
}

function check(root: string, format: Format): void {
  const content = new ContentTree(root);
  const {catalogue, problems} = inspectCatalogue(content);
  const translations = inspectTranslations(content);
  const inState = (state: string) =>
    translations.filter((translation) => translation.state === state);

  const outdated = inState('outdated');
  const awaited = [...inState('missing'), ...inState('only-japanese')];
  const warnings = [...outdated, ...awaited].map(describeTranslation);
  if (warnings.length > 0) {
    console.warn(`${formatReport(warnings, 'warning', format, readText)}\n`);
  }
  if (problems.length > 0) {
    console.error(formatReport(problems, 'error', format, readText));
    console.error(
      `\n${problems.length === 1 ? '1 problem' : `${problems.length} problems`} in the content`,
    );
    process.exitCode = 1;
  } else if (catalogue) {
    const drafts = [...catalogue.services, ...catalogue.companies].filter(({draft}) => draft);
    console.log(
      `${catalogue.services.length} services and ${catalogue.companies.length} companies are in order` +
        (drafts.length > 0 ? ` (drafts: ${drafts.map(({slug}) => slug).join(', ')})` : '') +
        `; of ${translations.length} translations ${inState('current').length} are current and ${outdated.length} outdated` +
        (awaited.length > 0 ? `, ${awaited.length} awaited` : ''),
    );
  }
}

const {values} = parseArgs({
  options: {fix: {type: 'boolean', default: false}, format: {type: 'string'}},
});
const format = toFormat(values.format);
if (format === undefined) {
  console.error(`--format is "${values.format}"; allowed: ${FORMATS.join(', ')}`);
  process.exitCode = 1;
} else {
  if (values.fix) {
    for (const file of fixRecords(process.cwd())) {
      console.log(`laid out ${file}`);
    }
  }
  check(process.cwd(), format);
}
