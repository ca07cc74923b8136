import {spawnSync} from 'node:child_process';

type Environment = Readonly<Record<string, string>>;

/**
 * Runs `docusaurus build` in a process of its own, whose exit code becomes that of this one.
 * @param args arguments of the command
 * @param env what the build reads differently from this process
 * @returns whether the site is built
 */
export function buildSite(args: readonly string[], env: Environment = {}): boolean {
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...args],
    {stdio: 'inherit', env: {...process.env, ...env}},
  );
  process.exitCode = status ?? 1;
  return status === 0;
}
