import {writeFileSync} from 'node:fs';
import {Option} from '@commander-js/extra-typings';
import {listClaims, loadCatalogue, rankByAge} from '../catalogue';
import {repositoryUrl} from '../site';
import {day, define, Failure, outputFile} from './command';
import {formatJson, formatMarkdown, formatText} from './freshness/report';

export const command = define(
  'Lists facts and values by the age of their last check, most overdue first.',
  'freshness -- --due',
  'freshness -- --due --markdown --output facts.md',
)
  .option('--due', 'list only claims that are due for a recheck')
  .addOption(new Option('--json', 'print JSON instead of a table').conflicts('markdown'))
  .option('--markdown', 'print a Markdown section for an issue instead of a table')
  .option('--output <file>', 'file for the list (default: the terminal)', outputFile)
  .option('--today <day>', 'date from which ages are calculated (default: today)', day)
  .option('--fail-on-due', 'exit with 1 if anything is due')
  .action(({due: onlyDue, json, markdown, output, today, failOnDue}) => {
    const now = new Date(today ?? new Date().toISOString().slice(0, 10));
    const all = rankByAge(listClaims(loadCatalogue(process.cwd())), now);
    const due = all.filter(({isDue}) => isDue);
    const listed = onlyDue ? due : all;
    const text = json
      ? formatJson(listed)
      : markdown
        ? formatMarkdown(listed, all, repositoryUrl)
        : formatText(listed, all, process.stdout.columns);
    const lines = text === '' ? '' : `${text}\n`;
    if (output === undefined) {
      process.stdout.write(lines);
    } else {
      writeFileSync(output, lines);
    }
    if (failOnDue && due.length > 0) {
      throw new Failure();
    }
  });
