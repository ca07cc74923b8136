/**
 * Rules for markup. MDX pages are programs that run during the build and in every browser, so
 * only a few harmless elements are allowed. Markdown covers everything else.
 */
import {markdownFor} from '../article/elements';
import {type Element, isTruncation, type Page} from '../article/reader';
import type {TextBlock} from '../article/textBlock';
import {isEntryPage} from '../kinds';
import {nearestWord, type Position, type Problem, suggestion} from './problems';

/** Attributes of an element: optional, required with any text, or required with a listed word. */
type Attributes = Readonly<Record<string, 'optional' | 'required' | readonly string[]>>;
type Elements = Readonly<Record<string, Attributes>>;

const HTML: Elements = {
  br: {},
  details: {open: 'optional'},
  kbd: {},
  sub: {},
  summary: {},
  sup: {},
};

const IN_ARTICLES: Elements = {Fact: {id: 'required'}, ...HTML};

/** Elements allowed in documentation pages; `plugins/catalogue/embedRecords.ts` provides their data. */
const inDocuments = (categories: readonly string[] | undefined): Elements => ({
  CategoryTable: {category: categories ?? 'required', caption: 'required'},
  Estimate: {category: categories ?? 'required'},
  HealthSummary: {},
  HealthSubjects: {of: ['values', 'facts'], caption: 'required'},
  HealthEntries: {caption: 'required'},
  HealthTranslations: {},
  ...HTML,
});

/**
 * Checks the markup of a page: code, elements, references, tables, directives, and text that looks
 * like misspelt markup.
 * @param categories slugs of the categories; `undefined` if they aren't known
 */
export function checkMarkup(page: Page, categories: readonly string[] | undefined): Problem[] {
  const allowed = isEntryPage(page.file) ? IN_ARTICLES : inDocuments(categories);
  const report = ({line, column}: Position, message: string): Problem => ({
    file: page.file,
    line,
    column,
    message,
  });
  return [
    ...page.code.map((code) =>
      report(
        code,
        code.kind === 'module'
          ? `a line that begins with "${page.text.startsWith('export', code.start) ? 'export' : 'import'}" is code, which is not allowed in pages; remove it, or start the line with another word`
          : 'text in braces is code, which is not allowed in pages; write the text itself, with "\\{" for a brace',
      ),
    ),
    ...page.elements
      // Of nested elements, only the outermost is reported.
      .filter(({parent}) => parent === undefined || Object.hasOwn(allowed, parent.name))
      .flatMap((element) => {
        const message = complaintAbout(element, allowed);
        return message === undefined ? [] : [report(element, message)];
      }),
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
    ...page.codeBlocks
      .filter(({language}) => language === 'mdx-code-block')
      .map((block) =>
        report(
          block,
          'a code block with the language "mdx-code-block" is run as code; use another language, such as mdx',
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
      const fault = faultOfBlock(block, Object.hasOwn(allowed, 'Fact'), (index) =>
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

function complaintAbout(element: Element, allowed: Elements): string | undefined {
  const {name, attributes, isEmpty} = element;
  const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (known === undefined) {
    const markdown = markdownFor(name);
    const near = nearestWord(name, Object.keys(allowed));
    const remedy =
      markdown !== undefined
        ? `write ${markdown} instead`
        : near !== undefined
          ? `did you mean <${near}>?`
          : `remove it; allowed: ${Object.keys(allowed)
              .map((element) => `<${element}>`)
              .join(', ')}`;
    return `<${name}> is not allowed in pages; ${remedy}`;
  }
  const foreign = Object.keys(attributes).find((attribute) => !Object.hasOwn(known, attribute));
  if (foreign !== undefined) {
    const names = Object.keys(known);
    const takes = names.length === 0 ? 'no attributes' : `only ${names.join(', ')}`;
    const lacking = names.filter((attribute) => attributes[attribute] === undefined);
    const remedy =
      nearestWord(foreign, lacking) ??
      (known[lacking[0] ?? ''] === 'required' ? lacking[0] : undefined);
    const right =
      attributes[foreign]!.value === ''
        ? `${remedy}="${foreign}"`
        : `"${remedy}" instead of "${foreign}"`;
    return `<${name}> allows ${takes}; ${remedy === undefined ? `remove "${foreign}"` : `write ${right}`}`;
  }
  if (element.hasSpread) {
    return `<${name}> must not have attributes in braces; write them one by one`;
  }
  for (const [attribute, rule] of Object.entries(known)) {
    const given = attributes[attribute];
    const sample = `${attribute}="…"`;
    if (given?.isCode) {
      return `the value of ${attribute} in <${name}> is code; write ${sample} with a plain word`;
    }
    if (rule !== 'optional' && (given === undefined || given.value.trim() === '')) {
      return `<${name}> needs ${sample}; add it`;
    }
    if (typeof rule !== 'string' && !rule.includes(given!.value)) {
      return `<${name}> does not support ${attribute}="${given!.value}"${suggestion(given!.value, rule, '; write a supported value')}`;
    }
  }
  return name === 'Fact' && !isEmpty
    ? `<Fact> has no content; write <Fact id="${attributes.id!.value}" />`
    : undefined;
}
