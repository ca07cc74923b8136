/** @type {import('prettier').Config} */
export default {
  bracketSpacing: false,
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
  // Babel parses TypeScript faster than the compiler; the formatting is the same.
  overrides: [
    {files: '*.{ts,mts,tsx}', options: {parser: 'babel-ts'}},
    // A value of a record with its source and a short note in both languages fits on one line.
    {
      files: ['services/**/*.yml', 'companies/**/*.yml'],
      options: {printWidth: 120, singleQuote: false},
    },
  ],
};
