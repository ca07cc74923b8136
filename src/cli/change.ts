import {readFileSync, writeFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {isMap, parseDocument, type Document, type YAMLMap} from 'yaml';
import {day, define, Failure, prompting, UsageError} from './command';

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
    const text = readFileSync(file, 'utf8');
    const {on, source} = await complete(options);
    const changed = changeValue(text, key, value, day(on), source);
    writeFileSync(file, await format(changed, {...(await resolveConfig(file)), filepath: file}));
    console.log(`changed ${key} in ${file}; run "npm run check:content -- ${service}"`);
  });

type Given = {readonly on?: string; readonly source?: string};

/** The day and the source, from flags or prompts. */
async function complete({on, source}: Given): Promise<Required<Given>> {
  return on !== undefined && source !== undefined
    ? {on, source}
    : prompting('the flags --on and --source are needed without a terminal', async (ask) => ({
        on: on ?? (await ask('First day of the new value (such as 2026-11-20): ')),
        source: source ?? (await ask('Source (key of "sources"): ')),
      }));
}

/**
 * Moves a value of a record to `was` and writes the new one.
 * @param text the record
 * @param key key of an attribute, or `plans.PLAN.base`
 * @param on first day of the new value, such as `2026-11-20`
 * @param source key of `sources` for the new value; the old value keeps its own
 * @returns the record, not formatted
 * @throws Failure if the record has no such value or source
 */
export function changeValue(
  text: string,
  key: string,
  value: string,
  on: string,
  source: string,
): string {
  const record = parseDocument(text);
  const {claim, holder, name} = find(record, key);
  if (!record.hasIn(['sources', source])) {
    const keys = (record.get('sources') as YAMLMap | undefined)?.items.map(({key: id}) => id) ?? [];
    throw new Failure(`the record has no source "${source}"; it has ${keys.join(', ')}`);
  }
  const old = {
    [name]: claim.get(name),
    until: dayBefore(on),
    source: holder.get('source'),
  };
  const earlier = claim.get('was', true);
  claim.set(name, name === 'amount' ? Number(value) : value);
  holder.set('source', source);
  for (const stale of ['shown', 'verbatim', 'read', 'dated']) {
    claim.delete(stale);
  }
  if (earlier === undefined) {
    claim.set('was', record.createNode([old]));
  } else {
    claim.addIn(['was'], record.createNode(old));
  }
  return record.toString({lineWidth: 0, flowCollectionPadding: false});
}

/**
 * Finds a value in a record.
 * @returns what holds the value, its figure as printed and its earlier values; what holds the
 *   source, which is the same or the plan of a base price; and the key of the value in the first
 * @throws Failure if there is no such value
 */
function find(record: Document, key: string) {
  const [, id] = /^plans\.([^.]+)\.base$/.exec(key) ?? [];
  if (id === undefined) {
    const claim = record.getIn(['attributes', key]);
    if (!isMap(claim)) {
      throw new Failure(`the record has no attribute "${key}" with a value and a source`);
    }
    return {claim, holder: claim, name: 'value'} as const;
  }
  const plans = record.get('plans') as {readonly items: readonly YAMLMap[]} | undefined;
  const plan = plans?.items.find((item) => item.get('id') === id);
  const base = plan?.get('base');
  if (plan === undefined || !isMap(base)) {
    throw new Failure(`the record has no plan "${id}" with a base price`);
  }
  return {claim: base, holder: plan, name: 'amount'} as const;
}

function dayBefore(date: string): string {
  const moment = new Date(date);
  moment.setUTCDate(moment.getUTCDate() - 1);
  return moment.toISOString().slice(0, 10);
}
