/** Rules for markup. */
import {findForbidden} from '../article/allowList';
import {isTruncation, type Page} from '../article/reader';
import {spanOf} from '../article/syntax';
import type {TextBlock} from '../article/textBlock';
import {isEntryPage} from '../kinds';
import {positionAt} from '../textFile';
import {type Position, type Problem, suggestion} from './problems';

/**
 * Checks the markup of a page: code, elements, references, tables, directives, and text that looks
 * like misspelt markup.
 * @param categories slugs of the categories; `undefined` if they aren't known
 */
export function checkMarkup(page: Page, categories: readonly string[] | undefined): Problem[] {
  const report = ({line, column}: Position, message: string): Problem => ({
    file: page.file,
    line,
    column,
    message,
  });
  return [
    ...findForbidden(page.file, page.root, categories).map(({node, message}) =>
      report(spanOf(node), message),
    ),
    ...findUnwrapped(page),
    ...page.root.children
      .filter((node) => node.type === 'paragraph' && node.children.every(isBold))
      .map((node) => report(spanOf(node), 'a bold line is no heading; write "## " and an id')),
    ...page.undefinedLinks.map((link) =>
      report(
        link,
        link.label.startsWith('^')
          ? `the footnote "[${link.label}]" is not defined on the page; add a line "[${link.label}]: …"`
          : `"[${link.label}]" is not defined on the page; write the URL here, as [text](https://…), or add a line "[${link.label}]: https://…"`,
      ),
    ),
    ...page.unusedLabels.map((definition) =>
      report(
        definition,
        `no link uses the label "[${definition.label}]"; use it, or remove the line`,
      ),
    ),
    ...page.rows
      .filter(({cells, columns}) => cells > columns)
      .map((row) =>
        report(
          row,
          `the row has ${row.cells} cells but the table has ${columnsOf(row.columns)}, so the rest is not shown; remove it, or write "\\|" for the character itself`,
        ),
      ),
    ...page.directives.flatMap((directive) => {
      const message = faultOfDirective(directive);
      return message === undefined ? [] : [report(directive, message)];
    }),
    ...page.blocks.flatMap((block) => {
      const fault = faultOfBlock(block, isEntryPage(page.file), (index) =>
        page.text.endsWith('\\', block.spanOf(index).start),
      );
      return fault === undefined ? [] : [report(block.spanOf(fault.index), fault.message)];
    }),
    ...page.comments
      .filter(isTruncation)
      .slice(isEntryPage(page.file) ? 1 : 0)
      .map((mark) =>
        report(
          mark,
          isEntryPage(page.file)
            ? 'the end of the preview is marked twice; remove this marker'
            : 'only entries have a preview; remove this marker',
        ),
      ),
  ];
}

const isBold = ({type}: {readonly type: string}): boolean => type === 'strong';

/**
 * Text that Docusaurus changes before it parses a page: it removes the fences of a block of code in
 * "mdx-code-block", even those in a comment, and what is around the Markdown. The check would then
 * read another page.
 */
function findUnwrapped({file, text, frontMatter, codeBlocks}: Page): Problem[] {
  const index = text.search(/^[ \t>]*(?:`{3,}|~{3,})[ \t]*mdx-code-block/m);
  const start = positionAt(text, index);
  const isTold = codeBlocks.some(
    ({line, language}) => line === start.line && language === 'mdx-code-block',
  );
  if (index >= 0 && !isTold) {
    const message = 'the word "mdx-code-block" after "```" turns text into code; remove it';
    return [{file, ...start, message}];
  }
  const offset = frontMatter?.body.offset ?? 0;
  const {0: before, 1: fault} = /^\s*?\n?([ \t]+\S|---)/.exec(text.slice(offset)) ?? ['', ''];
  return fault
    ? [
        {
          file,
          ...positionAt(text, offset + before.length - fault.length),
          message:
            'the Markdown must start with text at the beginning of a line; remove the spaces or the "---"',
        },
      ]
    : [];
}

const columnsOf = (count: number): string => (count === 1 ? 'one column' : `${count} columns`);

/** Types of admonitions that the site supports. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

function faultOfDirective({name, kind, isClosed}: Page['directives'][number]): string | undefined {
  switch (kind) {
    case 'text':
      return `":${name}[…]" would not be shown; write the text alone, with a space after the colon`;
    case 'line':
      return `"::${name}" would not be shown; write the text itself`;
    case 'block':
      return !ADMONITIONS.includes(name)
        ? `the admonition ":::${name}" does not exist${suggestion(name, ADMONITIONS)}`
        : isClosed
          ? undefined
          : `the admonition is not closed; add a line ":::" after it`;
  }
}

/** Text that looks like markup but is shown as it is, and what to write instead. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/`/, 'the backtick that begins code here has no closing one; add it after the code'],
  [/^#{2,}(?=\S)/, 'this is not a heading; write at most six "#" and a space after them'],
  [
    /^:::+ *[A-Za-z{]/,
    'this does not start an admonition; write its title in brackets, as in ":::note[Title]"',
  ],
  [
    /^!!!? *["\w]|^\[!\w+\]/,
    'this does not start an admonition; write ":::note" above the text and ":::" below it, with empty lines around it',
  ],
  [
    /^\|.*\|[ \t]*\n\|/,
    'this is not a table; the second row must be "| --- | --- |", with as many cells as the first',
  ],
  [
    /\*\*|(?<!\w)__(?!\w)/,
    'these marks are shown as they are; bold text is **text**, without spaces inside the marks and with spaces around them next to a word',
  ],
  [/[\uFF61-\uFF9F]/, 'half-width katakana are not found by searches; write full-width ones'],
  [/\u3000/, 'a full-width space is not used in texts; remove it'],
  [/[０-９]+/, 'full-width digits are not found by searches; write 0 to 9'],
  [/＜\/?[A-Za-z]/, 'a full-width "＜" does not start an element; write "<"'],
];

function faultOfBlock(
  {text, prose}: TextBlock,
  citesFacts: boolean,
  isEscaped: (index: number) => boolean,
): {readonly index: number; readonly message: string} | undefined {
  for (const [pattern, message] of LOOKALIKES) {
    const match = pattern.exec(prose);
    // After a backslash, it is meant to be shown.
    if (match && !isEscaped(match.index)) {
      return {index: match.index, message};
    }
  }
  const fact = citesFacts ? /<\s*\/?Fact\b/.exec(text) : null;
  return fact
    ? {
        index: fact.index,
        message: 'this is shown as text; write <Fact id="…" /> without backticks or extra spaces',
      }
    : undefined;
}
