/**
 * Following the advice of a message literally fixes the mistake, wherever the advice is precise
 * enough.
 */
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import {describe, expect, it} from 'vitest';
import {
  acceptTranslation,
  describeTranslation,
  inspectCatalogue,
  inspectTranslations,
  twinOf,
} from '@site/src/catalogue';
import {fixRecords} from '@site/src/cli/check/fix';
import {drawCover} from '@site/src/cli/covers/draw';
import {NOW, writeTree} from '../unit/catalogue/factories';
import {ARTICLE, prose, site} from './site';
import {MISTAKES} from './tables';

/** Position of a mistake. */
type Place = {
  readonly root: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
};

/** Follows a piece of advice. `parts` are the groups that the pattern matched in the message. */
type Follow = (place: Place, ...parts: readonly string[]) => void | Promise<void>;

/** Edits the line of the mistake, from the column of the mistake on by default. */
function change({root, file, line, column}: Place, edit: (rest: string) => string, from = column) {
  const absolute = path.join(root, file);
  const rows = readFileSync(absolute, 'utf8').split('\n');
  const row = rows[line - 1]!;
  rows[line - 1] = row.slice(0, from - 1) + edit(row.slice(from - 1));
  writeFileSync(absolute, rows.join('\n'));
}

const changeLine = (place: Place, edit: (row: string) => string) => change(place, edit, 1);

