/** Extracts the content of a page with positions: headings, links, citations and so on. */
import type {Nodes} from 'mdast';
import {ContentError} from '../problems';
import {findFrontMatter} from './frontMatter';
import {type NodeOf, parseMarkdown, sliceOf, spanOf} from './syntax';
import {addressAt, commentsIn, TextBlock} from './textBlock';

/** The pages as they were read last: after an edit, only what has changed is parsed again. */
const lastPages = new Map<string, Page>();

/**
 * Parses a page, unless the file had the same text before.
 * @throws ContentError if it is not valid MDX or its front matter is not delimited correctly
 */
export function readPage(file: string, text: string): Page {
  const last = lastPages.get(file);
  const page = last?.text === text ? last : parsePage(file, text);
  lastPages.set(file, page);
  return page;
}

function parsePage(file: string, text: string) {
  const {frontMatter, complaint} = findFrontMatter(text);
  if (complaint) {
    throw new ContentError([{file, ...complaint}]);
  }
  const root = parseMarkdown(file, text, frontMatter?.body.offset ?? 0);
  const nodes = descendantsOf(root);
  const all = <Type extends Nodes['type']>(...types: readonly Type[]) =>
    nodes.filter((node): node is NodeOf<Type> => (types as readonly string[]).includes(node.type));
  const sourceOf = (node: Nodes) => sliceOf(text, spanOf(node));

  // If a label is defined twice, CommonMark uses the first definition.
  const defined = all('definition');
  const definitions = new Map(defined.toReversed().map((node) => [node.identifier, node]));
  const used = new Set(all('linkReference', 'imageReference').map(({identifier}) => identifier));
  const targetOf = (node: NodeOf<'link' | 'linkReference' | 'image' | 'imageReference'>) =>
    'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');

  const elements = all('mdxJsxTextElement', 'mdxJsxFlowElement').map((node) => ({
    ...spanOf(node),
    name: node.name ?? '',
    attributes: attributesIn(node),
  }));
  const links = all('link', 'linkReference').map((node) => {
    const span = spanOf(node);
    const address = isBare(text, span.start) ? addressAt(sliceOf(text, span)) : undefined;
    return {
      ...span,
      end: address === undefined ? span.end : span.start + address.length,
      target: address === undefined ? targetOf(node) : address.replace(/^www/i, 'http://$&'),
      label: address ?? new TextBlock(text, node).text,
    };
  });
  const blocks = all('paragraph', 'heading', 'tableRow', 'leafDirective').map(
    (node) => new TextBlock(text, node),
  );
  return {
    /** Path relative to the site root, with forward slashes. */
    file,
    text,
    root,
    /** The nodes of these types, in the order of the page. */
    all,
    frontMatter,
    /** Paragraphs, headings and table rows in the order of the page. */
    blocks,
    /** All elements, from the opening to the closing tag; the name of a fragment (`<>`) is empty. */
    elements,
    /** `<Fact id="…" />`, which shows a fact of the record. */
    citations: elements
      .filter(({name}) => name === 'Fact')
      .map(({attributes, ...span}) => ({...span, id: String(attributes.id ?? '')})),
    /** Links in any notation; `target` is the URL as written, `label` the text. */
    links,
    /** Those of them that are URLs in the text, without link markup. */
    bareLinks: links.filter(({start}) => isBare(text, start)),
    /** Top-level blocks, such as paragraphs and lists, with the type of their node. */
    parts: root.children.map((node) => ({...spanOf(node), type: node.type})),
    /** Headings; `id` is `undefined` if there is no explicit id. */
    headings: all('heading').map((node, index, headings) => ({
      ...spanOf(node),
      level: node.depth,
      id: idOf(node),
      /** Offset of the next heading of the same or a higher level, or of the end of the page. */
      sectionEnd:
        headings.slice(index + 1).find(({depth}) => depth <= node.depth)?.position!.start.offset ??
        text.length,
      /** Whether it is a setext heading, which is underlined with hyphens or equals signs. */
      isUnderlined: sourceOf(node).includes('\n'),
    })),
    pictures: all('image', 'imageReference').map((node) => ({
      ...spanOf(node),
      target: targetOf(node),
      alt: node.alt?.trim() ?? '',
    })),
    /** Comments without their delimiters and the white space around their text. */
    comments: all('mdxTextExpression', 'mdxFlowExpression').flatMap((node) =>
      (commentsIn(node) ?? []).map((comment) => ({
        ...spanOf(node),
        text: comment,
        /** Whether it is a part of the page of its own, instead of within one. */
        isPart: node.type === 'mdxFlowExpression' && root.children.includes(node),
      })),
    ),
    /** Fenced code; `language` is empty if the fence names none, `text` includes the fences. */
    codeBlocks: all('code').map((node) => ({
      ...spanOf(node),
      language: node.lang ?? '',
      text: sourceOf(node),
      isClosed: isFenced(sourceOf(node)),
    })),
    /** Labels that links or footnotes use and the page doesn't define. */
    undefinedLinks: blocks.flatMap(findUndefined),
    /** Labels that the page defines and no link uses, or that it defines twice. */
    unusedLabels: defined
      .filter((node) => !used.has(node.identifier) || definitions.get(node.identifier) !== node)
      .map((node) => ({...spanOf(node), label: node.label ?? node.identifier})),
  };
}

