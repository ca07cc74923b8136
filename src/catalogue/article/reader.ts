/**
 * Extracts the content of a page with positions: headings, links, citations and so on. All rules
 * and commands that look into pages use this reader.
 */
import type {Nodes, Root} from 'mdast';
import {ContentError, type Position} from '../rules/problems';
import {findFrontMatter, type FrontMatter} from './frontMatter';
import {type NodeOf, parseMarkdown, sliceOf, type Span, spanOf} from './syntax';
import {commentsIn, isColon, TextBlock} from './textBlock';

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
/** A top-level block, such as a paragraph or list; `type` is the type of its node. */
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
/** An element, from its opening to its closing tag; the name of a fragment (`<>`) is empty. */
type Element = Span & {
  readonly name: string;
  /** An attribute without a value is `true`; one with a number in braces is that number. */
  readonly attributes: Readonly<Record<string, string | number | true>>;
};
/** The label of a reference such as `[text][label]` or `[^label]`. */
type Undefined = Position & {readonly label: string};

export type Page = {
  /** Path relative to the site root, with forward slashes. */
  readonly file: string;
  /** The whole file. */
  readonly text: string;
  /** The syntax tree (mdast). */
  readonly root: Root;
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
  /** All elements, including those of {@link citations}. */
  readonly elements: readonly Element[];
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
  const {frontMatter, complaint} = findFrontMatter(text);
  if (complaint) {
    throw new ContentError([{file, ...complaint}]);
  }
  const root = parseMarkdown(file, text, frontMatter?.body.offset ?? 0);
  return {file, text, frontMatter, ...contentOf(text, root)};
}

/**
 * Whether a code block that isn't closed contains the next block, or what looks like the rest of
 * the page. At the end of a page, a block may be left open.
 */
