import path from 'node:path';
import {defineConfig, type Plugin} from 'vitest/config';

const root = import.meta.dirname;
const standIns = path.join(root, 'tests/unit/docusaurus');

/**
 * Packages are resolved as in a build: without "development", which Vitest adds and with which some
 * of them check more and take longer.
 */
const packagesAsBuilt: Plugin = {
  name: 'packages-as-built',
  configResolved({ssr, environments}) {
    for (const {resolve} of [ssr, ...Object.values(environments)]) {
      resolve!.conditions = resolve!.conditions!.filter((name) => !name.includes('development'));
    }
  },
};

export default defineConfig({
  // tsconfig.json preserves JSX for the bundler.
  oxc: {jsx: {runtime: 'automatic'}},
  plugins: [packagesAsBuilt],
  resolve: {
    // These modules exist only in Docusaurus builds. Components are tested with stubs here, and in
    // the real site in tests/e2e.
    alias: [
      {
        find: /^(?:@docusaurus\/Head|@theme\/(?:HomeSearch|Layout|MDXContent))$/,
        replacement: path.join(standIns, 'Children.tsx'),
      },
      {
        find: /^@docusaurus\/(Link|Translate|router|theme-common|use\w+)$/,
        replacement: path.join(standIns, '$1.tsx'),
      },
      {find: /^@theme\/(.+)$/, replacement: path.join(standIns, 'theme/$1.tsx')},
      {find: '@site/src/languages/locale', replacement: path.join(standIns, 'locale.ts')},
      {find: '@site/src/browser/hydrated', replacement: path.join(standIns, 'hydrated.ts')},
      {find: '@site', replacement: root},
    ],
  },
  test: {
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
    // With less memory for new objects, it is swept so often that tests take a tenth more time.
    execArgv: ['--max-semi-space-size=64'],
    // Long enough that only tests that hang exceed it, even on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Without a value, Vitest sets this variable to "/", which src/site/settings.ts would read as the base
    // URL of the site. Vitest reads this file once more for each project, with the variables of now.
    env: {BASE_URL: (process.env.BASE_URL ??= '')},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The files share imported modules, which halves their time.
          isolate: false,
          include: ['tests/{unit,content,mistakes}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // A second worker would spend more time on setting up jsdom than on tests. Vitest runs
          // projects that differ in this one after the other.
          fileParallelism: false,
          sequence: {groupOrder: 1},
          isolate: false,
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/unit/docusaurus/setup.ts'],
        },
      },
      // The tests of commands start processes; the others need the built site, whose pages the files
      // share, as parsing them takes long.
      ...['commands', 'search', 'build', 'hosting'].map((name) => ({
        extends: true as const,
        test: {name, isolate: name === 'commands', include: [`tests/${name}/**/*.test.ts`]},
      })),
    ],
  },
});
