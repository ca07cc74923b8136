/**
 * What pages may contain. MDX pages are programs that run during the build and in every browser, so
 * only plain Markdown and a few harmless elements are allowed, by the check and by the build.
 */
import type {Nodes, Root} from 'mdast';
import {QUANTITIES} from '../units';
import {isEntryPage} from '../kinds';
import {cut, nearestWord, suggestion} from '../problems';
import {markdownFor, type NodeOf} from './syntax';
import {commentsIn} from './textBlock';

/** What an attribute must be: any text, a number in braces, or one of these words. */
type Rule = 'optional' | 'required' | 'number' | readonly string[];
type Attributes = Readonly<Record<string, Rule>>;
type Elements = Readonly<Record<string, Attributes>>;

const each = (rule: Rule, names: readonly string[]): Attributes =>
  Object.fromEntries(names.map((name) => [name, rule]));

const HTML: Elements = {
  br: {},
  details: {open: 'optional'},
  kbd: {},
  sub: {},
  summary: {},
  sup: {},
};

const IN_ARTICLES: Elements = {
  Fact: {id: 'required'},
  Value: each('optional', ['of', 'amount', 'service', 'yen', 'dollars']),
  Sum: {
    ...each('number', QUANTITIES),
    ...each('optional', ['plan', 'service', 'yen', 'dollars']),
  },
  Plans: {},
  Japan: {},
  Examples: {beside: 'optional'},
  ...HTML,
};

/** Elements in documentation pages: of `plugins/catalogue/remark.ts` and `theme/MDXComponents.tsx`. */
const inDocuments = (categories: readonly string[] | undefined): Elements => ({
  Category: {category: categories ?? 'required'},
  DataFile: {path: 'required'},
  HealthSummary: {},
  HealthSubjects: {of: ['values', 'facts'], caption: 'required'},
  HealthEntries: {caption: 'required'},
  HealthTranslations: {},
  ...HTML,
});

const PLAIN: ReadonlySet<string> = new Set([
  ...['root', 'paragraph', 'heading', 'thematicBreak', 'blockquote', 'list', 'listItem'],
  ...['table', 'tableRow', 'tableCell', 'text', 'emphasis', 'strong', 'delete', 'inlineCode'],
  ...['break', 'linkReference', 'imageReference', 'footnoteDefinition', 'footnoteReference'],
]);

/**
 * Everything in a page that is not allowed; of nested elements, only the outermost.
 * @param categories slugs of the categories, if they are known
 */
export function findForbidden(file: string, root: Root, categories?: readonly string[]) {
  const allowed = isEntryPage(file) ? IN_ARTICLES : inDocuments(categories);
  const below = (node: Nodes): {readonly node: Nodes; readonly message: string}[] => {
    const message = faultOf(node, allowed);
    const isForeign = isElement(node) && !Object.hasOwn(allowed, node.name ?? '');
    return [
      ...(message === undefined ? [] : [{node, message}]),
      ...('children' in node && !isForeign ? node.children.flatMap(below) : []),
    ];
  };
  return below(root);
}

type ElementNode = NodeOf<`mdxJsx${string}`>;

const isElement = (node: Nodes): node is ElementNode => node.type.startsWith('mdxJsx');

