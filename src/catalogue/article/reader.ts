/**
 * Extracts the content of a page with positions: headings, links, citations and so on. All rules
 * and commands that look into pages use this reader.
 */
import {createRequire} from 'node:module';
import type * as NormalizeIdentifier from 'micromark-util-normalize-identifier';
import {ContentError, type Position, type Problem} from '../rules/problems';
import {decode, isTag, readTag, type Tag, TagStack} from './elements';
import {findFrontMatter, type FrontMatter, START} from './frontMatter';
import {parseMarkdown, type Span, type SyntaxNode, SyntaxProblem} from './syntax';
import {TextBlock} from './textBlock';

/** A heading; `id` is `undefined` if it has no explicit id. */
type Heading = Span & {
  readonly level: number;
  readonly id: string | undefined;
  /** Whether it is a setext heading, which is underlined with hyphens or equals signs. */
  readonly isUnderlined: boolean;
};
/** A link in any notation; `target` is its URL as written, `label` its text. */
export type Link = Span & {readonly target: string; readonly label: string};
type Picture = Span & {readonly target: string; readonly alt: string};
/** `<Fact id="…" />`, which shows a fact of the record. */
type Citation = Span & {readonly id: string};
/** A comment without its delimiters and the white space around its text. */
export type Comment = Span & {
  readonly text: string;
  /** Whether it is a part of the page of its own, instead of within one. */
  readonly isPart: boolean;
};
/** A top-level block, such as a paragraph or list; `type` is the token type of micromark. */
type Part = Span & {readonly type: string};
/** A row of a table body; `columns` is the number of cells in the table head. */
type Row = Span & {readonly cells: number; readonly columns: number};
/** A directive: `:::note … :::`, `::name` or `:name[…]`. */
type Directive = Span & {
  readonly name: string;
  readonly kind: 'block' | 'line' | 'text';
  readonly isClosed: boolean;
};
/** A fenced code block; `language` is empty if the fence names none, `text` includes the fences. */
type CodeBlock = Span & {
  readonly language: string;
  readonly text: string;
  readonly isClosed: boolean;
};
/** Code that runs during the build: an expression in braces, or an import or export. */
type Code = Span & {readonly kind: 'expression' | 'module'};
/** The label of a reference such as `[text][label]` or `[^label]`. */
type Undefined = Position & {readonly label: string};

export type Page = {
  /** Path relative to the site root, with forward slashes. */
  readonly file: string;
  /** The whole file. */
  readonly text: string;
  /** `undefined` if the page has none. */
  readonly frontMatter: FrontMatter | undefined;
  readonly parts: readonly Part[];
  readonly headings: readonly Heading[];
  readonly rows: readonly Row[];
  readonly directives: readonly Directive[];
  readonly links: readonly Link[];
  readonly pictures: readonly Picture[];
  readonly citations: readonly Citation[];
  readonly comments: readonly Comment[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Opening and self-closing tags, including those of {@link citations}. */
  readonly elements: readonly Tag[];
  readonly code: readonly Code[];
  /** Labels that links or footnotes use and the page doesn't define. */
  readonly undefinedLinks: readonly Undefined[];
  /** Labels that the page defines and no link uses, or that it defines twice. */
  readonly unusedLabels: readonly Undefined[];
  /** URLs in the text without link markup. They are also in {@link links}. */
  readonly bareLinks: readonly Link[];
  /** Paragraphs, headings and table rows in the order of the page. */
  readonly blocks: readonly TextBlock[];
};

/**
 * Parses a page.
 * @throws ContentError if it is not valid MDX or its front matter is not delimited correctly
 */
export function readPage(file: string, text: string): Page {
  const {page, problems} = inspectPage(file, text);
  if (page === undefined) {
    throw new ContentError(problems);
  }
  return page;
}

/** Maximum number of syntax errors that are looked for in a page. */
const MAX_MISTAKES = 20;

/** Like {@link readPage}, but returns the problems instead of throwing. */
export function inspectPage(
  file: string,
  text: string,
):
  | {readonly page: Page; readonly problems: readonly []}
  | {readonly page: undefined; readonly problems: readonly Problem[]} {
  const {frontMatter, complaint} = findFrontMatter(text);
  if (complaint) {
    return {page: undefined, problems: [{file, ...complaint}]};
  }
  const problems: Problem[] = [];
  const unclosed: string[] = [];
  let rest = text;
  for (let round = 0; round < MAX_MISTAKES; round++) {
    const body = new Body(rest);
    try {
      body.read(parseMarkdown(rest, frontMatter?.body ?? START));
      return problems.length > 0
        ? {page: undefined, problems}
        : {page: {file, text, frontMatter, ...body.content()}, problems: []};
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) {
        throw error;
      }
      const {line, column} = error.position;
      // A closing tag may have lost its opening tag with a paragraph that was blanked before.
      if (!error.ends || !unclosed.includes(error.ends)) {
        problems.push({file, line, column, message: error.message});
      }
      unclosed.push(...elementsOf(rest.split('\n')[line - 1] ?? ''));
      // The parser stops at the first error; blank the paragraph to find the next one.
      rest = withoutParagraph(rest, line);
    }
  }
  return {page: undefined, problems};
}

