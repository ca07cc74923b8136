/** @type {import('prettier').Config} */
export default {
  bracketSpacing: false,
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
  // Babel parses TypeScript faster than the compiler; the formatting is the same.
  overrides: [{files: '*.{ts,mts,tsx}', options: {parser: 'babel-ts'}}],
};