export const swallows = ({isClosed, text}: CodeBlock): boolean =>
  /^(`{3,}|~{3,})[^\n]*\n(?:.*\n)*?[ \t>]*\1\w/.test(text) ||
  (!isClosed && /\n(?:#{2,6} |.*<Fact )/.test(text));

/** Whether a comment is the truncation marker, which ends the preview of an article. */
export const isTruncation = ({text}: Comment): boolean => text === 'truncate';

/** The truncation marker of a page. */
export const truncationOf = ({comments}: Page): Comment | undefined => comments.find(isTruncation);

/** A URL in a text, possibly followed by punctuation of the sentence. */
const ADDRESS = /(?<![a-z])(?:https?:\/\/|www\.)[\w\-.~:/?#@!$&()*+,;=%]+/gi;

/** A reference `[text][label]` or `[label][]`, or a footnote reference `[^label]`. */
const UNDEFINED = /\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,200})\]|\[(\^[^[\]\s]{1,80})\]/g;

const DIRECTIVES = {
  containerDirective: 'block',
  leafDirective: 'line',
  textDirective: 'text',
} as const;

function contentOf(text: string, root: Root): Omit<Page, 'file' | 'text' | 'frontMatter'> {
  const nodes = descendantsOf(root);
  const all = <Type extends Nodes['type']>(...types: readonly Type[]) =>
    nodes.filter((node): node is NodeOf<Type> => (types as readonly string[]).includes(node.type));
  const sourceOf = (node: Nodes) => sliceOf(text, spanOf(node));

  // If a label is defined twice, CommonMark uses the first definition.
  const definitions = new Map(
    all('definition')
      .reverse()
      .map((node) => [node.identifier, node]),
  );
  const used = new Set(all('linkReference', 'imageReference').map(({identifier}) => identifier));
  const isUsed = (node: NodeOf<'definition'>) =>
    used.has(node.identifier) && definitions.get(node.identifier) === node;
  const targetOf = (node: NodeOf<'link' | 'linkReference' | 'image' | 'imageReference'>) =>
    'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');

  const elements = all('mdxJsxTextElement', 'mdxJsxFlowElement');
  const expressions = all('mdxTextExpression', 'mdxFlowExpression');
  const links = all('link', 'linkReference').map((node) => ({
    ...spanOf(node),
    target: targetOf(node),
    label: new TextBlock(text, spanOf(node), node).text,
  }));
  const blocks = all('paragraph', 'heading', 'tableRow', 'leafDirective').map(
    (node) => new TextBlock(text, spanOf(node), node),
  );
  const bareLinks = blocks.flatMap((block) => takeAddresses(block, links));
  return {
    root,
    elements: elements.map((node) => ({
      ...spanOf(node),
      name: node.name ?? '',
      attributes: attributesIn(node),
    })),
    blocks,
    bareLinks,
    links: [...links, ...bareLinks],
    parts: root.children.map((node) => ({...spanOf(node), type: node.type})),
    headings: all('heading').map((node) => ({
      ...spanOf(node),
      level: node.depth,
      id: idOf(node),
      isUnderlined: sourceOf(node).includes('\n'),
    })),
    rows: all('table').flatMap(({children: [head, ...body]}) =>
      body.map((row) => ({
        ...spanOf(row),
        cells: row.children.length,
        columns: head!.children.length,
      })),
    ),
    directives: all('containerDirective', 'leafDirective', 'textDirective')
      .filter((node) => !isColon(text, node))
      .map((node) => ({
        ...spanOf(node),
        name: node.name,
        kind: DIRECTIVES[node.type],
        isClosed: node.type !== 'containerDirective' || /\n[ \t>]*:::+[ \t]*$/.test(sourceOf(node)),
      })),
    pictures: all('image', 'imageReference').map((node) => ({
      ...spanOf(node),
      target: targetOf(node),
      alt: node.alt?.trim() ?? '',
    })),
    citations: elements
      .filter(({name}) => name === 'Fact')
      .map((node) => ({...spanOf(node), id: String(attributesIn(node).id ?? '')})),
    comments: expressions.flatMap((node) =>
      (commentsIn(node) ?? []).map((comment) => ({
        ...spanOf(node),
        text: comment,
        isPart: node.type === 'mdxFlowExpression' && root.children.includes(node),
      })),
    ),
    codeBlocks: all('code').map((node) => ({
      ...spanOf(node),
      language: node.lang ?? '',
      text: sourceOf(node),
      isClosed: isFenced(sourceOf(node)),
    })),
    undefinedLinks: blocks.flatMap(findUndefined),
    unusedLabels: all('definition')
      .filter((node) => !isUsed(node))
      .map((node) => ({...spanOf(node), label: node.label ?? node.identifier})),
  };
}

/** All nodes below a node, in the order of the page. */
const descendantsOf = (node: Nodes): Nodes[] =>
  'children' in node ? node.children.flatMap((child) => [child, ...descendantsOf(child)]) : [];

function idOf({children}: NodeOf<'heading'>): string | undefined {
  const last = children.at(-1);
  const [comment = ''] = (last?.type === 'mdxTextExpression' ? commentsIn(last) : undefined) ?? [];
  return comment.startsWith('#') ? comment.slice(1) : undefined;
}

/** The attributes of an element by name, without those in braces that are not numbers. */
export const attributesIn = ({
  attributes,
}: NodeOf<'mdxJsxTextElement' | 'mdxJsxFlowElement'>): Element['attributes'] =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') {
        return [];
      }
      const {name, value} = attribute;
      const read = typeof value === 'object' && value !== null ? Number(value.value) : value;
      return Number.isNaN(read) ? [] : [[name, read ?? true]];
    }),
  );

/** Whether the last line of a code block closes the fence of its first line. */
function isFenced(block: string): boolean {
  const [fence] = /^(?:`+|~+)/.exec(block) ?? [''];
  const [, last = ''] = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(block) ?? [];
  return last.startsWith(fence);
}

/** Finds URLs that are links without markup, and hides all URLs in the prose. */
const takeAddresses = (block: TextBlock, links: readonly Link[]): Link[] =>
  Array.from(block.prose.matchAll(ADDRESS), ({index, 0: match}) => {
    const label = withoutPunctuation(match);
    block.hide(index, label.length);
    const target = /^www\./i.test(label) ? `http://${label}` : label;
    return {...block.spanOf(index, label.length), target, label};
  }).filter(({start}) => !links.some((link) => link.start <= start && start < link.end));

/** Finds references without a definition, which the parser leaves in the text. */
const findUndefined = (block: TextBlock): Undefined[] =>
  Array.from(block.prose.matchAll(UNDEFINED), ({index, 0: written, 1: label, 2: footnote}) => {
    const {line, column} = block.spanOf(index);
    return {line, column, label: footnote ?? (label! || written.slice(1, -3))};
  });

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
