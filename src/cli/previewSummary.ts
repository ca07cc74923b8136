import {appendFileSync} from 'node:fs';
import {previewUrl as artefact, stepSummaryFile as file} from '../site';
import {define} from './command';

const summary = `## Preview

The site with this change, in both languages: [download the artefact](${artefact ?? '#artifacts'}).

1. Unpack it into a folder named \`build\` in a clone of this repository.
2. Run \`npm ci && npm run serve\` in the clone.
3. Open the site in a private window. When you close it, the browser deletes everything this build
   has stored, such as a service worker.

There is no preview URL, because pull requests, including those from forks, run without secrets and
without publishing rights.
`;

/** Appends to the file in `GITHUB_STEP_SUMMARY`; without it, prints to standard output. */
export const command = define(
  'Writes instructions for viewing the built site to the summary of a GitHub Actions run.',
  'preview:summary',
).action(() => {
  if (file) {
    appendFileSync(file, summary);
  } else {
    console.log(summary);
  }
});
