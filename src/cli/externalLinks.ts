/**
 * Requests every link to another site, keeps the answers, and prints what has to be mended as
 * Markdown: nothing while all links work. It needs the internet, and takes some minutes.
 * Usage: npm run links:external -- [--only-failed] [--results FILE] [--output FILE]
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {formatProblems} from '../catalogue';
import {checkLinks} from './externalLinks/check';
import {collectLinks} from './externalLinks/collect';
import {applyExclusions, EXCLUSIONS_FILE} from './externalLinks/exclusions';
import {formatHistory, parseHistory} from './externalLinks/history';
import {isPublicHost} from './externalLinks/publicHost';
import {formatReport} from './externalLinks/report';
import {repositoryUrl} from '../site';

const {values: options} = parseArgs({
  options: {
    'only-failed': {type: 'boolean', default: false},
    results: {type: 'string', default: 'external-links.json'},
    output: {type: 'string'},
  },
});

async function run(): Promise<void> {
  const {links, problems} = applyExclusions(
    collectLinks(process.cwd()),
    readFileSync(EXCLUSIONS_FILE, 'utf8'),
  );
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  const before = existsSync(options.results)
    ? parseHistory(readFileSync(options.results, 'utf8'))
    : {};
  const history = await checkLinks(links, before, {
    today: new Date().toISOString().slice(0, 10),
    onlyFailed: options['only-failed'],
    userAgent: `Mozilla/5.0 (compatible; DevShelfLinkCheck/1.0; +${repositoryUrl})`,
    concurrency: 8,
    hostDelay: 1000,
    timeout: 20_000,
    isPublic: isPublicHost,
    onAnswer: (url, {outcome, detail}) => {
      console.error(`${outcome.padEnd(7)} ${detail} ${url}`);
    },
  });
  writeFileSync(options.results, formatHistory(history));
  const report = formatReport(links, history, repositoryUrl);
  if (options.output === undefined) {
    process.stdout.write(report);
  } else {
    writeFileSync(options.output, report);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
