/** Rules about the articles that need more than their front matter: see `prose.ts` for the rest. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Marks} from './marks';
import {type Position, type Problem, suggestion} from './problems';
import type {Prose} from './prose';
import type {Locale} from './vocabulary';

/** A page with its headings, links and pictures. */
export type MarkedPage = {
  readonly prose: Prose;
  readonly marks: Marks;
  /** The whole file. */
  readonly text: string;
  readonly locale: Locale;
  readonly isDraft: boolean;
};

/** Entries that a page may link to. */
export type LinkTargets = {
  readonly services: readonly string[];
  readonly companies: readonly string[];
  /** Addresses such as `/services/amazon-s3` of the entries that are drafts. */
  readonly drafts: ReadonlySet<string>;
};

/**
 * Characters of a description. Search engines cut off what is longer, and fill up what is much
 * shorter with text of their own choice; a Japanese character is as wide as two Latin ones.
 */
const DESCRIPTION: Readonly<Record<Locale, {readonly min: number; readonly max: number}>> = {
  en: {min: 70, max: 160},
  ja: {min: 40, max: 100},
};

const PICTURE = {formats: ['jpg', 'jpeg', 'png', 'svg', 'webp'], bytes: 300_000} as const;

/** Addresses below `/services` and `/companies` that are no entries. */
const LISTS = ['archive', 'page', 'tags', 'company'];

/** Every problem of one page, its twin left out of account. */
export function checkPage(root: string, page: MarkedPage, targets: LinkTargets): Problem[] {
  return [
    ...checkDescription(page),
    ...checkHeadings(page),
    ...checkLinks(page, targets),
    ...checkPictures(root, page),
  ];
}

const problemOn = (
  {prose: {file}}: MarkedPage,
  {line, column}: Position,
  message: string,
): Problem => ({file, line, column, message});

function checkDescription(page: MarkedPage): Problem[] {
  const {
    prose: {description},
    isDraft,
    locale,
    text,
  } = page;
  const {min, max} = DESCRIPTION[locale];
  const length = [...description].length;
  // An empty one has a problem already, and one of a draft may still be a note.
  if (length === 0 || (length >= min && length <= max) || (isDraft && length < min)) {
    return [];
  }
  const line = text.split('\n').findIndex((row) => row.startsWith('description:')) + 1;
  return [
    problemOn(
      page,
      {line, column: 1},
      `the description has ${length} characters; it must have ${min} to ${max}, to fit into search results`,
    ),
  ];
}

function checkHeadings(page: MarkedPage): Problem[] {
  const seen = new Set<string>();
  return page.marks.headings.flatMap((heading) => {
    const {id} = heading;
    if (id === undefined) {
      return problemOn(
        page,
        heading,
        'the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
      );
    }
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated
      ? problemOn(page, heading, `the id "${id}" stands on the page a second time; change it`)
      : [];
  });
}

function checkLinks(page: MarkedPage, {services, companies, drafts}: LinkTargets): Problem[] {
  return page.marks.links.flatMap((link) => {
    const {target} = link;
    if (target.startsWith('http:')) {
      return problemOn(page, link, `the link "${target}" must start with "https://"`);
    }
    const [, kind, slug] = /^\/(services|companies)\/([^/#?]+)/.exec(target) ?? [];
    if (kind === undefined || slug === undefined || LISTS.includes(slug)) {
      return [];
    }
    const known = kind === 'services' ? services : companies;
    if (!known.includes(slug)) {
      return problemOn(
        page,
        link,
        `the link "${target}" leads to no entry below ${kind}/${suggestion(slug, known)}`,
      );
    }
    return drafts.has(`/${kind}/${slug}`) && !page.isDraft
      ? {
          ...problemOn(
            page,
            link,
            `the link "${target}" leads to a draft, which is not published; publish it first`,
          ),
          help: 'drafts',
        }
      : [];
  });
}

function checkPictures(root: string, page: MarkedPage): Problem[] {
  return page.marks.pictures.flatMap((picture) => {
    const {target, alt} = picture;
    const report = (message: string) => problemOn(page, picture, message);
    const format = path.extname(target).slice(1).toLowerCase();
    const file = target.startsWith('@site/')
      ? path.join(root, target.slice('@site/'.length))
      : path.join(root, path.dirname(page.prose.file), target);
    const problems =
      alt === ''
        ? [report('the picture has no alternative text; say between [ and ] what it shows')]
        : [];
    if (/^[a-z]+:/.test(target) || target.startsWith('/')) {
      problems.push(
        report(`the picture "${target}" must be a file beside the article, such as ./plan.png`),
      );
    } else if (!PICTURE.formats.some((known) => known === format)) {
      problems.push(
        report(
          `the picture "${target}" must have one of the formats ${PICTURE.formats.join(', ')}`,
        ),
      );
    } else if (!existsSync(file)) {
      problems.push(report(`the picture "${target}" does not exist beside the article`));
    } else if (statSync(file).size > PICTURE.bytes) {
      problems.push(
        report(
          `the picture "${target}" has ${statSync(file).size} bytes; it must have at most ${PICTURE.bytes}`,
        ),
      );
    }
    return problems;
  });
}

/** Where a translation does not have the headings, facts and links of the English page. */
export function checkTwin(english: MarkedPage, japanese: MarkedPage): Problem[] {
  const nameOf = ({prose: {file}}: MarkedPage, {line}: Position) => `${file}:${line}`;
  const headingsOf = ({marks}: MarkedPage) => marks.headings.filter(({id}) => id !== undefined);
  const [ours, theirs] = [headingsOf(english), headingsOf(japanese)];
  const differing = Array.from({length: Math.max(ours.length, theirs.length)}).findIndex(
    (_, index) =>
      ours[index]?.id !== theirs[index]?.id || ours[index]?.level !== theirs[index]?.level,
  );
  const problems: Problem[] = [];
  if (differing >= 0) {
    const [here, there] = [theirs[differing], ours[differing]];
    const wanted = there
      ? `"${'#'.repeat(there.level)} … {/* #${there.id} */}" as in ${nameOf(english, there)}`
      : `nothing, as ${english.prose.file} ends before it`;
    problems.push(
      problemOn(
        japanese,
        here ?? endOf(japanese),
        `the headings differ from the English page; here must stand ${wanted}`,
      ),
    );
  }
  const compare = <Mark extends Position>(
    what: string,
    marksOf: (page: MarkedPage) => readonly Mark[],
    keyOf: (mark: Mark) => string,
  ) => {
    const inEnglish = new Map(marksOf(english).map((mark) => [keyOf(mark), mark]));
    const inJapanese = new Map(marksOf(japanese).map((mark) => [keyOf(mark), mark]));
    for (const [key, mark] of inEnglish) {
      if (!inJapanese.has(key)) {
        problems.push(
          problemOn(
            japanese,
            endOf(japanese),
            `${what} ${key} of ${nameOf(english, mark)} is missing in the Japanese page`,
          ),
        );
      }
    }
    for (const [key, mark] of inJapanese) {
      if (!inEnglish.has(key)) {
        problems.push(
          problemOn(japanese, mark, `${what} ${key} is missing in ${english.prose.file}`),
        );
      }
    }
  };
  compare(
    'the fact',
    ({prose}) => prose.citations,
    ({id}) => `"${id}"`,
  );
  compare(
    'the link to',
    ({marks}) => marks.links,
    ({target}) => target,
  );
  return problems;
}

/** The last line with text, where what is missing may be added. */
const endOf = ({text}: MarkedPage): Position => ({
  line: text.trimEnd().split('\n').length,
  column: 1,
});
