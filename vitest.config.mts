import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {address} from './src/site';

const root = import.meta.dirname;
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
    // Vitest sets BASE_URL to "/", by which src/site.ts would take the site for one at the root.
    env: {BASE_URL: address.baseUrl},
    projects: [
      {
        extends: true,
        test: {name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts']},
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/unit/docusaurus/setup.ts'],
        },
      },
      {
        extends: true,
        test: {name: 'content', environment: 'node', include: ['tests/content/**/*.test.ts']},
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
    ],
  },
});
