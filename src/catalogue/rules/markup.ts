/**
 * Which elements a page may have. Docusaurus reads a page as MDX, a program that runs in the
 * build and in every reader's browser; so all but a few harmless elements is refused, and what
 * an author wants is written in Markdown.
 */
import type {Tag} from '../article/elements';
import {isTruncation, type Page} from '../article/reader';
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

/** The components of documents are tables made of records (`plugins/catalogue/embedRecords.ts`). */
const inDocuments = (tags: readonly string[]): Elements => ({
  ServiceTable: {tag: tags, caption: 'required'},
  HealthSummary: {},
  HealthSubjects: {of: ['values', 'facts'], caption: 'required'},
  HealthEntries: {caption: 'required'},
  HealthTranslations: {},
  ...HTML,
});

/** What Markdown has in place of elements of HTML. */
const IN_MARKDOWN: readonly (readonly [readonly string[], string])[] = [
  [['a', 'Link'], '[text](https://…)'],
  [['img', 'picture', 'Image'], '![what it shows](./picture.png)'],
  [['b', 'strong'], '**text**'],
  [['em', 'i'], '*text*'],
  [
    ['code', 'pre', 'samp', 'tt', 'CodeBlock'],
    'the text between backticks, or a block between ```',
  ],
  [['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], '"## Heading {/* #id */}"'],
  [['li', 'ol', 'ul'], 'lines that begin with "- " or "1. "'],
  [['table', 'tbody', 'td', 'th', 'thead', 'tr'], 'a table with "|" between its cells'],
  [['blockquote'], 'lines that begin with "> "'],
  [['hr'], 'a line of "---"'],
  [['p', 'div', 'span', 'section', 'center', 'font', 'u', ''], 'the text alone'],
  [['Admonition'], 'a block between ":::note" and ":::"'],
];

/**
 * Every piece of a page that is code, and every element that it may not have.
 * @param tags the tags of which a table can be shown
 */
export function checkMarkup(page: Page, tags: readonly string[]): Problem[] {
  const allowed = isEntryPage(page.file) ? IN_ARTICLES : inDocuments(tags);
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
    ...page.elements.flatMap((tag) => {
      const message = complaintAbout(tag, allowed);
      return message === undefined ? [] : [report(tag, message)];
    }),
    ...page.undefinedLinks.map((link) =>
      report(
        link,
        `"[${link.label}]" is defined nowhere on the page; write the address here, as [text](https://…), or add a line "[${link.label}]: https://…"`,
      ),
    ),
    ...page.comments
      .filter(isTruncation)
      .slice(1)
      .map((mark) =>
        report(mark, 'the end of the preview is marked a second time; remove this mark'),
      ),
  ];
}

function complaintAbout(tag: Tag, allowed: Elements): string | undefined {
  const {name, attributes, kind} = tag;
  const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (known === undefined) {
    const [, markdown] = IN_MARKDOWN.find(([names]) => names.includes(name)) ?? [];
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
    return `<${name}> takes ${takes}; remove "${foreign}"`;
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
      return `${attribute} of <${name}> is "${given!.value}"${suggestion(given!.value, rule)}`;
    }
  }
  return name === 'Fact' && kind === 'opening'
    ? `<Fact> holds no text of its own; write <Fact id="${attributes.id!.value}" />`
    : undefined;
}
