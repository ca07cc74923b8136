import ts from 'typescript';
import {isPair, isScalar, parseDocument, visit} from 'yaml';
import {readPage} from '../catalogue';
import {LOCALES} from '../catalogue/vocabulary';
import {type Form, type Passage, SourceFile} from './passage';

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Keys whose texts are sentences, whether or not somebody forgot the full stop. */
const SENTENCE_KEYS = ['description', 'note', 'text'];

/** Groups of a record whose notes are short conditions that stand in the cells of tables. */
const TERSE_GROUPS = ['attributes', 'plans'];

/**
 * Title, description and body of a Markdown or MDX page.
 * @throws ContentError when it cannot be read
 */
export function passagesOfPage(file: string, text: string): Passage[] {
  const source = new SourceFile(file, text);
  const {frontMatter, comments} = readPage(file, text);
  const bodyStart = frontMatter?.body.offset ?? 0;
  // Comments of MDX become comments of HTML, which textlint knows: they are no text, and they
  // can switch rules.
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

/** A comment that takes as many characters as the one it stands for, so that all places hold. */
const htmlComment = (comment: string, length: number): string =>
  length < comment.length + '<!---->'.length
    ? ' '.repeat(length)
    : `<!--${comment.padEnd(length - '<!---->'.length)}-->`;

/**
 * The texts of a YAML or JSON file that stand under one of these keys.
 * @param keys such as `ja` in records and `message` in the files of translations
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

/** The Japanese texts in the code of a TypeScript module; its comments are not among them. */
export function passagesOfCode(file: string, text: string): Passage[] {
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

/** Whether a key says in which language its text is. */
const isLocale = (key: unknown): boolean => LOCALES.some((locale) => locale === key);

/** What does not end with a full stop is a label. */
const formOf = (text: string): Form => (text.trimEnd().endsWith('。') ? 'sentences' : 'label');