function faultOf(node: Nodes, allowed: Elements): string | undefined {
  if (isElement(node)) {
    return faultOfElement(node, allowed);
  }
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return commentsIn(node)
        ? undefined
        : 'text in braces is code, which is not allowed in pages; write the text itself, with "\\{" for a brace';
    case 'mdxjsEsm': {
      const [word] = /^\w*/.exec(node.value)!;
      return `a line that begins with "${word}" is code, which is not allowed in pages; remove it, or start the line with another word`;
    }
    case 'code':
      return node.lang === 'mdx-code-block'
        ? 'a code block with the language "mdx-code-block" is run as code; use another language, such as mdx'
        : undefined;
    case 'yaml':
      return node.position?.start.offset === 0
        ? undefined
        : 'a page has only one front matter; remove this second one';
    case 'image':
      // The bundler takes what is before "!" for a program, and what follows "?" for its options.
      return /[!?#%\\]/.test(node.url)
        ? `the name of the picture "${cut(node.url)}" must consist of letters, digits, "-", "_" and "."; rename it`
        : undefined;
    case 'link':
    case 'definition':
      return !/^[a-z][a-z0-9+.-]*:/i.test(node.url) && /!|%21/.test(node.url)
        ? `the link "${cut(node.url)}" must not contain "!"; rename the file`
        : undefined;
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return Object.keys(node.attributes ?? {}).length > 0
        ? `"${node.name}" must not have attributes in braces; remove them`
        : undefined;
    default:
      return PLAIN.has(node.type)
        ? undefined
        : `"${node.type}" is not allowed in pages; write the text itself`;
  }
}

function faultOfElement(element: ElementNode, allowed: Elements): string | undefined {
  const name = element.name ?? '';
  const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (known === undefined) {
    const markdown = markdownFor(name);
    const near = nearestWord(name, Object.keys(allowed));
    const remedy =
      markdown !== undefined
        ? `write ${markdown} instead`
        : near !== undefined
          ? `did you mean <${near}>?`
          : `remove it; allowed: <${Object.keys(allowed).join('>, <')}>`;
    return `<${name}> is not allowed in pages; ${remedy}`;
  }
  const written = element.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const names = written.map((attribute) => attribute.name);
  const attributes = new Map(written.map((attribute) => [attribute.name, attribute.value]));
  const foreign = names.find((one) => !Object.hasOwn(known, one));
  if (foreign !== undefined) {
    return faultOfForeign(name, foreign, known, attributes);
  }
  if (written.length < element.attributes.length) {
    return `<${name}> must not have attributes in braces; write them one by one`;
  }
  const repeated = names.find((one, index) => names.indexOf(one) < index);
  if (repeated !== undefined) {
    return `<${name}> has ${repeated} twice; remove one of them`;
  }
  for (const [attribute, rule] of Object.entries(known)) {
    const given = attributes.get(attribute) ?? '';
    const isCode = typeof given === 'object';
    if (rule === 'number') {
      if (isCode ? !/^\s*\d+(?:\.\d+)?\s*$/.test(given.value) : attributes.has(attribute)) {
        return `the value of ${attribute} in <${name}> must be a number; write ${attribute}={1000}`;
      }
      continue;
    }
    if (isCode) {
      return `the value of ${attribute} in <${name}> is code; write ${attribute}="…" with a plain word`;
    }
    if (rule !== 'optional' && given.trim() === '') {
      return `<${name}> needs ${attribute}="…"; add it`;
    }
    if (typeof rule !== 'string' && !rule.includes(given)) {
      return `<${name}> does not support ${attribute}="${cut(given)}"${suggestion(given, rule, '; write a supported value')}`;
    }
  }
  return !Object.hasOwn(HTML, name) && element.children.length > 0
    ? `<${name}> has no content; write <${name} … /> alone`
    : undefined;
}

function faultOfForeign(
  element: string,
  name: string,
  known: Attributes,
  attributes: ReadonlyMap<string, unknown>,
): string {
  const names = Object.keys(known);
  const takes = names.length === 0 ? 'no attributes' : `only ${names.join(', ')}`;
  const lacking = names.filter((attribute) => !attributes.has(attribute));
  const remedy =
    nearestWord(name, lacking) ?? (known[lacking[0] ?? ''] === 'required' ? lacking[0] : undefined);
  const right = attributes.get(name) ? `"${remedy}" instead of "${name}"` : `${remedy}="${name}"`;
  return `<${element}> allows ${takes}; ${remedy === undefined ? `remove "${name}"` : `write ${right}`}`;
}
