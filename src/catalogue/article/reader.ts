/**
 * What a page holds, each thing with its place: the one reader of Markdown, on which all rules
 * and commands work that look into pages.
 */
import {createRequire} from 'node:module';
import type * as NormalizeIdentifier from 'micromark-util-normalize-identifier';
import {ContentError, type Position, type Problem} from '../rules/problems';
import {decode, isTag, readTag, type Tag, TagStack} from './elements';
import {findFrontMatter, type FrontMatter, START} from './frontMatter';
import {parseMarkdown, type Span, type SyntaxNode, SyntaxProblem} from './syntax';
import {TextBlock} from './textBlock';

/** A heading; `id` is `undefined` where its author gave none. */
type Heading = Span & {readonly level: number; readonly id: string | undefined};
/** A link of whatever form, with its address as the page has it. */
export type Link = Span & {readonly target: string};
type Picture = Span & {readonly target: string; readonly alt: string};
/** `<Fact id="…" />`: a fact of the record, which stands here in the text. */
type Citation = Span & {readonly id: string};
/** A comment, without its marks and the white space around it. */
export type Comment = Span & {readonly text: string};
/** A block of code; `language` is what its fence names, if anything. */
type CodeBlock = Span & {readonly language: string};
/** What runs when the page is built: an expression in braces, or a line of import or export. */
type Code = Span & {readonly kind: 'expression' | 'module'};
/** A link by a label, of the form `[text][label]`, which the page does not define. */
type Undefined = Position & {readonly label: string};

export type Page = {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  /** The whole file. */
  readonly text: string;
  /** `undefined` where there is none. */
  readonly frontMatter: FrontMatter | undefined;
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly pictures: readonly Picture[];
  readonly citations: readonly Citation[];
  readonly comments: readonly Comment[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Opening and empty tags, those of {@link citations} among them. */
  readonly elements: readonly Tag[];
  readonly code: readonly Code[];
  readonly undefinedLinks: readonly Undefined[];
  /** Addresses that stand in the text as they are. */
  readonly bareLinks: readonly Link[];
  /** Paragraphs, headings and rows of tables, in their order. */
  readonly blocks: readonly TextBlock[];
};

/**
 * Reads a page.
 * @throws ContentError when Docusaurus could not read it
 */
export function readPage(file: string, text: string): Page {
  const {page, problems} = inspectPage(file, text);
  if (page === undefined) {
    throw new ContentError(problems);
  }
  return page;
}

/** How many mistakes of syntax are looked for in a page. */
const MAX_MISTAKES = 20;

/** Like {@link readPage}, but hands all problems over instead of throwing. */
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
  let rest = text;
  while (problems.length < MAX_MISTAKES) {
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
      problems.push({file, line, column, message: error.message});
      // The parser stops at a mistake; without the paragraph that has it, it finds the next.
      rest = withoutParagraph(rest, line);
    }
  }
  return {page: undefined, problems};
}

/** A text in which the lines around one, up to the next empty ones, are empty too. */
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

/** Whether a comment is the mark at which the preview of an article ends. */
export const isTruncation = ({text}: Comment): boolean => text === 'truncate';

/** The mark at which the preview of an article ends. */
export const truncationOf = ({comments}: Page): Comment | undefined => comments.find(isTruncation);

/** Elements around words of a sentence, which look different and are read on. */
const INLINE = new Set(['kbd', 'sub', 'sup']);

/** An address in a text, up to what may end the sentence around it. */
const ADDRESS = /(?<![a-z])(?:https?:\/\/|www\.)[\w\-.~:/?#@!$&()*+,;=%]+/gi;

/** `[text][label]`, or `[label][]`. */
const UNDEFINED = /\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,200})\]/g;

class Body {
  readonly headings: Heading[] = [];
  readonly links: Link[] = [];
  readonly pictures: Picture[] = [];
  readonly citations: Citation[] = [];
  readonly comments: Comment[] = [];
  readonly codeBlocks: CodeBlock[] = [];
  readonly elements: Tag[] = [];
  readonly code: Code[] = [];
  readonly undefinedLinks: Undefined[] = [];
  readonly bareLinks: Link[] = [];
  readonly blocks: TextBlock[] = [];