/** Replaces the word of the line that is most similar to the given word. */
const replaceNearest = (place: Place, word: string) =>
  change(place, (rest) => {
    // A value of several words is a candidate as well.
    const words = [...(rest.match(/[^\s"'<>()[\]{},;#=:]+/g) ?? []), rest];
    const [nearest = ''] = words
      .filter((other) => other !== word)
      .sort((a, b) => likeness(a, word) - likeness(b, word));
    const part =
      nearest.includes('/') && !word.includes('/') ? nearest.split('/').at(-1)! : nearest;
    return rest.replace(part, word);
  });

const likeness = (one: string, other: string) =>
  distance(one.toLowerCase().split('/').at(-1)!, other.toLowerCase().split('/').at(-1)!);

/** Replaces the invalid YAML value and keeps the key before it. */
const setValue = (place: Place, value: string) =>
  change(place, (rest) => rest.replace(/^(\w+: +)?.*$/, (_, key = '') => key + value));

const ADVICE: readonly (readonly [what: string, RegExp, Follow])[] = [
  ['fixes the layout', /"npm run check:content -- --fix"/, ({root}) => void fixRecords(root)],
  [
    'draws the cover',
    /"npm run covers -- ([\w-]+)"/,
    async ({root, file}, slug) => {
      const {catalogue} = inspectCatalogue(root, NOW);
      const service = catalogue!.services.find((one) => one.slug === slug)!;
      // The cover may have another name.
      rmSync(path.join(root, file), {force: true});
      writeFileSync(path.join(root, `services/${slug}/cover.jpg`), await drawCover(service));
    },
  ],
  ['uses the suggested word', /did you mean ["<]([^">]+)[">]\?/, replaceNearest],
  [
    'uses the first allowed word',
    /^[\w.[\]-]+ is (?:"[^"]*"|true|false|null); allowed: ([^,]+)/,
    setValue,
  ],
  [
    'renames the file',
    /rename it to ([\w./-]+)(, and its translation accordingly)?/,
    ({root, file}, name, alike) => {
      const target = name.includes('/') ? name : path.posix.join(path.posix.dirname(file), name);
      renameSync(path.join(root, file), path.join(root, target));
      if (alike !== undefined) {
        renameSync(path.join(root, twinOf(file)), path.join(root, twinOf(target)));
      }
    },
  ],
  ['uses the name in the record', /it must be the name in the record, "(.+)"$/, setValue],
  [
    'uses the only valid value',
    /(?:it|\.class) must be (?:the name of its folder, |the current code, )?"([^"]+)"(?:, as|$)/,
    setValue,
  ],
  [
    'writes null',
    /; write null if there is none|, so write null for|must be null/,
    (place) => setValue(place, 'null'),
  ],
  ['adds quotes', /so write ("\w+") in quotes/, setValue],
  ['removes the quotes of a number', /so write ([\d.]+) without quotes/, setValue],
  [
    'marks the end of the preview',
    /replace it with \{\/\* truncate \*\/\}/,
    (place) => change(place, () => '{/* truncate */}'),
  ],
  [
    'defines the entry',
    /as in (?:"(.+) is a …"|「(.+)は…です。」)$/,
    (place, english, japanese) =>
      change(place, (rest) =>
        rest.replace(
          /.*/,
          english
            ? `${english} is a keeper of files.`
            : `${japanese}は、ファイルを保管するものです。`,
        ),
      ),
  ],
  [
    'uses the right heading level',
    /use "(#+)"$/,
    (place, marks) => change(place, (rest) => rest.replace(/^#+/, marks)),
  ],
  [
    'escapes a name in angle brackets',
    /or "\\(<(?!kbd|details)[\w-]+>)" for the characters/,
    (place, name) => change(place, (rest) => rest.replace(name, `\\${name}`)),
  ],
  [
    'escapes a brace or a less-than sign',
    /write "\\([{<])" for (?:the character itself|a brace)/,
    (place, character) =>
      changeLine(place, (row) => {
        const at = row.lastIndexOf(character, place.column - 1);
        return `${row.slice(0, at)}\\${row.slice(at)}`;
      }),
  ],
  [
    'closes an element without content',
    /write "\/>" at its end/,
    (place) => change(place, (rest) => rest.replace(/ ?\/?>/, ' />')),
  ],
  [
    'removes the text of a fact',
    /<Fact> has no content; write (<Fact .*>)$/,
    (place, fact) => change(place, (rest) => rest.replace(/<Fact .*<\/Fact>/, fact)),
  ],
  [
    'adds a space after a colon',
    /there is no space after the colon; write/,
    (place) => change(place, (rest) => ` ${rest}`),
  ],
  [
    'encodes a space',
    /replace it with "%20"/,
    (place) =>
      change(place, (rest) =>
        rest.replace(/(example\.com\/my|^ ?my) /, '$1%20').replace(/^(https:\S*) /, '$1%20'),
      ),
  ],
  [
    'removes an attribute',
    /remove "(\w+)"$/,
    (place, name) =>
      change(place, (rest) => rest.replace(new RegExp(` ${name}=(?:"[^"]*"|\\{[^}]*\\})`), '')),
  ],
  [
    'replaces an attribute',
    /write "(\w+)" instead of "(\w+)"$/,
    (place, right, wrong) => change(place, (rest) => rest.replace(wrong, right)),
  ],
  [
    'uses the URL of the page',
    /; (?:the page of the entry is|write) (\/[\w/]+)$/,
    (place, address) => change(place, (rest) => rest.replace(/\]\([^)]*\)/, `](${address})`)),
  ],
  [
    'removes the language from a link',
    /remove "(\/ja)"/,
    (place, part) => change(place, (rest) => rest.replace(part, '')),
  ],
  [
    'removes an invisible character',
    /^the text contains an? (?:invisible character|character that) .*; remove it$/,
    (place) => change(place, (rest) => rest.slice(1)),
  ],
  [
    'uses half-width digits',
    /; write 0 to 9/,
    (place) => changeLine(place, (row) => row.normalize('NFKC')),
  ],
  [
    'converts an HTML comment',
    /do not work here; write \{\/\* … \*\/\}/,
    (place) => change(place, (rest) => rest.replace(/<!-- (.*?) -->/, '{/* $1 */}')),
  ],
  [
    'closes an admonition',
    /add a line ":::" after it$/,
    ({root, file, line}) => {
      const absolute = path.join(root, file);
      const rows = readFileSync(absolute, 'utf8').split('\n');
      rows.splice(line + 2, 0, '', ':::');
      writeFileSync(absolute, rows.join('\n'));
    },
  ],
];

/** The problems that the check reports for a tree. */
const toldOf = (root: string): string[] =>
  inspectCatalogue(root, NOW).problems.map(
    ({file, line, column, message}) => `${file}:${line}:${column} ${message}`,
  );

/**
 * Problems that another problem had hidden: the other page now lacks the corrected part, a quantity
 * has no source, or another value must change with it.
 */
const HIDDEN =
  /is missing in the Japanese page|the headings differ|has no source|does not match the record|the name in the record|its first sentence must|in return|^\S+ lifecycle\.|^\S+ license\.class|the heading has no id|no service refers to the company|a name or alias of services\/\S+;|is also that of services\/\S+;|date is the same/;

const CASES = MISTAKES.flatMap(([what, files, told]) => {
  const found =
    typeof told === 'string'
      ? ADVICE.find(([, pattern]) => pattern.test(told.replace(/^.*?:\d+:\d+ /, '')))
      : undefined;
  return found ? [[found[0], what, files, told as string, found] as const] : [];
});

describe('the advice', () => {
  it.each(ADVICE.map(([what]) => what))('%s in at least one case', (what) => {
    expect(CASES.some(([advice]) => advice === what)).toBe(true);
  });

  it.each(CASES)('%s: %s', async (_, _what, files, told, [, pattern, follow]) => {
    const root = writeTree(site(files));
    const [, file, line, column, message] = /^(.*?):(\d+):(\d+) (.*)$/.exec(told)!;
    const place = {root, file: file!, line: Number(line), column: Number(column)};
    await follow(place, ...pattern.exec(message!)!.slice(1));
    expect(toldOf(root).filter((problem) => !HIDDEN.test(problem))).toEqual([]);
  });

  it('accepts a translation of an older article', () => {
    const root = writeTree(site(prose('More of it.')));
    const outdated = () => inspectTranslations(root).filter(({state}) => state === 'outdated');
    const told = outdated()
      .filter(({page}) => page === ARTICLE)
      .map(describeTranslation)[0]!;
    const [, file] = /"npm run translated -- ([^"]+)"/.exec(told.message)!;
    const [twin, page] = [file!, ARTICLE].map((name) => path.join(root, name)) as [string, string];
    const accepted = acceptTranslation(readFileSync(twin, 'utf8'), readFileSync(page, 'utf8'));
    writeFileSync(twin, accepted);
    expect(outdated().some((translation) => translation.page === ARTICLE)).toBe(false);
  });
});
