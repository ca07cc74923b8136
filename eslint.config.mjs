import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const allOf = (plugin, prefix) =>
  Object.fromEntries(Object.keys(plugin.rules).map((rule) => [`${prefix}/${rule}`, 'error']));

/** Forbids imports from these files and folders of src. */
const notFrom = (folders, message) => ({
  regex: `^(?:(?:\\.\\./)+|@site/src/)(?:${folders.join('|')})(?:/|$)`,
  message,
});
const NO_TESTS = {
  regex: '^(?:\\.\\./)+tests/|^@site/tests/',
  message: 'The site must not import from tests.',
};
const NO_FRAMEWORK = {
  group: ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*', '@generated/*'],
  message: 'This part must not depend on React or Docusaurus.',
};
const CATALOGUE_FACES = {
  regex: '^(?:(?:\\.\\./)+|@site/src/)catalogue/(?!browser$|costs$|vocabulary$|locales$)',
  message:
    'Import src/catalogue in Node.js, and src/catalogue/browser or src/catalogue/costs in browsers.',
};
const BROWSER_FACE = {
  regex: '^(?:(?:\\.\\./)+|@site/src/)catalogue\\b(?!/(?:browser|costs|vocabulary|locales)$)',
  message:
    'Browser code imports src/catalogue/browser or src/catalogue/costs, and gets data from route modules.',
};

const OWN_LANGUAGE = {
  group: ['**/exportTexts'],
  allowTypeImports: true,
  message: 'This module has the texts of all languages; a page gets its own with its data.',
};

const DRAWN = ['browser', 'components', 'languages', 'pages', 'routeFocus', 'theme'];
const BUILD = ['cli', 'plugins', 'site', 'text'];
const FEATURES = [
  'analytics',
  'api',
  'changes',
  'codeBlocks',
  'compare',
  'offline',
  'recovery',
  'search',
];

/** Forbidden imports by folder of src. If several match a file, only the last applies. */
const BORDERS = [
  {files: ['src/**'], patterns: [CATALOGUE_FACES]},
  {
    files: ['src/catalogue/**'],
    patterns: [
      NO_FRAMEWORK,
      notFrom(
        [...DRAWN, ...BUILD, ...FEATURES],
        'The catalogue must not depend on other parts of the site.',
      ),
    ],
  },
  {
    files: ['src/text/**'],
    patterns: [
      CATALOGUE_FACES,
      notFrom(
        [...DRAWN, ...BUILD, ...FEATURES],
        'Text checks must not depend on other parts of the site.',
      ),
    ],
  },
  {
    files: ['src/cli/**'],
    patterns: [CATALOGUE_FACES, notFrom(DRAWN, 'Commands must not depend on components.')],
  },
  {
    files: ['src/{api,changes,compare,offline,search}/*'],
    ignores: ['src/*/{client,plugin,localSearch}.ts', 'src/compare/exportTexts.ts'],
    patterns: [
      NO_FRAMEWORK,
      OWN_LANGUAGE,
      CATALOGUE_FACES,
      notFrom(
        [...DRAWN, ...BUILD],
        'The core of a feature must not depend on pages or the build; use ui/ or plugin.ts.',
      ),
    ],
  },
  {
    files: [`src/{${DRAWN.join(',')}}/**`, 'src/*/ui/**'],
    patterns: [BROWSER_FACE, OWN_LANGUAGE, notFrom(BUILD, 'Pages get data from route modules.')],
  },
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-variant/',
      '.docusaurus/',
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
      // `!` means "checked elsewhere" and is clearer than an unreachable branch.
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
    files: ['src/**/*.tsx', 'src/**/ui/**/*.ts', 'src/{browser,components,languages}/**/*.ts'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...allOf(docusaurus, '@docusaurus'),
      // Scrollable elements need keyboard focus; they are regions, or groups if there are many.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['region', 'group'], tags: []}],
    },
  },
  // Enforces the dependencies between folders.
  ...BORDERS.map(({files, ignores = [], patterns}) => ({
    files: files.map((pattern) => `${pattern}/*.{ts,tsx}`.replace('/*/*.', '/*.')),
    ignores,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', {patterns: [NO_TESTS, ...patterns]}],
    },
  })),
  {
    files: ['src/**/*.{ts,tsx}', 'docusaurus.config.ts'],
    ignores: ['src/site.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // A spread is allowed: it passes the environment on to a child process.
          selector:
            ':not(SpreadElement) > MemberExpression[object.name="process"][property.name="env"]',
          message: 'Only src/site.ts may read the environment.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Docusaurus requires default exports of pages, theme components and route components.
    ignores: [
      'src/{pages,theme}/**',
      'src/components/{BlogPage,CompanyDirectory,CompanyPage,HomePage}/index.tsx',
      'src/{changes,compare}/ui/index.tsx',
      'src/search/algolia/HomeSearch.tsx',
      '**/*.d.ts',
    ],
    rules: {'no-restricted-exports': ['error', {restrictDefaultExports: {direct: true}}]},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/cli/*.ts', 'src/cli/bench/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'cwd',
          message: 'Use a parameter for the folder of the site.',
        },
      ],
    },
  },
  {
    files: ['src/{recovery,analytics}/script.js', 'src/plugins/publish/boot.script.js'],
    languageOptions: {ecmaVersion: 5, sourceType: 'script', globals: globals.browser},
    rules: {'no-unused-vars': 'off', 'no-unused-expressions': 'off', 'no-console': 'error'},
  },
  {
    files: ['*.mjs'],
    languageOptions: {globals: globals.node},
  },
);
