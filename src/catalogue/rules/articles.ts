/** The rules for the article of an entry, or the profile of a company, in one language. */
import {existsSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ContentTree} from '../contentTree';
import {type Head, readFrontMatter, START} from '../article/frontMatter';
import {countWords, type Page, truncationOf, wordsIn} from '../article/reader';
import {entryOf} from '../kinds';
import type {Fact} from '../record/schema';
import type {Locale} from '../vocabulary';
import {isJapanese} from './language';
import {SECTION_IDS} from './links';
import {nearestWord, type Position, type Problem} from './problems';
import {checkWritten} from './unwritten';

/** The page of an entry in one language. */
export type Article = {
  readonly page: Page;
  readonly locale: Locale;
  /** Whether it has a preview, and is held to a length. */
  readonly isPost: boolean;
  readonly isDraft: boolean;
};

/**
 * Characters of a description. Search engines cut off what is longer, and fill up what is much
 * shorter with text of their own choice; a Japanese character is as wide as two Latin ones.
 */
const DESCRIPTION: Readonly<Record<Locale, {readonly min: number; readonly max: number}>> = {
  en: {min: 70, max: 160},
  ja: {min: 40, max: 100},
};

/** Characters of a preview; a Japanese one is as wide with about half of them. */
const PREVIEW: Readonly<Record<Locale, number>> = {en: 350, ja: 190};

/** Words of an English article, those of the facts it cites included. */
const WORDS = {min: 400, max: 900};

/** Formats and size of the pictures in articles. */
export const PICTURE = {formats: ['jpg', 'jpeg', 'png', 'svg', 'webp'], bytes: 300_000} as const;

const problemOn = ({file}: Page, {line, column}: Position, message: string): Problem => ({
  file,
  line,
  column,
  message,
});

/**
 * Every problem of an article that does not depend on its translation.
 * @param name the name in the record, in the language of the article, where there is one
 */
export function checkArticle(
  {root}: ContentTree,
  article: Article,
  name: string | undefined,
): Problem[] {
  const {page, isPost, isDraft} = article;
  const {head, problems} = readFrontMatter(page.file, page.text);
  return [
    ...problems,
    ...(head ? [...checkTitle(page, head, name), ...checkDescription(article, head)] : []),
    ...(isPost ? checkPreview(article) : []),
    ...checkHeadings(page),
    ...checkPictures(root, page),
    ...(isDraft ? [] : checkWritten(page, head)),
  ];
}

const checkTitle = (page: Page, {title, titlePosition}: Head, name: string | undefined) =>
  title === '' || name === undefined || title === name
    ? []
    : [
        problemOn(
          page,
          titlePosition,
          `title is "${title}"; it must be the name in the record, "${name}"`,
        ),
      ];

function checkDescription(
  {page, locale, isDraft}: Article,
  {description, position}: Head,
): Problem[] {
  const {min, max} = DESCRIPTION[locale];
  if (locale === 'ja' && description !== '' && !isJapanese(description)) {
    return [
      problemOn(page, position, 'the description must be in Japanese; no character of this is'),
    ];
  }
  const length = [...description].length;
  // An empty one has a problem already, and one of a draft may still be a note.
  return length === 0 || (length >= min && length <= max) || (isDraft && length < min)
    ? []
    : [
        problemOn(
          page,
          position,
          `the description has ${length} characters; it must have ${min} to ${max}, to fit into search results`,
        ),
      ];
}

/** What is wrong with the part above the mark, which stands on a card. */
function checkPreview({page, locale}: Article): Problem[] {
  const report = (message: string) => [problemOn(page, page.frontMatter?.body ?? START, message)];
  const mark = truncationOf(page);
  if (mark === undefined) {
    return report(
      'the end of the preview is not marked; write {/* truncate */} after the first paragraph',
    );
  }
  const preview = page.blocks.filter(({start}) => start < mark.start);
  if (preview.length > 1) {
    return report(
      `the preview has ${preview.length} paragraphs; a card has room for one, so move {/* truncate */} up`,
    );
  }
  const length = preview[0]?.text.length ?? 0;
  return length > PREVIEW[locale]
    ? report(
        `the preview has ${length} characters; a card has room for ${PREVIEW[locale]}, so begin a second paragraph below {/* truncate */}`,
      )
    : [];
}

