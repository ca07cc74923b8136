import {appendFileSync} from 'node:fs';
import {previewUrl as artefact, stepSummaryFile as file} from '../site';
import {define} from './command';

const summary = `## Preview

The site with this change, in both languages: [download the artefact](${artefact ?? '#artifacts'}).

1. Unpack it as the folder \`build\` of a clone.
2. Run \`npm ci && npm run serve\` there.
3. Open the site in a private window. What this build keeps in a browser, such as a service worker
   that a change has brought, is gone once you close the window.

Pull requests run without secrets and without rights to publish, those from forks included. That
is why there is no address to open.
`;

/** Reads `ARTEFACT_URL`; writes to the file that GitHub names, elsewhere to the terminal. */
export const command = define(
  'Tells in the summary of a run of GitHub Actions how to look at the site that it has built.',
  'preview:summary',
).action(() => {
  if (file) {
    appendFileSync(file, summary);
  } else {
    console.log(summary);
  }
});
