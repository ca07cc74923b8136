import parse, {type Info} from 'spdx-expression-parse';
import type {Problem} from '../../catalogue';

/** Packages that may be used although their licence is not accepted in general. */
export type Exception = {
  /** Matches the names of the packages. */
  readonly packages: RegExp;
  /** Matches the licence in the lockfile; `undefined` if it has none. */
  readonly license: RegExp | undefined;
  /** Why the packages may be used. */
  readonly reason: string;
};

/** The licences that the project accepts. */
export type Policy = {
  /** SPDX identifiers. */
  readonly accepted: readonly string[];
  readonly exceptions: readonly Exception[];
};

type Lockfile = {
  readonly packages: Readonly<Record<string, {readonly license?: string}>>;
};

/**
 * Finds packages in a lockfile whose licence the project does not accept, and unused exceptions.
 * @param file path of the lockfile
 * @param text its content
 * @returns the number of packages, and the problems
 * @throws SyntaxError if the lockfile is not JSON
 */
export function checkLicenses(
  file: string,
  text: string,
  {accepted, exceptions}: Policy,
): {readonly count: number; readonly problems: Problem[]} {
  const {packages} = JSON.parse(text) as Lockfile;
  const used = new Set<Exception>();
  // The entry without a path is the project itself.
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  const problems = entries.flatMap(([path, {license}]) => {
    if (license !== undefined && isAccepted(license, accepted)) {
      return [];
    }
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const exception = exceptions.find((candidate) => isMeant(candidate, name, license));
    if (exception) {
      used.add(exception);
      return [];
    }
    const before = text.slice(0, text.indexOf(`${JSON.stringify(path)}: {`));
    return [
      {
        file,
        line: before.split('\n').length,
        column: before.length - before.lastIndexOf('\n'),
        message: `${name} has ${license === undefined ? 'no licence' : `the licence "${license}"`}; use another package, or accept it in src/cli/licenses/policy.ts with the reason`,
      },
    ];
  });
  const unused = exceptions
    .filter((exception) => !used.has(exception))
    .map((exception) => ({
      file: 'src/cli/licenses/policy.ts',
      line: 1,
      column: 1,
      message: `no package needs the exception ${String(exception.packages)}; remove it`,
    }));
  return {count: entries.length, problems: [...problems, ...unused]};
}

/** Whether an exception is for a package with this licence. */
const isMeant = ({packages, license}: Exception, name: string, named: string | undefined) =>
  packages.test(name) && (named === undefined ? license === undefined : !!license?.test(named));

/** Whether an SPDX expression can be satisfied with accepted licences; `false` if it is invalid. */
function isAccepted(expression: string, accepted: readonly string[]): boolean {
  const isFree = (info: Info): boolean => {
    if ('conjunction' in info) {
      const parts = [info.left, info.right];
      return info.conjunction === 'and' ? parts.every(isFree) : parts.some(isFree);
    }
    return accepted.includes(info.license);
  };
  try {
    return isFree(parse(expression));
  } catch {
    return false;
  }
}