/** Names of the elements that a line may open. */
const elementsOf = (row: string): string[] =>
  [...row.matchAll(/<([\w.:-]+)/g)].map(([, name]) => name!);

/** Replaces a line and its neighbours, up to the next blank lines, with spaces. */
function withoutParagraph(text: string, line: number): string {
  const rows = text.split('\n');
  const blank = (from: number, step: number) => {
    for (let index = from; /\S/.test(rows[index] ?? ''); index += step) {
      rows[index] = ' '.repeat(rows[index]!.length);
    }
  };
  blank(line, 1);
  blank(line - 1, -1);
  return rows.join('\n');
}

/**
 * Whether a code block that isn't closed contains what looks like the rest of the page. At the
 * end of a page, a block may be left open.
 */
export const swallows = ({isClosed, text}: CodeBlock): boolean =>
  !isClosed && /\n(?:#{2,6} |.*<Fact )/.test(text);

/** Whether a comment is the truncation marker, which ends the preview of an article. */
export const isTruncation = ({text}: Comment): boolean => text === 'truncate';

/** The truncation marker of a page. */
export const truncationOf = ({comments}: Page): Comment | undefined => comments.find(isTruncation);

/** Inline elements, whose text belongs to the sentence around them. */
const INLINE = new Set(['kbd', 'sub', 'sup']);

/** A URL in a text, possibly followed by punctuation of the sentence. */
const ADDRESS = /(?<![a-z])(?:https?:\/\/|www\.)[\w\-.~:/?#@!$&()*+,;=%]+/gi;

/** A reference `[text][label]` or `[label][]`, or a footnote reference `[^label]`. */
const UNDEFINED = /\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,200})\]|\[(\^[^[\]\s]{1,80})\]/g;

class Body {
  readonly parts: Part[] = [];
  readonly headings: Heading[] = [];
  readonly rows: Row[] = [];
  readonly directives: Directive[] = [];
  readonly links: Link[] = [];
  readonly pictures: Picture[] = [];
  readonly citations: Citation[] = [];
  readonly comments: Comment[] = [];
  readonly codeBlocks: CodeBlock[] = [];
  readonly elements: Tag[] = [];
  readonly code: Code[] = [];
  readonly undefinedLinks: Undefined[] = [];
  readonly unusedLabels: Undefined[] = [];
  readonly bareLinks: Link[] = [];
  readonly blocks: TextBlock[] = [];

  /** Link reference definitions by normalized label. */
  private readonly definitions = new Map<string, Undefined & {readonly target: string}>();
  private readonly references: {readonly by: {target: string}; readonly label: string}[] = [];
  /** Open elements, outermost first. */
  private readonly open: Tag[] = [];

  constructor(private readonly text: string) {}