function checkHeadings(page: Page): Problem[] {
  const seen = new Set<string>();
  const {kind} = entryOf(page.file) ?? {};
  const ofSite = kind === undefined ? [] : SECTION_IDS[kind];
  return page.headings.flatMap((heading, index) => {
    const {id, level} = heading;
    const report = (message: string) => [problemOn(page, heading, message)];
    const above = page.headings[index - 1]?.level ?? 1;
    if (level === 1) {
      return report(
        'a heading of level 1 stands in the prose; the title is the only one, use "##"',
      );
    }
    if (id === undefined) {
      return report(
        'the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
      );
    }
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
      return report(
        `the id "${id}" must be lower-case words joined by hyphens, such as "what-it-costs"`,
      );
    }
    if (ofSite.includes(id) || (kind !== undefined && id.startsWith('source-'))) {
      return report(`the id "${id}" is that of a part which the site adds to the page; change it`);
    }
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated
      ? report(`the id "${id}" stands on the page a second time; change it`)
      : level > above + 1
        ? report(
            `a heading of level ${level} follows one of level ${above}; use "${'#'.repeat(above + 1)}"`,
          )
        : [];
  });
}

function checkPictures(root: string, page: Page): Problem[] {
  return page.pictures.flatMap((picture) => {
    const {target, alt} = picture;
    const report = (message: string) => problemOn(page, picture, message);
    const format = path.extname(target).slice(1).toLowerCase();
    const file = target.startsWith('@site/')
      ? path.join(root, target.slice('@site/'.length))
      : path.join(root, path.dirname(page.file), target);
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
    } else if (!isOwnFile(root, file)) {
      problems.push(
        report(
          `the picture "${target}" is a symbolic link, or leads out of the repository; put the file itself beside the article`,
        ),
      );
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

/** Whether a file is below the root, with no symbolic link on the way to it. */
function isOwnFile(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return (
    !relative.startsWith('..') && realpathSync(file) === path.join(realpathSync(root), relative)
  );
}

/** A problem for each citation of a fact that the record does not hold, or for want of any. */
export function checkCitations(page: Page, facts: readonly Fact[], isDraft: boolean): Problem[] {
  const ids = facts.map(({id}) => id);
  if (page.citations.length === 0 && !isDraft && facts.length > 0) {
    return [
      {
        ...problemOn(
          page,
          START,
          `the page cites no fact; write <Fact id="…" /> with one of ${ids.join(', ')}`,
        ),
        help: 'claims',
      },
    ];
  }
  return page.citations
    .filter(({id}) => id !== '' && !ids.includes(id))
    .map((citation) => {
      const nearest = nearestWord(citation.id, ids);
      const held = ids.length > 0 ? ids.join(', ') : 'no facts yet';
      const hint =
        nearest === undefined ? `; the record holds: ${held}` : `; did you mean "${nearest}"?`;
      return problemOn(
        page,
        citation,
        `<Fact id="${citation.id}" /> cites a fact that the record does not hold${hint}`,
      );
    });
}

/** Whether an English article is neither too short, as a draft may be, nor too long. */
export function checkLength(page: Page, facts: readonly Fact[], isDraft: boolean): Problem[] {
  const words = page.citations.reduce((sum, citation) => {
    const fact = facts.find(({id}) => id === citation.id);
    return sum + (fact ? wordsIn(fact.text.en) : 0);
  }, countWords(page));
  return (words >= WORDS.min || isDraft) && words <= WORDS.max
    ? []
    : [
        problemOn(
          page,
          START,
          `the article has ${words} words, cited facts included; it must have ${WORDS.min} to ${WORDS.max}`,
        ),
      ];
}
