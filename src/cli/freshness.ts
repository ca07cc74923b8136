import {Option} from 'commander';
import {listClaims, loadCatalogue, rankByAge} from '../catalogue';
import {repositoryUrl} from '../site';
import {day, define, requireBuild} from './command';
import {findDeadLinks} from './freshness/deadLinks';
import {findFigures, figuresOf} from './freshness/figures';
import {formatDeadLinks, formatFigures, formatMarkdown, formatText} from './freshness/report';

/** Options by their names on the command line. */
type Options = {
  readonly due?: boolean;
  readonly links?: boolean;
  readonly figures?: boolean;
  readonly markdown?: boolean;
  readonly today?: string;
};

export const command = define(
  'Lists facts and values by the age of their last check, most overdue first; or the figures that their pages no longer print; or dead links.',
  'npm run freshness -- --due',
  'npm run freshness -- --figures',
  'npm run freshness -- --links',
)
  .option('--due', 'list only claims that are due for a recheck')
  .addOption(
    new Option(
      '--links',
      'instead, list the dead links of the built site to other sites',
    ).conflicts('due'),
  )
  .addOption(
    new Option(
      '--figures',
      'instead, read the pages of the sources, and list what became of the figures that they printed',
    ).conflicts(['due', 'links']),
  )
  .option('--markdown', 'print a Markdown section for an issue, which is empty without findings')
  .option('--today <day>', 'date from which ages are calculated (default: today)', day)
  .action(async ({due: onlyDue, links, figures, markdown, today}: Options) => {
    const print = (text: string) => process.stdout.write(text === '' ? '' : `${text}\n`);
    if (links) {
      requireBuild();
      print(formatDeadLinks(await findDeadLinks(), markdown));
      return;
    }
    if (figures) {
      const kept = figuresOf(loadCatalogue(process.cwd()));
      print(formatFigures(kept, await findFigures(kept), markdown));
      return;
    }
    const now = new Date(today ?? new Date().toISOString().slice(0, 10));
    const all = rankByAge(listClaims(loadCatalogue(process.cwd())), now);
    const listed = onlyDue ? all.filter(({isDue}) => isDue) : all;
    print(markdown ? formatMarkdown(listed, all, repositoryUrl) : formatText(listed, all));
  });
