/** Checks every record and article and lists all problems. */
import {formatProblems, inspectCatalogue} from '../catalogue';

const {catalogue, problems} = inspectCatalogue(process.cwd());
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else if (catalogue) {
  console.log(
    `${catalogue.services.length} services and ${catalogue.companies.length} companies are in order`,
  );
}
