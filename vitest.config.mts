import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {address} from './src/site';

const root = import.meta.dirname;
/** Tests that replace a module for all that imports it. */
const ISOLATED = 'tests/unit/**/*.isolated.test.{ts,tsx}';

const standIns = path.join(root, 'tests/unit/docusaurus');

export default defineConfig({
  // tsconfig.json leaves JSX to the bundler.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    // What Docusaurus provides exists only inside one of its builds. Components are tested
    // against small stand-ins, and against the real things in tests/e2e.
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
    // By default one core is left idle.
    maxWorkers: '100%',
    // What takes longer hangs; a busy machine makes anything else slow, and is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest sets BASE_URL to "/", by which src/site.ts would take the site for one at the root.
    env: {BASE_URL: address.baseUrl},
    projects: [
      // Files of these three share what they import, which takes half of the time away; those
      // that put a stand-in in the place of a module are in the fourth.
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
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
          exclude: [ISOLATED],
          setupFiles: ['tests/unit/docusaurus/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          environment: 'node',
          isolate: false,
          include: ['tests/content/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'jsdom',
          include: [ISOLATED],
          setupFiles: ['tests/unit/docusaurus/setup.ts'],
        },
      },
      {
        extends: true,
        // Runs on the built site.
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
      {
        extends: true,
        test: {name: 'browsers', environment: 'node', include: ['tests/browsers/**/*.test.ts']},
      },
    ],
  },
});