  read(root: SyntaxNode): void {
    for (const child of root.children) {
      // Paragraphs and setext headings are one level deeper.
      for (const part of child.type === 'content' ? child.children : [child]) {
        if (!/^(?:lineEnding|linePrefix|lineSuffix|whitespace)/.test(part.type)) {
          this.parts.push({...spanOf(part), type: part.type});
        }
      }
    }
    this.readChildren(root);
    for (const {by, label} of this.references) {
      by.target = this.definitions.get(label)?.target ?? '';
    }
    const used = new Set(this.references.map(({label}) => label));
    for (const [label, definition] of this.definitions) {
      if (!used.has(label)) {
        this.unusedLabels.push(definition);
      }
    }
  }

  content(): Omit<Page, 'file' | 'text' | 'frontMatter'> {
    const {parts, headings, rows, directives, links, pictures, citations, comments} = this;
    const {codeBlocks, elements, code, undefinedLinks, unusedLabels, bareLinks, blocks} = this;
    return {
      ...{parts, headings, rows, directives, links, pictures, citations, comments},
      ...{codeBlocks, elements, code, undefinedLinks, unusedLabels, bareLinks, blocks},
    };
  }

  private sliceOf({start, end}: Span): string {
    return this.text.slice(start, end);
  }

  private readChildren(node: SyntaxNode, block?: TextBlock): void {
    const elements = new TagStack();
    for (const child of node.children) {
      if (child.type === 'listItemPrefix') {
        elements.close();
      }
      if (isTag(child)) {
        const tag = readTag(child, this.text, this.open.at(-1));
        elements.push(tag);
        this.readElement(tag, block);
      } else {
        this.readNode(child, block);
      }
    }
    elements.close();
  }

  private readNode(node: SyntaxNode, block?: TextBlock): void {
    switch (node.type) {
      case 'table':
        this.readTable(node);
        this.readChildren(node, block);
        break;
      case 'directiveContainer':
      case 'directiveLeaf':
        this.readDirective(node);
        this.readChildren(node, block);
        break;
      case 'directiveText':
        this.readTextDirective(node, block);
        break;
      case 'paragraph':
      case 'tableRow':
      case 'directiveContainerLabel':
      case 'directiveLeafLabel':
        this.readBlock(node);
        break;
      case 'atxHeading':
      case 'setextHeading':
        this.headings.push(this.headingOf(node));
        this.readBlock(node);
        break;
      case 'link':
        this.readLink(node, block);
        break;
      case 'image':
        this.readPicture(node, block);
        break;
      case 'definition':
        this.readDefinition(node);
        break;
      case 'codeFenced':
        this.codeBlocks.push({
          ...spanOf(node),
          language: this.languageOf(node),
          text: this.sliceOf(node),
          isClosed: node.children.filter(({type}) => type === 'codeFencedFence').length > 1,
        });
        break;
      case 'codeTextData':
        block?.addCode(this.sliceOf(node), node);
        break;
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        this.readExpression(node, block);
        break;
      case 'data':
      case 'characterEscapeValue':
      case 'literalAutolinkHttp':
      case 'literalAutolinkWww':
      case 'literalAutolinkEmail':
      case 'lineEnding':
        block?.add(this.sliceOf(node), node);
        break;
      case 'characterReference':
        block?.add(decode(this.sliceOf(node)), node);
        break;
      case 'tableCellDivider':
        block?.addGap(node);
        break;
      case 'mdxjsEsm':
        this.code.push({...spanOf(node), kind: 'module'});
        break;
      case 'tableDelimiterRow':
        break;
      default:
        this.readChildren(node, block);
    }
  }

  private readBlock(node: SyntaxNode): void {
    const block = new TextBlock(node.start);
    this.blocks.push(block);
    this.readChildren(node, block);
    this.readAddresses(block);
    this.findUndefined(block);
  }

