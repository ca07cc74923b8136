/**
 * Extracts the content of a page with positions: headings, links, citations and so on. All rules
 * and commands that look into pages use this reader.
 */
import type {Nodes} from 'mdast';
import {ContentError} from '../rules/problems';
import {findFrontMatter} from './frontMatter';
import {type NodeOf, parseMarkdown, sliceOf, spanOf} from './syntax';
import {commentsIn, TextBlock} from './textBlock';

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
  const definitions = new Map(
    all('definition')
      .reverse()
      .map((node) => [node.identifier, node]),
  );
  const used = new Set(all('linkReference', 'imageReference').map(({identifier}) => identifier));
  const targetOf = (node: NodeOf<'link' | 'linkReference' | 'image' | 'imageReference'>) =>
    'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');

  const elements = all('mdxJsxTextElement', 'mdxJsxFlowElement').map((node) => ({
    ...spanOf(node),
    name: node.name ?? '',
    attributes: attributesIn(node),
  }));
  const links = all('link', 'linkReference').map((node) => ({
    ...spanOf(node),
    target: targetOf(node),
    label: new TextBlock(text, node).text,
  }));
  const blocks = all('paragraph', 'heading', 'tableRow', 'leafDirective').map(
    (node) => new TextBlock(text, node),
  );
  return {
    /** Path relative to the site root, with forward slashes. */
    file,
    /** The whole file. */
    text,
    /** The syntax tree (mdast). */
    root,
    /** The nodes of these types, in the order of the page. */
    all,
    /** `undefined` if the page has none. */
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
    unusedLabels: all('definition')
      .filter((node) => !used.has(node.identifier) || definitions.get(node.identifier) !== node)
      .map((node) => ({...spanOf(node), label: node.label ?? node.identifier})),
  };
}

export type Page = ReturnType<typeof parsePage>;
/** A link in any notation; `target` is its URL as written, `label` its text. */
export type Link = Page['links'][number];

/**
 * Whether a code block that isn't closed contains the next block, or what looks like the rest of
 * the page. At the end of a page, a block may be left open.
 */
export const swallows = ({isClosed, text}: Page['codeBlocks'][number]): boolean =>
  /^(`{3,}|~{3,})[^\n]*\n(?:.*\n)*?[ \t>]*\1\w/.test(text) ||
  (!isClosed && /\n(?:#{2,6} |.*<Fact )/.test(text));

/** Whether a comment is the truncation marker, which ends the preview of an article. */
export const isTruncation = ({text}: Page['comments'][number]): boolean => text === 'truncate';

/** The truncation marker of a page. */
export const truncationOf = ({comments}: Page) => comments.find(isTruncation);

/** A reference `[text][label]` or `[label][]`, or a footnote reference `[^label]`. */
const UNDEFINED = /\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,200})\]|\[(\^[^[\]\s]{1,80})\]/g;

/** All nodes below a node, in the order of the page. */
const descendantsOf = (node: Nodes): Nodes[] =>
  'children' in node ? node.children.flatMap((child) => [child, ...descendantsOf(child)]) : [];

function idOf({children}: NodeOf<'heading'>): string | undefined {
  const last = children.at(-1);
  const [comment = ''] = (last?.type === 'mdxTextExpression' ? commentsIn(last) : undefined) ?? [];
  return comment.startsWith('#') ? comment.slice(1) : undefined;
}

/**
 * The attributes of an element by name. One without a value is `true`, one with a number in braces
 * is that number; others in braces are left out.
 */
export const attributesIn = ({
  attributes,
}: NodeOf<'mdxJsxTextElement' | 'mdxJsxFlowElement'>): Readonly<
  Record<string, string | number | true>
> =>
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

/** Finds references without a definition, which the parser leaves in the text. */
const findUndefined = (block: TextBlock) =>
  Array.from(block.prose.matchAll(UNDEFINED), ({index, 0: written, 1: label, 2: footnote}) => {
    const {line, column} = block.spanOf(index);
    return {line, column, label: footnote ?? (label! || written.slice(1, -3))};
  });

/** Number of words in the visible text of a page, including inline code but no code blocks. */
export const countWords = ({blocks}: Page): number =>
  blocks.reduce((sum, {text}) => sum + wordsIn(text), 0);

/** Number of words of an English text. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'./@_-]*/gu)?.length ?? 0;
