/**
 * Checks the style of all texts that readers see with textlint, and lists all findings: articles and
 * documentation, texts in records, and Japanese labels in the code. Usage: tsx tests/text/style.ts
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {readPage} from '../../src/catalogue';

/** A text in Markdown. */
export type Passage = {
  /** Labels are short and have no final full stop. */
  readonly form: 'sentences' | 'label';
  readonly text: string;
  /** Offset in the file. */
  readonly start: number;
};

/** Extracts the texts of a file. */
type Reader = (text: string, file: string) => readonly Passage[];

/** Keys whose texts are sentences, even if the full stop is missing. */
const SENTENCE_KEYS = ['description', 'note', 'text'];
/** Groups of a record whose notes are short conditions in table cells. */
const TERSE_GROUPS = ['attributes', 'plans'];

const formOf = (text: string): Passage['form'] =>
  text.trimEnd().endsWith('。') ? 'sentences' : 'label';

/** Title, description and body of a Markdown or MDX page. */
export const textsOfPage: Reader = (text, file) => {
  const {frontMatter, comments} = readPage(file, text);
  const start = frontMatter?.body.offset ?? 0;
  // MDX comments become HTML comments of the same length, which textlint skips and reads for rule
  // directives.
  const body = comments.reduce((rest, comment) => {
    const length = comment.end - comment.start - '<!---->'.length;
    const html =
      length < comment.text.length
        ? ' '.repeat(comment.end - comment.start)
        : `<!--${comment.text.padEnd(length)}-->`;
    return rest.slice(0, comment.start) + html + rest.slice(comment.end);
  }, text);
  return [
    ...(frontMatter
      ? textsOfYaml('title', 'description')(text.slice(0, frontMatter.end), file)
      : []),
    {form: 'sentences', text: body.slice(start), start},
  ];
};

/** The string values of some keys in a YAML or JSON file, at any depth. */
export const textsOfYaml =
  (...keys: readonly string[]): Reader =>
  (text) => {
    const passages: Passage[] = [];
    visit(parseDocument(text), {
      Pair(_, {key, value}, ancestors) {
        if (
          !isScalar(key) ||
          !keys.includes(String(key.value)) ||
          !isScalar(value) ||
          typeof value.value !== 'string'
        ) {
          return;
        }
        const names = [...ancestors.filter(isPair).map((pair) => pair.key), key].map((name) =>
          isScalar(name) ? String(name.value) : '',
        );
        const name = names.at(/^(?:en|ja)$/.test(String(key.value)) ? -2 : -1)!;
        const isSentence =
          SENTENCE_KEYS.includes(name) && !names.some((other) => TERSE_GROUPS.includes(other));
        passages.push({
          form: isSentence ? 'sentences' : formOf(value.value),
          text: value.value,
          start: value.range![0] + (value.type?.startsWith('QUOTE') ? 1 : 0),
        });
      },
    });
    return passages;
  };

