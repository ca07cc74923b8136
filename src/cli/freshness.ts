/**
 * Lists the claims of the records by the age of their last check, the most overdue first.
 * Usage: npm run freshness -- [--due] [--json | --markdown] [--output FILE] [--today YYYY-MM-DD] [--fail-on-due]
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {listClaims, loadCatalogue, rankByAge} from '../catalogue';
import {repositoryUrl} from '../site';
import {formatJson, formatMarkdown, formatText} from './freshness/report';

const {values: options} = parseArgs({
  options: {
    due: {type: 'boolean', default: false},
    json: {type: 'boolean', default: false},
    markdown: {type: 'boolean', default: false},
    output: {type: 'string'},
    today: {type: 'string', default: new Date().toISOString().slice(0, 10)},
    'fail-on-due': {type: 'boolean', default: false},
  },
});

function run(now: Date): void {
  const all = rankByAge(listClaims(loadCatalogue(process.cwd())), now);
  const due = all.filter(({isDue}) => isDue);
  const listed = options.due ? due : all;
  const text = options.json
    ? formatJson(listed)
    : options.markdown
      ? formatMarkdown(listed, all, repositoryUrl)
      : formatText(listed, all, process.stdout.columns);
  const lines = text === '' ? '' : `${text}\n`;
  if (options.output === undefined) {
    process.stdout.write(lines);
  } else {
    writeFileSync(options.output, lines);
  }
  if (options['fail-on-due'] && due.length > 0) {
    process.exitCode = 1;
  }
}

const today = new Date(`${options.today}T00:00:00Z`);
if (Number.isNaN(today.getTime())) {
  console.error(`--today is "${options.today}"; it must be a day such as 2026-11-20`);
  process.exitCode = 2;
} else {
  run(today);
}
