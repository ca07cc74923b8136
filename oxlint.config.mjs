/** Rules that are errors. */
const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));

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
/** What else may be imported from a folder of this name. */
const ALLOWED = [
  ...['browser', 'costs', 'fields', 'vocabulary'].map((entry) => `!**/catalogue/${entry}`),
  '!**/plugins/catalogue/**',
  ...['companies', 'content', 'entries', 'foldSections', 'remark', 'services', 'sitePages'].map(
    (entry) => `!./catalogue/${entry}`,
  ),
  '!@generated/**',
];
const CATALOGUE_ENTRIES = {
  group: ['**/catalogue/**', ...ALLOWED],
  message:
    'Import src/catalogue in Node.js, and src/catalogue/browser or src/catalogue/costs in browsers.',
};
const BROWSER_CATALOGUE = {
  group: ['**/catalogue', '**/catalogue/**', ...ALLOWED],
  message:
    'Browser code imports src/catalogue/browser or src/catalogue/costs, and gets data from route modules.',
};

const DRAWN = ['browser', 'components', 'languages', 'routeFocus', 'routes', 'theme'];
const BUILD = ['cli', 'plugins', 'site/settings'];
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

/** Forbids imports in these files. If several match a file, only the last applies. */
const border = (files, ...patterns) => ({
  files,
  rules: {
    'typescript/no-restricted-imports': ['error', {patterns: [NO_TESTS, ...patterns]}],
  },
});
const BORDERS = [
  border(['src/**/*.{ts,tsx}'], CATALOGUE_ENTRIES),
  border(
    ['src/catalogue/**/*.{ts,tsx}'],
    NO_FRAMEWORK,
    notFrom(
      [...DRAWN, ...BUILD, ...FEATURES],
      'The catalogue must not depend on other parts of the site.',
    ),
  ),
  border(
    ['src/cli/**/*.{ts,tsx}'],
    CATALOGUE_ENTRIES,
    notFrom(DRAWN, 'Commands must not depend on components.'),
  ),
  border(
    ['src/{api,changes,compare,offline,search}/*.{ts,tsx}'],
    NO_FRAMEWORK,
    CATALOGUE_ENTRIES,
    notFrom(
      [...DRAWN, ...BUILD],
      'The core of a feature must not depend on pages or the build; use ui/, or src/plugins.',
    ),
  ),
  border(['src/*/client.ts'], CATALOGUE_ENTRIES),
  border(
    [`src/{${DRAWN.join(',')}}/**/*.{ts,tsx}`, 'src/*/ui/**/*.{ts,tsx}'],
    BROWSER_CATALOGUE,
    notFrom(BUILD, 'Pages get data from route modules.'),
  ),
];

const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'Only src/site/settings.ts may read the environment.',
};
const WORKING_DIRECTORY = {
  object: 'process',
  property: 'cwd',
  message: 'Use a parameter for the folder of the site.',
};