  private headingOf(node: SyntaxNode): Heading {
    const marks = find(node, 'atxHeadingSequence') ?? find(node, 'setextHeadingLineSequence')!;
    const written = this.sliceOf(marks);
    const isUnderlined = marks.type === 'setextHeadingLineSequence';
    const level = isUnderlined ? (written.startsWith('=') ? 1 : 2) : written.length;
    const content = find(node, 'atxHeadingText') ?? find(node, 'setextHeadingText');
    const [comment = ''] = this.commentsIn(content?.children.at(-1)) ?? [];
    return {
      ...spanOf(node),
      level,
      isUnderlined,
      id: comment.startsWith('#') ? comment.slice(1) : undefined,
    };
  }

  private readLink(node: SyntaxNode, block?: TextBlock): void {
    const link = {...spanOf(node), target: '', label: ''};
    this.readTarget(node, link);
    this.links.push(link);
    block?.links.push(link);
    const from = block?.text.length ?? 0;
    this.readChildren(find(node, 'labelText') ?? NOTHING, block);
    block?.labels.push({from, to: block.text.length});
    link.label = block?.text.slice(from) ?? '';
  }

  private readTable(node: SyntaxNode): void {
    const cellsOf = (row: SyntaxNode) =>
      row.children.filter(({type}) => type === 'tableHeader' || type === 'tableData').length;
    const head = find(node, 'tableRow');
    const columns = head ? cellsOf(head) : 0;
    for (const row of find(node, 'tableBody')?.children ?? []) {
      if (row.type === 'tableRow') {
        this.rows.push({...spanOf(row), cells: cellsOf(row), columns});
      }
    }
  }

  private readDirective(node: SyntaxNode): void {
    const isBlock = node.type === 'directiveContainer';
    const name = find(node, `${node.type}Name`);
    this.directives.push({
      ...spanOf(node),
      name: name ? this.sliceOf(name) : '',
      kind: isBlock ? 'block' : 'line',
      isClosed: !isBlock || /\n[ \t>]*:::+[ \t]*$/.test(this.sliceOf(node)),
    });
  }

  /** `:name` alone is shown as text. With a label or attributes, only the label would be shown. */
  private readTextDirective(node: SyntaxNode, block?: TextBlock): void {
    const name = this.sliceOf(find(node, 'directiveTextName') ?? NOTHING);
    if (node.end - node.start > name.length + 1) {
      this.directives.push({...spanOf(node), name, kind: 'text', isClosed: true});
      this.readChildren(node, block);
    } else {
      block?.add(this.sliceOf(node), node);
    }
  }

  private readPicture(node: SyntaxNode, block?: TextBlock): void {
    block?.addGap(node);
    const from = block?.text.length ?? 0;
    this.readChildren(find(node, 'labelText') ?? NOTHING, block);
    const picture = {...spanOf(node), target: '', alt: block?.text.slice(from).trim() ?? ''};
    block?.addGap(node);
    this.readTarget(node, picture);
    this.pictures.push(picture);
  }

  /** Sets the target of a link or picture, for references after all definitions were read. */
  private readTarget(node: SyntaxNode, by: {target: string}): void {
    // Search the direct children only: a picture in the label of a link has its own target.
    const resource = node.children.find(({type}) => type === 'resource');
    const reference = node.children.find(({type}) => type === 'reference');
    if (resource) {
      const address = find(resource, 'resourceDestinationString');
      by.target = address ? decode(this.sliceOf(address)) : '';
    } else {
      const label = (reference && find(reference, 'referenceString')) ?? find(node, 'labelText');
      this.references.push({by, label: normalize(this.sliceOf(label ?? NOTHING))});
    }
  }

  private readDefinition(node: SyntaxNode): void {
    const label = this.sliceOf(find(node, 'definitionLabelString') ?? NOTHING);
    const address = find(node, 'definitionDestinationString');
    const id = normalize(label);
    if (this.definitions.has(id)) {
      // If a label is defined twice, CommonMark uses the first definition.
      this.unusedLabels.push({...spanOf(node), label});
    } else {
      const target = address ? decode(this.sliceOf(address)) : '';
      this.definitions.set(id, {...spanOf(node), label, target});
    }
  }

  private languageOf(node: SyntaxNode): string {
    const info = find(node, 'codeFencedFenceInfo');
    return info ? decode(this.sliceOf(info)) : '';
  }

