/**
 * Which elements a page may have. Docusaurus reads a page as MDX, a program that runs in the
 * build and in every reader's browser; so all but a few harmless elements is refused, and what
 * an author wants is written in Markdown.
 */
import {markdownFor, type Tag} from '../article/elements';
import {isTruncation, type Page} from '../article/reader';
import type {TextBlock} from '../article/textBlock';
import {isEntryPage} from '../kinds';
import {nearestWord, type Position, type Problem, suggestion} from './problems';

/** What an attribute may be: left out, any text, or one of a few words. */
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

/** The components of documents show what the records hold (`plugins/catalogue/embedRecords.ts`). */
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
 * Every piece of a page that is code, and every element that it may not have.
 * @param categories those of which a table can be shown, where they are known
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
          ? `a line that begins with "${page.text.startsWith('export', code.start) ? 'export' : 'import'}" is code, which no page may hold; remove it, or begin the line with another word`
          : 'what stands between braces is code, which no page may hold; write the text itself, with "\\{" for a brace',
      ),
    ),
    ...page.elements
      // Of elements within each other, the outermost is told.
      .filter(({parent}) => parent === undefined || Object.hasOwn(allowed, parent.name))
      .flatMap((tag) => {
        const message = complaintAbout(tag, allowed);
        return message === undefined ? [] : [report(tag, message)];
      }),
    ...page.undefinedLinks.map((link) =>
      report(
        link,
        link.label.startsWith('^')
          ? `the footnote "[${link.label}]" is defined nowhere on the page; add a line "[${link.label}]: …"`
          : `"[${link.label}]" is defined nowhere on the page; write the address here, as [text](https://…), or add a line "[${link.label}]: https://…"`,
      ),
    ),
    ...page.unusedLabels.map((definition) =>
      report(
        definition,
        `no link has the label "[${definition.label}]"; remove the line, or use it`,
      ),
    ),
    ...page.codeBlocks
      .filter(({language}) => language === 'mdx-code-block')
      .map((block) =>
        report(
          block,
          'a block of code in "mdx-code-block" is run; name another language, such as mdx',
        ),
      ),
    ...page.rows
      .filter(({cells, columns}) => cells > columns)
      .map((row) =>
        report(
          row,
          `the row has ${row.cells} cells and the table ${columnsOf(row.columns)}; what is too much is not shown, so remove it, or write "\\|" for the character itself`,
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
            ? 'the end of the preview is marked a second time; remove this mark'
            : 'only entries have a preview; remove this mark',
        ),
      ),
  ];
}

const columnsOf = (count: number): string => (count === 1 ? 'one column' : `${count} columns`);

/** The blocks that the site draws. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

function faultOfDirective({name, kind, isClosed}: Page['directives'][number]): string | undefined {
  switch (kind) {
    case 'text':
      return `":${name}[…]" would be left out; write the text alone, with a space behind the colon`;
    case 'line':
      return `"::${name}" would be left out; write what it should show`;
    case 'block':
      return !ADMONITIONS.includes(name)
        ? `there is no block ":::${name}"${suggestion(name, ADMONITIONS)}`
        : isClosed
          ? undefined
          : `the block does not end; write a line ":::" behind it`;
  }
}

/** What looks like markup and is shown as it is. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/`/, 'code begins here with a backtick, and none ends it; write another behind it'],
  [
    /^#{2,}(?=\S)/,
    'this is no heading; write a space behind the "#", of which there are at most six',
  ],
  [/^:::+ *[A-Za-z{]/, 'this begins no block; write its title in brackets, as in ":::note[Title]"'],
  [
    /^!!!? *["\w]|^\[!\w+\]/,
    'this begins no block here; write ":::note" above the text, and ":::" below it, with empty lines around it',
  ],
  [
    /^\|.*\|[ \t]*\n\|/,
    'these lines are no table; its second row must be "| --- | --- |", with as many cells as the first',
  ],
  [
    /\*\*|(?<!\w)__(?!\w)/,
    'these marks stand in the text as they are; bold text is **text**, with no space within the marks and one around them where a word follows',
  ],
  [/[０-９]+/, 'here are full-width digits; write 0 to 9, which are found by a search'],
  [/＜\/?[A-Za-z]/, 'here is a full-width "＜", which begins no element; write "<"'],
];

function faultOfBlock(
  {text, prose}: TextBlock,
  citesFacts: boolean,
  isEscaped: (index: number) => boolean,
): {readonly index: number; readonly message: string} | undefined {
  for (const [pattern, message] of LOOKALIKES) {
    const match = pattern.exec(prose);
    // Behind a backslash, it is meant to be shown.
    if (match && !isEscaped(match.index)) {
      return {index: match.index, message};
    }
  }
  const fact = citesFacts ? /<\s*\/?Fact\b/.exec(text) : null;
  return fact
    ? {
        index: fact.index,
        message: 'this is shown as text; write <Fact id="…" />, without backticks or a space',
      }
    : undefined;
}

function complaintAbout(tag: Tag, allowed: Elements): string | undefined {
  const {name, attributes, kind} = tag;
  const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (known === undefined) {
    const markdown = markdownFor(name);
    const near = nearestWord(name, Object.keys(allowed));
    const remedy =
      markdown !== undefined
        ? `write ${markdown} instead`
        : near !== undefined
          ? `did you mean <${near}>?`
          : `remove it; allowed are ${Object.keys(allowed)
              .map((element) => `<${element}>`)
              .join(', ')}`;
    return `<${name}> is an element that no page may hold; ${remedy}`;
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
        : `"${remedy}" in place of "${foreign}"`;
    return `<${name}> takes ${takes}; ${remedy === undefined ? `remove "${foreign}"` : `write ${right}`}`;
  }
  if (tag.hasSpread) {
    return `<${name}> takes no attributes out of braces; write them one by one`;
  }
  for (const [attribute, rule] of Object.entries(known)) {
    const given = attributes[attribute];
    const sample = `${attribute}="…"`;
    if (given?.isCode) {
      return `${attribute} of <${name}> is code; write ${sample} with the word itself`;
    }
    if (rule !== 'optional' && (given === undefined || given.value.trim() === '')) {
      return `<${name}> lacks ${sample}; write it`;
    }
    if (typeof rule !== 'string' && !rule.includes(given!.value)) {
      return `<${name}> does not know ${attribute}="${given!.value}"${suggestion(given!.value, rule, '; write a word that the site knows')}`;
    }
  }
  return name === 'Fact' && kind === 'opening'
    ? `<Fact> holds no text of its own; write <Fact id="${attributes.id!.value}" />`
    : undefined;
}
