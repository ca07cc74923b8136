import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const allOf = (plugin, prefix) =>
  Object.fromEntries(Object.keys(plugin.rules).map((rule) => [`${prefix}/${rule}`, 'error']));

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-variant/',
      '.docusaurus/',
      '.bench/',
      'coverage/',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // `!` says "checked elsewhere", which reads better than a branch that cannot be reached.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      // An empty environment variable means "not set".
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
    },
  },
  {
    files: ['src/**/*.tsx', 'src/components/**/*.ts'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...allOf(docusaurus, '@docusaurus'),
      // What scrolls has to be reachable by keyboard; it is a region, or as one of many a group.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['region', 'group'], tags: []}],
    },
  },
  // The folders show the architecture, and these rules hold them to it.
  {
    files: ['src/catalogue/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@site/*', '../*'],
              message:
                'This module is pure TypeScript: it knows neither React nor Docusaurus nor the rest of the site.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{components,theme,pages}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/plugins/*', '**/cli/*', '**/src/site'],
              message: 'Pages get data through route modules.',
            },
            {
              regex: 'src/catalogue$',
              allowTypeImports: true,
              message:
                'The catalogue runs at build time; a browser may import its types and its vocabulary.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/plugins/*/script.js'],
    languageOptions: {ecmaVersion: 5, sourceType: 'script', globals: globals.browser},
    rules: {'no-unused-vars': 'off', 'no-unused-expressions': 'off', 'no-console': 'error'},
  },
  {
    files: ['*.mjs'],
    languageOptions: {globals: globals.node},
  },
);
