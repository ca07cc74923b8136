import type {HeaderRule} from '../../src/hosting/headers';

/** Whether a rule is for this path. Patterns may have a `*` only at the end. */
function matches({pattern}: HeaderRule, pathname: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  return rest.length === 0 ? pathname === pattern : pathname.startsWith(start);
}

/** The headers of the response to this path. */
export const headersOf = (rules: readonly HeaderRule[], pathname: string): [string, string][] =>
  rules
    .filter((rule) => matches(rule, pathname))
    .flatMap(({headers}) => headers.map(([name, value]): [string, string] => [name, value]));
