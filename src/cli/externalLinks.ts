import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {ContentError} from '../catalogue';
import {repositoryUrl} from '../site';
import {define, Failure, outputFile} from './command';
import {checkLinks} from './externalLinks/check';
import {collectLinks} from './externalLinks/collect';
import {applyExclusions, EXCLUSIONS_FILE} from './externalLinks/exclusions';
import {formatHistory, type History, parseHistory} from './externalLinks/history';
import {isPublicHost} from './externalLinks/publicHost';
import {formatReport} from './externalLinks/report';

export const command = define(
  'Requests every link to another site, keeps the answers, and prints what has to be mended as Markdown: nothing while all links work. It needs the internet, and takes some minutes.',
  'links:external',
  'links:external -- --only-failed --output links.md',
)
  .option('--only-failed', 'leaves out the links that worked at their last check')
  .option('--results <file>', 'where the answers are kept', outputFile, 'external-links.json')
  .option('--output <file>', 'where the report is written (default: to the terminal)', outputFile)
  .action(async ({onlyFailed = false, results, output}) => {
    const {links, problems} = applyExclusions(
      collectLinks(process.cwd()),
      readFileSync(EXCLUSIONS_FILE, 'utf8'),
    );
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
    const before = readHistory(results);
    const history = await checkLinks(links, before, {
      today: new Date().toISOString().slice(0, 10),
      onlyFailed,
      userAgent: `Mozilla/5.0 (compatible; DevShelfLinkCheck/1.0; +${repositoryUrl})`,
      concurrency: 8,
      hostDelay: 1000,
      timeout: 20_000,
      isPublic: isPublicHost,
      onAnswer: (url, {outcome, detail}) => {
        console.error(`${outcome.padEnd(7)} ${detail} ${url}`);
      },
    });
    writeFileSync(results, formatHistory(history));
    const report = formatReport(links, history, repositoryUrl);
    if (output === undefined) {
      process.stdout.write(report);
    } else {
      writeFileSync(output, report);
    }
  });

/** The answers of earlier runs; none in the first one. */
function readHistory(file: string): History {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  try {
    return parseHistory(text);
  } catch {
    throw new Failure(`${file} holds no results of this command; remove it, or name another file`);
  }
}
