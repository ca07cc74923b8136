/** @type {import('prettier').Config} */
export default {
  bracketSpacing: false,
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
};