/** The Japanese strings of a TypeScript module; parts of templates are not texts. */
export const textsOfCode: Reader = (text) =>
  [...text.matchAll(/(['"])((?:\\.|(?!\1)[^\\\n])*)\1/g)]
    .filter(([, , string]) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(string!))
    .map(({index, 2: string}) => ({form: formOf(string!), text: string!, start: index + 1}));

const RECORDS = String.raw`(?:(?:services|companies)/[^/]+/(?:service|company)|services/categories)\.yml`;

/** Patterns for paths relative to the root, and what they have in each language. */
const FILES: Readonly<Record<'en' | 'ja', readonly (readonly [RegExp, Reader])[]>> = {
  en: [
    [/^(?:[^/]+\.md|docs\/.+\.mdx?|(?:services|companies)\/[^/]+\/index\.md)$/, textsOfPage],
    [new RegExp(`^${RECORDS}$`), textsOfYaml('en')],
    [/^services\/tags\.yml$/, textsOfYaml('label', 'description')],
  ],
  ja: [
    [/^i18n\/ja\/.+\.mdx?$/, textsOfPage],
    [new RegExp(`^${RECORDS}$`), textsOfYaml('ja')],
    [/^i18n\/ja\/.+\/tags\.yml$/, textsOfYaml('label', 'description')],
    [/^i18n\/ja\/.+\.json$/, textsOfYaml('message')],
    // Not prose: word lists of the search, and patterns for the units of quantities.
    [
      /^(?:src\/(?!search\/|catalogue\/texts\/quantities).+|docusaurus\.config)\.tsx?$/,
      textsOfCode,
    ],
  ],
};

const FOLDERS = ['companies', 'docs', 'i18n', 'services', 'src'];

const RULESETS = {
  en: {sentences: 'textlintrc.en.yml', label: 'textlintrc.en.yml'},
  ja: {sentences: 'textlintrc.yml', label: 'textlintrc.labels.yml'},
} as const;

const BREAK = '\n\n';

/** Severity in textlint of what is a matter of judgement, such as the length of a sentence. */
const WARNING = 1;

/** A linter with a ruleset in this folder. Loading textlint takes long. */
export async function linterOf(ruleset: string) {
  const {createLinter, loadTextlintrc} = await import('textlint');
  const configFilePath = path.join(import.meta.dirname, ruleset);
  const descriptor = await loadTextlintrc({configFilePath});
  // If the ruleset names a package that is not installed, textlint loads no rule and says nothing.
  if (descriptor.rule.allDescriptors.length === 0) {
    throw new Error(`${ruleset} cannot be loaded; see npx textlint --config tests/text/${ruleset}`);
  }
  return createLinter({descriptor});
}
type Linter = Awaited<ReturnType<typeof linterOf>>;

/**
 * The findings in a file, such as `docs/intro.md:3:5 message (rule)`; a warning has `warning:` before
 * the message.
 * @param passages texts of the file
 */
export async function check(
  linter: Linter,
  file: string,
  text: string,
  passages: readonly Passage[],
): Promise<string[]> {
  const lines = new LineCounter();
  [...`\n${text}`].forEach((character, index) => character === '\n' && lines.addNewLine(index));
  // textlint initialises its rules for each text, so a file is checked as one.
  const joined = passages.map((passage) => passage.text).join(BREAK);
  const {messages} = await linter.lintText(joined, 'passage.md');
  return messages.map(({range: [at], message, ruleId, severity}) => {
    let rest = at;
    const passage = passages.find((each) => {
      const isHere = rest <= each.text.length;
      rest -= isHere ? 0 : each.text.length + BREAK.length;
      return isHere;
    });
    const {line, col} = lines.linePos(passage ? passage.start + rest : text.length);
    const kind = severity === WARNING ? 'warning: ' : '';
    return `${file}:${line}:${col} ${kind}${message.replace(/^Line \d+ /, '').replace(/\s*\n\s*/g, ' ')} (${ruleId})`;
  });
}

/** The findings of the last run, by the hash of all that they depend on. */
const CACHE = 'node_modules/.cache/style.json';

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

async function run(root: string): Promise<void> {
  const cache = path.join(root, CACHE);
  const known = (existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {}) as Readonly<
    Record<string, readonly string[]>
  >;
  const rules = readdirSync(import.meta.dirname).map((name) =>
    path.join(import.meta.dirname, name),
  );
  const rulesHash = hashOf(
    ...[...rules, path.join(root, 'package-lock.json')].map((file) => readFileSync(file, 'utf8')),
  );
  const files = [
    ...readdirSync(root),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.posix.join(folder, ...file.split(path.sep)),
      ),
    ),
  ].sort();
  const found: Record<string, readonly string[]> = {};
  const linters = new Map<string, Linter>();
  for (const locale of ['en', 'ja'] as const) {
    for (const file of files) {
      const [, reader] = FILES[locale].find(([pattern]) => pattern.test(file)) ?? [];
      if (reader) {
        const text = readFileSync(path.join(root, file), 'utf8');
        const key = hashOf(rulesHash, locale, file, text);
        found[key] =
          known[key] ?? (await checkFile(file, text, reader(text, file), locale, linters));
      }
    }
  }
  mkdirSync(path.dirname(cache), {recursive: true});
  writeFileSync(cache, JSON.stringify(found));
  const findings = Object.values(found).flat();
  console.log([...findings, `${findings.length} findings in the style of the texts`].join('\n'));
  process.exitCode = findings.every((finding) => finding.includes(' warning: ')) ? 0 : 1;
}

/**
 * The findings in the passages of each form.
 * @param linters those that were created before, by the name of their ruleset
 */
async function checkFile(
  file: string,
  text: string,
  passages: readonly Passage[],
  locale: 'en' | 'ja',
  linters: Map<string, Linter>,
): Promise<string[]> {
  const findings: string[] = [];
  for (const form of ['sentences', 'label'] as const) {
    const ofForm = passages.filter((passage) => passage.form === form);
    if (ofForm.length > 0) {
      const ruleset = RULESETS[locale][form];
      const linter = linters.get(ruleset) ?? (await linterOf(ruleset));
      linters.set(ruleset, linter);
      findings.push(...(await check(linter, file, text, ofForm)));
    }
  }
  return findings;
}

if (process.argv[1] === import.meta.filename) {
  void run(process.cwd());
}
