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
  'Requests every external link, stores the answers, and prints dead and moved links as Markdown, or nothing if there are none. Needs internet access and takes several minutes.',
  'links:external',
  'links:external -- --only-failed --output links.md',
)
  .option('--only-failed', 'skip links that worked at their last check')
  .option(
    '--results <file>',
    'file that keeps the answers between runs',
    outputFile,
    'external-links.json',
  )
  .option('--output <file>', 'file for the report (default: the terminal)', outputFile)
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

/**
 * The answers of earlier runs; empty if the file does not exist.
 * @throws Failure if the file has another format
 */
function readHistory(file: string): History {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  try {
    return parseHistory(text);
  } catch {
    throw new Failure(
      `${file} is not a results file of this command; delete it, or choose another one with --results`,
    );
  }
}
