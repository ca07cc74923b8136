import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const allOf = (plugin, prefix) =>
  Object.fromEntries(Object.keys(plugin.rules).map((rule) => [`${prefix}/${rule}`, 'error']));

/** An import, of files and folders of src, that does not belong into a part of the site. */
const notFrom = (folders, message) => ({
  regex: `^(?:(?:\\.\\./)+|@site/src/)(?:${folders.join('|')})(?:/|$)`,
  message,
});
const NO_TESTS = {
  regex: '^(?:\\.\\./)+tests/|^@site/tests/',
  message: 'Tests import what the site is made of, never the other way round.',
};
const NO_FRAMEWORK = {
  group: ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*', '@generated/*'],
  message: 'This part is plain TypeScript: it knows neither React nor Docusaurus.',
};
const CATALOGUE_FACES = {
  regex: '^(?:(?:\\.\\./)+|@site/src/)catalogue/(?!browser$|costs$|vocabulary$|locales$)',
  message:
    'The catalogue has faces: src/catalogue for Node, src/catalogue/browser and costs for browsers.',
};
const BROWSER_FACE = {
  regex: '^(?:(?:\\.\\./)+|@site/src/)catalogue\\b(?!/(?:browser|costs|vocabulary|locales)$)',
  message:
    'A browser imports src/catalogue/browser or costs; data comes through the modules of routes.',
};

const OWN_LANGUAGE = {
  group: ['**/exportTexts'],
  allowTypeImports: true,
  message: 'These are the texts of all languages; those of the page come with its data.',
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

/** Which imports the parts of src must do without. Where two match a file, the later one counts. */
const BORDERS = [
  {files: ['src/**'], patterns: [CATALOGUE_FACES]},
  {
    files: ['src/catalogue/**'],
    patterns: [
      NO_FRAMEWORK,
      notFrom([...DRAWN, ...BUILD, ...FEATURES], 'A record knows nothing of the site around it.'),
    ],
  },
  {
    files: ['src/text/**'],
    patterns: [CATALOGUE_FACES, notFrom([...DRAWN, ...BUILD, ...FEATURES], 'Prose is read alone.')],
  },
  {
    files: ['src/cli/**'],
    patterns: [CATALOGUE_FACES, notFrom(DRAWN, 'Commands draw no pages.')],
  },
  {
    files: ['src/{api,changes,compare,offline,search}/*'],
    ignores: ['src/*/{client,plugin,localSearch}.ts', 'src/compare/exportTexts.ts'],
    patterns: [
      NO_FRAMEWORK,
      OWN_LANGUAGE,
      CATALOGUE_FACES,
      notFrom([...DRAWN, ...BUILD], 'The core of a feature is plain; ui/ and plugin.ts use it.'),
    ],
  },
  {
    files: [`src/{${DRAWN.join(',')}}/**`, 'src/*/ui/**'],
    patterns: [
      BROWSER_FACE,
      OWN_LANGUAGE,
      notFrom(BUILD, 'Pages get data through the modules of routes.'),
    ],
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
    files: ['src/**/*.tsx', 'src/**/ui/**/*.ts', 'src/{browser,components,languages}/**/*.ts'],
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
          // A copy for a process that is started is no reading.
          selector:
            ':not(SpreadElement) > MemberExpression[object.name="process"][property.name="env"]',
          message: 'The environment is read in src/site.ts alone.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Docusaurus takes the default export of pages, components of the theme and those of routes.
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
          message: 'Take the folder of the site as a parameter.',
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