export default {
  plugins: ['typescript', 'oxc', 'unicorn', 'vitest', 'import'],
  categories: {correctness: 'error'},
  options: {typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error'},
  env: {builtin: true},
  ignorePatterns: [
    'build/',
    'build-variant/',
    '.docusaurus/',
    'coverage/',
    'playwright-report/',
    'test-results/',
  ],
  rules: {
    ...errors(
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-redeclare',
      'no-regex-spaces',
      'no-undef',
      'no-unexpected-multiline',
    ),
    'no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    // Properties that belong together are passed on together.
    'unicorn/no-useless-spread': 'off',
    // Tests of a table of cases expect what their case says; a message explains what is expected.
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-expect': ['error', {maxArgs: 2}],
    'vitest/valid-title': 'off',
    'vitest/valid-describe-callback': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(
          'no-array-constructor',
          'no-empty-function',
          'no-var',
          'prefer-const',
          'prefer-rest-params',
          'prefer-spread',
          'typescript/adjacent-overload-signatures',
          'typescript/array-type',
          'typescript/ban-ts-comment',
          'typescript/ban-tslint-comment',
          'typescript/class-literal-property-style',
          'typescript/consistent-generic-constructors',
          'typescript/consistent-indexed-object-style',
          'typescript/consistent-type-assertions',
          'typescript/dot-notation',
          'typescript/no-confusing-non-null-assertion',
          'typescript/no-empty-object-type',
          'typescript/no-explicit-any',
          'typescript/no-inferrable-types',
          'typescript/no-misused-promises',
          'typescript/no-namespace',
          'typescript/no-require-imports',
          'typescript/no-unnecessary-type-assertion',
          'typescript/no-unnecessary-type-constraint',
          'typescript/no-unsafe-argument',
          'typescript/no-unsafe-assignment',
          'typescript/no-unsafe-call',
          'typescript/no-unsafe-enum-comparison',
          'typescript/no-unsafe-function-type',
          'typescript/no-unsafe-member-access',
          'typescript/no-unsafe-return',
          'typescript/non-nullable-type-assertion-style',
          'typescript/only-throw-error',
          'typescript/prefer-find',
          'typescript/prefer-for-of',
          'typescript/prefer-function-type',
          'typescript/prefer-includes',
          'typescript/prefer-optional-chain',
          'typescript/prefer-promise-reject-errors',
          'typescript/prefer-regexp-exec',
          'typescript/prefer-string-starts-ends-with',
          'typescript/require-await',
          'typescript/restrict-plus-operands',
        ),
        // TypeScript knows which names are defined and may give a type and a value one name.
        'no-undef': 'off',
        'no-redeclare': 'off',
        'typescript/consistent-type-definitions': ['error', 'type'],
        'typescript/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
        // An empty environment variable means "not set".
        'typescript/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
        // The types of a library may promise a value that is missing at run time.
        'typescript/no-useless-default-assignment': 'off',
        // Strings are spread into code points on purpose.
        'typescript/no-misused-spread': 'off',
        // Strings are sorted by code units, so that the order is the same everywhere.
        'typescript/require-array-sort-compare': ['error', {ignoreStringArrays: true}],
      },
    },
    {
      files: [
        'src/**/*.tsx',
        'src/**/ui/**/*.ts',
        'src/{browser,components,languages,routes}/**/*.ts',
      ],
      plugins: ['typescript', 'oxc', 'unicorn', 'react', 'jsx-a11y'],
      jsPlugins: ['@docusaurus/eslint-plugin'],
      rules: {
        ...errors(
          'react/rules-of-hooks',
          'react/exhaustive-deps',
          'react/unsupported-syntax',
          '@docusaurus/no-html-links',
          '@docusaurus/no-untranslated-text',
          '@docusaurus/prefer-docusaurus-heading',
          '@docusaurus/string-literal-i18n-messages',
        ),
        // A table that phones lay out as blocks says its roles, which `display` takes away.
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {tr: ['row']}],
        // The first head of a table with a heading for each row is empty.
        'jsx-a11y/control-has-associated-label': 'off',
        // Takes a function that is called later for a part of rendering.
        'react/purity': 'off',
        // Not every role has an element that fits.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // Scrollable elements need keyboard focus; they are regions, or groups if there are many.
        'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['region', 'group'], tags: []}],
      },
    },
    // Enforces the dependencies between folders.
    ...BORDERS,
    {
      files: ['src/**/*.{ts,tsx}', 'docusaurus.config.ts'],
      rules: {
        // An import of types makes a circle, too. Imports of @site are not followed.
        'import/no-cycle': ['error', {ignoreTypes: false}],
        'no-restricted-properties': ['error', ENVIRONMENT, WORKING_DIRECTORY],
        'no-restricted-exports': ['error', {restrictDefaultExports: {direct: true}}],
      },
    },
    {
      files: ['src/cli/*.ts', 'docusaurus.config.ts'],
      rules: {'no-restricted-properties': ['error', ENVIRONMENT]},
    },
    {
      files: ['src/site/settings.ts'],
      rules: {'no-restricted-properties': ['error', WORKING_DIRECTORY]},
    },
    // Docusaurus requires default exports of pages, theme components and route components.
    {
      files: [
        'docusaurus.config.ts',
        'src/theme/**/*.{ts,tsx}',
        'src/routes/{*Page,CompanyDirectory}/index.tsx',
        'src/*/ui/index.tsx',
        'src/search/algolia/HomeSearch.tsx',
        '**/*.d.ts',
      ],
      rules: {'no-restricted-exports': 'off'},
    },
    {
      files: ['src/{recovery,analytics}/script.js', 'src/plugins/publish/boot.script.js'],
      env: {browser: true},
      rules: {'no-unused-vars': 'off', 'no-unused-expressions': 'off', 'no-console': 'error'},
    },
    {files: ['*.{mjs,mts}'], env: {node: true}},
  ],
};
