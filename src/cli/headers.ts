import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Argument} from 'commander';
import {DEFAULT_CACHE, type HeaderRule, parseHeaderRules} from '../hosting/headers';
import {BUILD, define, requireBuild} from './command';

/** The rules by header: the value for most paths, if any, and those for others. */
function groupByHeader([general, ...others]: readonly HeaderRule[]) {
  const defaults = new Map([...general!.headers, ['Cache-Control', DEFAULT_CACHE]]);
  const exceptions = others.flatMap(({pattern, headers}) =>
    headers.map(([name, value]) => ({name, pattern, value})),
  );
  const names = new Set([...defaults.keys(), ...exceptions.map(({name}) => name)]);
  return [...names].map((name) => ({
    name,
    value: defaults.get(name),
    exceptions: exceptions.filter((exception) => exception.name === name),
  }));
}

/** For a `server` block. `add_header` would send a second `Content-Type`: nginx.conf has the types. */
function formatNginx(rules: readonly HeaderRule[]): string {
  const headers = groupByHeader(rules).filter(({name}) => name !== 'Content-Type');
  const lines = headers.flatMap(({name, value, exceptions}) => {
    if (exceptions.length === 0) {
      return [`add_header ${name} "${value}" always;`];
    }
    // Not in a `location` block: `add_header` there would drop the headers of the outer block.
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    // On an error page, $uri is that of the page: right for caching, wrong for who may read it.
    const path = name === 'Cache-Control' ? '$uri' : '$request_uri';
    return [
      // nginx does not send headers with an empty value.
      `set ${variable} "${value ?? ''}";`,
      ...exceptions.map((exception) => {
        const plain = exception.pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
        return `if (${path} ~ "^${plain.replaceAll('*', '.*')}$") { set ${variable} "${exception.value}"; }`;
      }),
      `add_header ${name} ${variable} always;`,
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** Directives for a `route` block of Caddy, which keeps their order. */
function formatCaddy(rules: readonly HeaderRule[]): string {
  const lines = groupByHeader(rules).flatMap(({name, value, exceptions}) => [
    ...(value === undefined ? [] : [`header ${name} "${value}"`]),
    ...exceptions.map((exception) => `header ${exception.pattern} ${name} "${exception.value}"`),
  ]);
  return `${lines.join('\n')}\n`;
}

export const FORMATS: ReadonlyMap<string, (rules: readonly HeaderRule[]) => string> = new Map([
  ['nginx', formatNginx],
  ['caddy', formatCaddy],
]);

export const command = define(
  'Prints the headers in the file _headers of the built site in the syntax of another server.',
  'npx tsx src/cli/main.ts headers nginx',
  'npx tsx src/cli/main.ts headers caddy /srv/site',
)
  .addArgument(new Argument('<server>', 'server whose syntax is used').choices([...FORMATS.keys()]))
  .argument('[folder]', 'folder of the built site', BUILD)
  .action((server: string, folder: string) => {
    requireBuild(folder);
    const rules = parseHeaderRules(readFileSync(path.join(folder, '_headers'), 'utf8'));
    process.stdout.write(FORMATS.get(server)!(rules));
  });
