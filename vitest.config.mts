import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  // The theme's aliases exist only inside a Docusaurus build; components are tested against
  // small stand-ins for them, and for real in tests/e2e.
  resolve: {
    alias: [
      {find: /^@docusaurus\/(Translate|Link|useDocusaurusContext)$/, replacement: path.join(root, 'tests/unit/docusaurus/$1.tsx')},
      {find: /^@theme\/(.+)$/, replacement: path.join(root, 'tests/unit/docusaurus/theme.tsx')},
      {find: '@site', replacement: root},
    ],
  },
  test: {
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
    ],
  },
});
