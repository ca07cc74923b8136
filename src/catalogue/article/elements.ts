/** The Markdown that pages use instead of elements. */

/** Names of elements, and the Markdown to write instead of them. */
const IN_MARKDOWN: readonly (readonly [readonly string[], string])[] = [
  [['a', 'Link'], '[text](https://…)'],
  [['img', 'picture', 'Image'], '![what it shows](./picture.png)'],
  [['b', 'strong'], '**text**'],
  [['em', 'i'], '*text*'],
  [
    ['code', 'pre', 'samp', 'tt', 'CodeBlock'],
    'inline code in backticks, or a code block between ```',
  ],
  [['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], '"## Heading {/* #id */}"'],
  [['li', 'ol', 'ul'], 'lines that start with "- " or "1. "'],
  [['table', 'tbody', 'td', 'th', 'thead', 'tr'], 'a table with "|" between its cells'],
  [['blockquote'], 'lines that start with "> "'],
  [['hr'], 'a line of "---"'],
  [['p', 'div', 'span', 'section', 'center', 'font', 'u', ''], 'the text alone'],
  [['Admonition'], 'a block between ":::note" and ":::"'],
];

/** The Markdown to write instead of an element; `undefined` if there is none. */
export const markdownFor = (name: string): string | undefined =>
  IN_MARKDOWN.find(([names]) => names.includes(name))?.[1];