  private readExpression(node: SyntaxNode, block?: TextBlock): void {
    const comments = this.commentsIn(node);
    if (comments === undefined) {
      this.code.push({...spanOf(node), kind: 'expression'});
      block?.addGap(node);
    }
    for (const text of comments ?? []) {
      const isPart = this.parts.some(({start, type}) => start === node.start && type === node.type);
      this.comments.push({...spanOf(node), text, isPart});
    }
  }

  /** The comments in an expression; `undefined` if it contains anything else. */
  private commentsIn(node: SyntaxNode | undefined): readonly string[] | undefined {
    if (node === undefined || !/^mdx(?:Text|Flow)Expression$/.test(node.type)) {
      return undefined;
    }
    const comments: string[] = [];
    const rest = this.text
      .slice(node.start + 1, node.end - 1)
      .replace(/\/\*([\s\S]*?)(?:\*\/|$)/g, (_, comment: string) => {
        comments.push(comment.trim());
        return '';
      });
    return rest.trim() === '' ? comments : undefined;
  }

  private readElement(tag: Tag, block?: TextBlock): void {
    const {name, kind, attributes} = tag;
    if (kind === 'empty' || !INLINE.has(name)) {
      block?.addGap(tag);
    }
    if (kind === 'closing') {
      this.open.pop();
      return;
    }
    this.elements.push(tag);
    if (kind === 'opening') {
      this.open.push(tag);
    }
    if (name === 'Fact') {
      const {id} = attributes;
      this.citations.push({...spanOf(tag), id: id?.isCode ? '' : (id?.value ?? '')});
    }
  }

  /** Finds URLs that are links without markup. */
  private readAddresses(block: TextBlock): void {
    for (const match of block.prose.matchAll(ADDRESS)) {
      const address = withoutPunctuation(match[0]);
      block.hide(match.index, address.length);
      if (!block.labels.some(({from, to}) => match.index >= from && match.index < to)) {
        const target = /^www\./i.test(address) ? `http://${address}` : address;
        const link = {...block.spanOf(match.index, address.length), target, label: address};
        this.links.push(link);
        this.bareLinks.push(link);
        block.links.push(link);
      }
    }
  }

  /** Finds references without a definition, which the parser leaves in the text. */
  private findUndefined(block: TextBlock): void {
    for (const {index, 0: written, 1: label, 2: footnote} of block.prose.matchAll(UNDEFINED)) {
      const {line, column} = block.spanOf(index);
      this.undefinedLinks.push({line, column, label: footnote ?? (label! || written.slice(1, -3))});
    }
  }
}

const NOTHING: SyntaxNode = {type: '', line: 0, column: 0, start: 0, end: 0, children: []};

const spanOf = ({line, column, start, end}: Span): Span => ({line, column, start, end});

/** The first descendant with a type, depth first. */
function find(node: SyntaxNode, type: string): SyntaxNode | undefined {
  for (const child of node.children) {
    const found = child.type === type ? child : find(child, type);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Normalizes a label as CommonMark does: case and white space don't matter. */
function normalize(label: string): string {
  const {normalizeIdentifier} = createRequire(__filename)(
    'micromark-util-normalize-identifier',
  ) as typeof NormalizeIdentifier;
  return normalizeIdentifier(label);
}

/** Removes trailing punctuation and unbalanced brackets, which belong to the sentence. */
function withoutPunctuation(address: string): string {
  let closing = 0;
  for (const character of address) {
    closing += character === ')' ? 1 : character === '(' ? -1 : 0;
  }
  let {length} = address;
  for (;;) {
    const last = address.charAt(length - 1);
    if (last === ')' && closing > 0) {
      closing--;
    } else if (!/[.,;:!?*_~]/.test(last)) {
      return address.slice(0, length);
    }
    length--;
  }
}

/** Number of words in the visible text of a page, including inline code but no code blocks. */
export const countWords = ({blocks}: Page): number =>
  blocks.reduce((sum, {text}) => sum + wordsIn(text), 0);

/** Number of words of an English text. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'./@_-]*/gu)?.length ?? 0;
