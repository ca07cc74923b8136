/** Rules for the markup of a page, and for text that looks like misspelt markup. */
import {findForbidden} from '../article/allowList';
import {isTruncation, type Page} from '../article/reader';
import {type NodeOf, sliceOf, spanOf} from '../article/syntax';
import {isColon, type TextBlock} from '../article/textBlock';
import type {Edition} from './edition';
import {isEntryPage} from '../kinds';
import {type Fault, type Position, positionAt, type Problem, report, suggestion} from '../problems';
import {checkText} from '../texts/faults';

export function checkMarkup({page, catalogue}: Edition): Problem[] {
  const isEntry = isEntryPage(page.file);
  const at = (place: Position, fault: Fault) => report(page, place, fault);
  const categories = Object.keys(catalogue.categories.categories);
  const surplus = isEntry
    ? 'the end of the preview is marked twice'
    : 'only entries have a preview';
  return [
    ...findForbidden(page.file, page.root, categories).flatMap(({node, message}) =>
      at(spanOf(node), message),
    ),
    ...findUnwrapped(page),
    ...page.root.children.flatMap((node) => {
      const isBold =
        node.type === 'paragraph' && node.children.every(({type}) => type === 'strong');
      return at(spanOf(node), isBold && 'a bold line is no heading; write "## " and an id');
    }),
    ...page.undefinedLinks.flatMap((link) => at(link, faultOfLabel(link.label))),
    ...page.unusedLabels.flatMap((definition) =>
      at(definition, `no link uses the label "[${definition.label}]"; use it, or remove the line`),
    ),
    ...page.all('table').flatMap(({children: [head, ...body]}) => {
      const columns = head!.children.length;
      return body.flatMap((row) => at(spanOf(row), faultOfRow(row.children.length, columns)));
    }),
    ...page
      .all('containerDirective', 'leafDirective', 'textDirective')
      .flatMap((node) => at(spanOf(node), faultOfDirective(node, page.text))),
    ...page.blocks.flatMap((block) => findLookalike(page, block, isEntry)),
    ...page.comments
      .filter(isTruncation)
      .slice(isEntry ? 1 : 0)
      .flatMap((mark) => at(mark, `${surplus}; remove this marker`)),
  ];
}

/** One problem for each text of a page with an invisible character that is written as an entity. */
export const checkDecoded = ({file, blocks, pictures}: Page): Problem[] => [
  ...blocks.flatMap((block) => checkText(file, block.text, (index) => block.spanOf(index))),
  ...pictures.flatMap((picture) => checkText(file, picture.alt, () => picture)),
];

const faultOfLabel = (label: string): Fault =>
  label.startsWith('^')
    ? `the footnote "[${label}]" is not defined on the page; add a line "[${label}]: …"`
    : `"[${label}]" is not defined on the page; write the URL here, as [text](https://…), or add a line "[${label}]: https://…"`;

const faultOfRow = (cells: number, columns: number): Fault =>
  cells > columns &&
  `the row has ${cells} cells but the table has ${columns === 1 ? 'one column' : `${columns} columns`}, so the rest is not shown; remove it, or write "\\|" for the character itself`;

/**
 * Text that Docusaurus changes before it parses a page: it removes the fences of a block of code in
 * "mdx-code-block", even those in a comment, and what is around the Markdown. The check would then
 * read another page.
 */
function findUnwrapped({file, text, frontMatter, codeBlocks}: Page): Problem[] {
  const index = text.search(/^[ \t>]*(?:`{3,}|~{3,})[ \t]*mdx-code-block/m);
  const start = positionAt(text, index);
  // A block of code in this language is not allowed anyway.
  const isBlock = codeBlocks.some(
    ({line, language}) => line === start.line && language === 'mdx-code-block',
  );
  if (index >= 0 && !isBlock) {
    const message = 'the word "mdx-code-block" after "```" turns text into code; remove it';
    return report({file}, start, message);
  }
  const offset = frontMatter?.body.offset ?? 0;
  const {0: before, 1: fault} = /^\s*?\n?([ \t]+\S|---)/.exec(text.slice(offset)) ?? [''];
  const place = positionAt(text, offset + before.length - (fault ?? '').length);
  const message =
    'the Markdown must start with text at the beginning of a line; remove the spaces or the "---"';
  return report({file}, place, fault && message);
}

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** What is wrong with a directive: `:::note … :::`, `::name` or `:name[…]`. */
function faultOfDirective(
  node: NodeOf<'containerDirective' | 'leafDirective' | 'textDirective'>,
  text: string,
): Fault {
  const {name, type} = node;
  if (isColon(text, node)) {
    return undefined;
  }
  if (type !== 'containerDirective') {
    return type === 'leafDirective'
      ? `"::${name}" would not be shown; write the text itself`
      : `":${name}[…]" would not be shown; write the text alone, with a space after the colon`;
  }
  return (
    (!ADMONITIONS.includes(name) &&
      `the admonition ":::${name}" does not exist${suggestion(name, ADMONITIONS)}`) ||
    (!/\n[ \t>]*:::+[ \t]*$/.test(sliceOf(text, spanOf(node))) &&
      `the admonition is not closed; add a line ":::" after it`)
  );
}

/** Text that looks like markup but is shown as it is. */
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
  [/(?<=[)）]\[)https?:/, 'the brackets of the link are in the wrong order; write [text](URL)'],
  // The parser makes a link of any other.
  [/(?<![a-z])(?:https?:\/\/|www\.)\w/i, 'this URL has no link text; write [what it is](URL)'],
  [/＜\/?[A-Za-z]/, 'a full-width "＜" does not start an element; write "<"'],
];

function findLookalike(page: Page, block: TextBlock, citesFacts: boolean): Problem[] {
  const {text, prose} = block;
  for (const [pattern, message] of LOOKALIKES) {
    const match = pattern.exec(prose);
    // After a backslash, it is meant to be shown.
    if (match && !page.text.endsWith('\\', block.spanOf(match.index).start)) {
      return report(page, block.spanOf(match.index), message);
    }
  }
  const fact = text.search(/<\s*\/?Fact\b/);
  const message = 'this is shown as text; write <Fact id="…" /> without backticks or extra spaces';
  return citesFacts && fact >= 0 ? report(page, block.spanOf(fact), message) : [];
}