export type Page = ReturnType<typeof parsePage>;
export type Link = Page['links'][number];

/** Whether a code block contains the next one or, if it isn't closed, what looks like more text. */
export const swallows = ({isClosed, text}: Page['codeBlocks'][number]): boolean =>
  /^(`{3,}|~{3,})[^\n]*\n(?:.*\n)*?[ \t>]*\1\w/.test(text) ||
  (!isClosed && /\n(?:#{2,6} |.*<Fact )/.test(text));

/** Whether a comment ends the preview of an article. */
export const isTruncation = ({text}: Page['comments'][number]): boolean => text === 'truncate';

export const truncationOf = ({comments}: Page) => comments.find(isTruncation);

const isBare = (text: string, start: number): boolean => text[start] !== '[';

/** A reference `[text][label]` or `[label][]`, or a footnote reference `[^label]`. */
const UNDEFINED = /\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,200})\]|\[(\^[^[\]\s]{1,80})\]/g;

const descendantsOf = (node: Nodes): Nodes[] =>
  'children' in node ? node.children.flatMap((child) => [child, ...descendantsOf(child)]) : [];

function idOf({children}: NodeOf<'heading'>): string | undefined {
  const last = children.at(-1);
  const [comment = ''] = (last?.type === 'mdxTextExpression' ? commentsIn(last) : undefined) ?? [];
  return comment.startsWith('#') ? comment.slice(1) : undefined;
}

/** Attributes by name: `true` without a value, a number in braces; others in braces are left out. */
export function attributesIn({attributes}: NodeOf<`mdxJsx${string}`>) {
  const read: Record<string, string | number | true> = {};
  for (const attribute of attributes) {
    const {value} = attribute;
    const given = typeof value === 'object' && value !== null ? Number(value.value) : value;
    if (attribute.type === 'mdxJsxAttribute' && !Number.isNaN(given)) {
      read[attribute.name] = given ?? true;
    }
  }
  return read;
}

/** Whether the last line of a code block closes the fence of its first line. */
function isFenced(block: string): boolean {
  const [fence] = /^(?:`+|~+)/.exec(block) ?? [''];
  const [, last = ''] = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(block) ?? [];
  return last.startsWith(fence);
}

/** Finds references without a definition, which the parser leaves in the text. */
const findUndefined = (block: TextBlock) =>
  Array.from(block.prose.matchAll(UNDEFINED), ({index, 0: written, 1: label, 2: footnote}) => {
    const {line, column} = block.spanOf(index);
    return {line, column, label: footnote ?? (label! || written.slice(1, -3))};
  });

/** Number of words in the visible text of a page, including inline code but no code blocks. */
export const countWords = ({blocks}: Page): number =>
  blocks.reduce((sum, {text}) => sum + wordsIn(text), 0);

export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'./@_-]*/gu)?.length ?? 0;
