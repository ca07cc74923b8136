import {DEFAULT_CACHE, type HeaderRule} from '../../plugins/publish/headers';

type Header = {
  readonly name: string;
  /** `undefined` for one that most paths do without. */
  readonly value: string | undefined;
  /** Paths that have another value, as patterns of `_headers`. */
  readonly exceptions: readonly {readonly pattern: string; readonly value: string}[];
};

/** The rules by header: its value for most paths, and for which paths it is another. */
function groupByHeader(rules: readonly HeaderRule[]): Header[] {
  const [general, ...others] = rules;
  const exceptions = others.flatMap(({pattern, headers}) =>
    headers.map(([name, value]) => ({name, pattern, value})),
  );
  const defaults = new Map([...general!.headers, ['Cache-Control', DEFAULT_CACHE]]);
  const names = new Set([...defaults.keys(), ...exceptions.map(({name}) => name)]);
  return [...names].map((name) => ({
    name,
    value: defaults.get(name),
    exceptions: exceptions.filter((exception) => exception.name === name),
  }));
}

/** Directives for the `server` block of nginx. */
function formatNginx(rules: readonly HeaderRule[]): string {
  const lines = groupByHeader(rules).flatMap(({name, value, exceptions}) => {
    if (exceptions.length === 0) {
      return [`add_header ${name} "${value}" always;`];
    }
    // In a location of its own, add_header would drop all the others.
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    return [
      // What is empty is not sent.
      `set ${variable} "${value ?? ''}";`,
      ...exceptions.map(
        (exception) =>
          `if ($uri ~ "^${toRegExp(exception.pattern)}$") { set ${variable} "${exception.value}"; }`,
      ),
      `add_header ${name} ${variable} always;`,
    ];
  });
  return `${lines.join('\n')}\n`;
}

const toRegExp = (pattern: string): string =>
  pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');

/** Directives for a `route` of Caddy, which keeps their order. */
function formatCaddy(rules: readonly HeaderRule[]): string {
  const lines = groupByHeader(rules).flatMap(({name, value, exceptions}) => [
    ...(value === undefined ? [] : [`header ${name} "${value}"`]),
    ...exceptions.map((exception) => `header ${exception.pattern} ${name} "${exception.value}"`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** How each server wants to have its headers, by name of the server. */
export const FORMATS: ReadonlyMap<string, (rules: readonly HeaderRule[]) => string> = new Map([
  ['nginx', formatNginx],
  ['caddy', formatCaddy],
]);