  /** Addresses by the label under which the page has them elsewhere. */
  private readonly definitions = new Map<string, string>();
  private readonly references: {readonly by: {target: string}; readonly label: string}[] = [];

  constructor(private readonly text: string) {}

  read(root: SyntaxNode): void {
    this.readChildren(root);
    for (const {by, label} of this.references) {
      by.target = this.definitions.get(label) ?? '';
    }
  }

  content(): Omit<Page, 'file' | 'text' | 'frontMatter'> {
    const {headings, links, pictures, citations, comments, codeBlocks} = this;
    const {elements, code, undefinedLinks, bareLinks, blocks} = this;
    return {
      ...{headings, links, pictures, citations, comments, codeBlocks},
      ...{elements, code, undefinedLinks, bareLinks, blocks},
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
        const tag = readTag(child, this.text);
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
        this.codeBlocks.push({...spanOf(node), language: this.languageOf(node)});
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
    const [first = ''] = comment.split(' ');
    return {...spanOf(node), level, id: first.startsWith('#') ? first.slice(1) : undefined};
  }

  private readLink(node: SyntaxNode, block?: TextBlock): void {
    const link = {...spanOf(node), target: ''};
    this.readTarget(node, link);
    this.links.push(link);
    block?.links.push(link);
    const from = block?.text.length ?? 0;
    this.readChildren(find(node, 'labelText') ?? NOTHING, block);
    block?.labels.push({from, to: block.text.length});
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

  /** Finds the address of a link or picture, now or when all definitions have been read. */
  private readTarget(node: SyntaxNode, by: {target: string}): void {
    // A picture in the label of a link has an address of its own.
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
    const label = normalize(this.sliceOf(find(node, 'definitionLabelString') ?? NOTHING));
    const address = find(node, 'definitionDestinationString');
    // Of two with one label, the first holds.
    if (!this.definitions.has(label)) {
      this.definitions.set(label, address ? decode(this.sliceOf(address)) : '');
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
      this.comments.push({...spanOf(node), text});
    }
  }

  /** The comments in an expression; `undefined` for one that holds something else. */
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
    if (kind !== 'closing') {
      this.elements.push(tag);
    }
    if (name === 'Fact' && kind !== 'closing') {
      this.citations.push({...spanOf(tag), id: attributes.id?.value ?? ''});
    }
  }

  /** Finds the addresses that are links without any mark. */
  private readAddresses(block: TextBlock): void {
    for (const match of block.prose.matchAll(ADDRESS)) {
      const address = withoutPunctuation(match[0]);
      block.hide(match.index, address.length);
      if (!block.labels.some(({from, to}) => match.index >= from && match.index < to)) {
        const target = /^www\./i.test(address) ? `http://${address}` : address;
        const link = {...block.spanOf(match.index, address.length), target};
        this.links.push(link);
        this.bareLinks.push(link);
        block.links.push(link);
      }
    }
  }

  /** A label that the page defines nowhere stays in the text, with its brackets. */
  private findUndefined(block: TextBlock): void {
    for (const {index, 0: written, 1: label} of block.prose.matchAll(UNDEFINED)) {
      const {line, column} = block.spanOf(index);
      this.undefinedLinks.push({line, column, label: label! || written.slice(1, -3)});
    }
  }
}

const NOTHING: SyntaxNode = {type: '', line: 0, column: 0, start: 0, end: 0, children: []};

const spanOf = ({line, column, start, end}: Span): Span => ({line, column, start, end});

/** The first token of a type in a token, at any depth. */
function find(node: SyntaxNode, type: string): SyntaxNode | undefined {
  for (const child of node.children) {
    const found = child.type === type ? child : find(child, type);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Labels that differ in case or white space only are the same. */
function normalize(label: string): string {
  const {normalizeIdentifier} = createRequire(__filename)(
    'micromark-util-normalize-identifier',
  ) as typeof NormalizeIdentifier;
  return normalizeIdentifier(label);
}

/** An address without what belongs to the sentence around it. */
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

/** Number of words of a page as a reader sees it, code in the text included. */
export const countWords = ({blocks}: Page): number =>
  blocks.reduce((sum, {text}) => sum + wordsIn(text), 0);

/** Number of words of an English text. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'./@_-]*/gu)?.length ?? 0;
