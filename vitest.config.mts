import path from 'node:path';
import {defineConfig, type Plugin} from 'vitest/config';

const root = import.meta.dirname;
/** Tests that mock a module for all its importers, without and with components. */
const ISOLATED = 'tests/unit/**/*.isolated.test.ts';
const ISOLATED_COMPONENTS = 'tests/unit/**/*.isolated.test.tsx';

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
        find: /^@docusaurus\/(Head|Link|Translate|router|theme-common|use\w+)$/,
        replacement: path.join(standIns, '$1.tsx'),
      },
      {
        find: '@docusaurus/plugin-content-blog/client',
        replacement: path.join(standIns, 'plugin-content-blog-client.tsx'),
      },
      {find: /^@theme\/(.+)$/, replacement: path.join(standIns, 'theme/$1.tsx')},
      {find: '@site', replacement: root},
    ],
  },
  test: {
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
    // Long enough that only tests that hang exceed it, even on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Without a value, Vitest sets this variable to "/", which src/site.ts would read as the base
    // URL of the site. Vitest reads this file once more for each project, with the variables of now.
    env: {BASE_URL: (process.env.BASE_URL ??= '')},
    projects: [
      // The files of the first two projects share imported modules, which halves their time.
      // Tests that mock modules need isolation and are in the next two.
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/{unit,content}/**/*.test.ts'],
          exclude: [ISOLATED],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          isolate: false,
          include: ['tests/unit/**/*.test.tsx'],
          exclude: [ISOLATED_COMPONENTS],
          setupFiles: ['tests/unit/docusaurus/setup.ts'],
        },
      },
      {
        extends: true,
        test: {name: 'isolated', environment: 'node', include: [ISOLATED]},
      },
      {
        extends: true,
        test: {
          name: 'isolated-components',
          environment: 'jsdom',
          include: [ISOLATED_COMPONENTS],
          setupFiles: ['tests/unit/docusaurus/setup.ts'],
        },
      },
      {
        extends: true,
        // Each test checks a site of its own.
        test: {
          name: 'mistakes',
          environment: 'node',
          isolate: false,
          include: ['tests/mistakes/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Each test starts the processes that a command or a script is made of.
        test: {name: 'commands', environment: 'node', include: ['tests/commands/**/*.test.ts']},
      },
      {
        extends: true,
        // These projects need the built site.
        test: {name: 'search', environment: 'node', include: ['tests/search/**/*.test.ts']},
      },
      {
        extends: true,
        test: {name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts']},
      },
      {
        extends: true,
        test: {name: 'hosting', environment: 'node', include: ['tests/hosting/**/*.test.ts']},
      },
    ],
  },
});
