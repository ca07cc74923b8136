import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, isMap, parseDocument, type YAMLMap} from 'yaml';
import {day, define, Failure, prompting, UsageError, writeText} from './command';

export const command = define(
  'Records that a value has changed: moves the value of today among the earlier ones, with its last day and source, and writes the new one. Asks for what no flag gives.',
  'npm run change -- jira entry-price "9.7 USD/user-month" --on 2026-10-13 --source pricing',
  'npm run change -- jira plans.standard.base 9.7 --on 2026-10-13 --source pricing',
)
  .argument('<service>', 'slug of the service')
  .argument('<key>', 'key of an attribute, or plans.PLAN.base for the base price of a plan')
  .argument('<value>', 'the new value, as records write it; a number for a plan')
  .option('--on <day>', 'first day of the new value', day)
  .option('--source <key>', 'key of "sources" in the record: the page that shows the new value')
  .action(async (service: string, key: string, value: string, options: Given) => {
    const file = path.posix.join('services', service, 'service.yml');
    if (!existsSync(file)) {
      throw new UsageError(`there is no ${file}`);
    }
    const record = parseDocument(readFileSync(file, 'utf8'));
    const {on, source} = await complete(options);
    changeValue(record, key, value, day(on), source);
    writeText(file, record.toString({lineWidth: 0, flowCollectionPadding: false}));
    console.log(`changed ${key} in ${file}; run "npm run check:content -- ${service}"`);
  });

type Given = {readonly on?: string; readonly source?: string};

async function complete({on, source}: Given): Promise<Required<Given>> {
  return on !== undefined && source !== undefined
    ? {on, source}
    : prompting('the flags --on and --source are needed without a terminal', async (ask) => ({
        on: on ?? (await ask('First day of the new value (such as 2026-11-20): ')),
        source: source ?? (await ask('Source (key of "sources"): ')),
      }));
}

/** Moves a value of a record to `was`, with its source, and writes the new one. */
function changeValue(record: Document, key: string, value: string, on: string, source: string) {
  const {sources = {}, plans = []} = record.toJS() as {
    readonly sources?: object;
    readonly plans?: readonly {readonly id: string}[];
  };
  const [, plan] = /^plans\.([^.]+)\.base$/.exec(key) ?? [];
  const place =
    plan === undefined
      ? ['attributes', key]
      : ['plans', plans.findIndex(({id}) => id === plan), 'base'];
  const claim = record.getIn(place);
  if (!isMap(claim)) {
    throw new Failure(
      plan === undefined
        ? `the record has no attribute "${key}" with a value and a source`
        : `the record has no plan "${plan}" with a base price`,
    );
  }
  if (!Object.hasOwn(sources, source)) {
    const keys = Object.keys(sources).join(', ');
    throw new Failure(`the record has no source "${source}"; it has ${keys}`);
  }
  // A base price has the source of its plan.
  const holder = plan === undefined ? claim : (record.getIn(place.slice(0, -1)) as YAMLMap);
  const name = plan === undefined ? 'value' : 'amount';
  const dayBefore = new Date(Date.parse(on) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const old = {[name]: claim.get(name), until: dayBefore, source: holder.get('source')};
  claim.set(name, plan === undefined ? value : Number(value));
  holder.set('source', source);
  for (const stale of ['shown', 'verbatim', 'read', 'dated']) {
    claim.delete(stale);
  }
  if (!claim.has('was')) {
    claim.set('was', record.createNode([]));
  }
  claim.addIn(['was'], record.createNode(old));
}
