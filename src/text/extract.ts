import ts from 'typescript';
import {isPair, isScalar, parseDocument, visit} from 'yaml';
import {readPage} from '../catalogue';
import {LOCALES} from '../catalogue/vocabulary';
import {type Form, type Passage, SourceFile} from './passage';

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Keys whose texts are sentences, even if the full stop is missing. */
const SENTENCE_KEYS = ['description', 'note', 'text'];

/** Groups of a record whose notes are short conditions in table cells. */
const TERSE_GROUPS = ['attributes', 'plans'];

/**
 * Title, description and body of a Markdown or MDX page.
 * @throws ContentError if it cannot be parsed
 */
export function passagesOfPage(file: string, text: string): Passage[] {
  const source = new SourceFile(file, text);
  const {frontMatter, comments} = readPage(file, text);
  const bodyStart = frontMatter?.body.offset ?? 0;
  // MDX comments become HTML comments, which textlint skips and reads for rule directives.
  const body = comments
    .reduce(
      (rest, {start, end, text: comment}) =>
        rest.slice(0, start) + htmlComment(comment, end - start) + rest.slice(end),
      text,
    )
    .slice(bodyStart);
  return [
    ...(frontMatter
      ? yamlPassages(source, text.slice(frontMatter.start, frontMatter.end), frontMatter.start, [
          'title',
          'description',
        ])
      : []),
    {
      file,
      form: 'article',
      text: body,
      problemAt: (index, message) => source.problemAt(bodyStart + index, message),
    },
  ];
}

/** An HTML comment of the same length as the MDX comment that it replaces, to keep all offsets. */
const htmlComment = (comment: string, length: number): string =>
  length < comment.length + '<!---->'.length
    ? ' '.repeat(length)
    : `<!--${comment.padEnd(length - '<!---->'.length)}-->`;

/**
 * The string values of certain keys in a YAML or JSON file, at any depth.
 * @param keys such as `ja` in records and `message` in translation files
 */
export function passagesOfYaml(file: string, text: string, keys: readonly string[]): Passage[] {
  return yamlPassages(new SourceFile(file, text), text, 0, keys);
}

function yamlPassages(
  source: SourceFile,
  yaml: string,
  start: number,
  wanted: readonly string[],
): Passage[] {
  const passages: Passage[] = [];
  visit(parseDocument(yaml), {
    Pair(_, {key, value}, ancestors) {
      if (!isScalar(key) || !wanted.includes(String(key.value))) {
        return;
      }
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) {
        return;
      }
      const parent = ancestors.findLast(isPair)?.key;
      const name = String(isLocale(key.value) && isScalar(parent) ? parent.value : key.value);
      const isTerse = ancestors.some(
        (node) =>
          isPair(node) && isScalar(node.key) && TERSE_GROUPS.includes(String(node.key.value)),
      );
      const [from, to] = value.range;
      const raw = yaml.slice(from, to);
      const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
      const isQuoted = value.type === 'QUOTE_DOUBLE' || value.type === 'QUOTE_SINGLE';
      const opening = isBlock ? raw.indexOf('\n') + 1 : isQuoted ? 1 : 0;
      passages.push(
        source.passage(
          SENTENCE_KEYS.includes(name) && !isTerse ? 'sentences' : formOf(value.value),
          {
            text: value.value,
            start: start + from + opening,
            end: start + to,
            escapes: value.type === 'QUOTE_DOUBLE',
          },
        ),
      );
    },
  });
  return passages;
}

/** The Japanese string literals, template parts and JSX texts of a TypeScript module. */
export function passagesOfCode(file: string, text: string): Passage[] {
  // Most modules have none, and parsing takes much longer than this search.
  if (!JAPANESE.test(text) && !text.includes('\\u')) {
    return [];
  }
  const source = new SourceFile(file, text);
  const passages: Passage[] = [];
  const visitNode = (node: ts.Node): void => {
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) &&
      JAPANESE.test(node.text)
    ) {
      const [start, end] = [node.getStart(module), node.getEnd()];
      const opening = ts.isJsxText(node) ? 0 : 1;
      passages.push(
        source.passage(formOf(node.text), {
          text: node.text,
          start: start + opening,
          end,
          escapes: !ts.isJsxText(node),
        }),
      );
    }
    ts.forEachChild(node, visitNode);
  };
  const module = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  visitNode(module);
  return passages;
}

/** Whether a key is a language, so that its parent key names the text. */
const isLocale = (key: unknown): boolean => LOCALES.some((locale) => locale === key);

/** Texts without a final Japanese full stop are labels. */
const formOf = (text: string): Form => (text.trimEnd().endsWith('。') ? 'sentences' : 'label');
