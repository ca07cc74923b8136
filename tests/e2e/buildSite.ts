import {spawnSync} from 'node:child_process';

/**
 * Builds the site in a process of its own, whose exit code becomes that of this one.
 * @param args arguments of `docusaurus build`
 * @param env what the build reads differently from this process
 */
export function buildSite(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...args],
    {stdio: 'inherit', env: {...process.env, ...env}},
  );
  process.exitCode = status ?? 1;
}
