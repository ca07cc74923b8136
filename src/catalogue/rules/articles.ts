/** Rules for articles of entries and for documentation pages, in one language. */
import type {ContentTree} from '../contentTree';
import {type Head, readFrontMatter, START} from '../article/frontMatter';
import {countWords, type Page, truncationOf, wordsIn} from '../article/reader';
import {entryOf} from '../kinds';
import type {Locale, Localized} from '../vocabulary';
import {hasKana, isJapanese} from './language';
import {SECTION_IDS} from './links';
import {checkPictures} from './pictures';
import {nearestWord, type Position, type Problem} from './problems';
import {findPlaceholder} from './placeholders';
import {faultOfBackticks, faultOfWords} from './recordTexts';
import {checkWritten, findEmptySections, isScaffoldDescription} from './unwritten';

/** A page in one language and the rules that apply to it. */
export type Article = {
  readonly page: Page;
  readonly locale: Locale;
  /** Whether it is an article about a service, which has a preview. */
  readonly isPost: boolean;
  readonly isDraft: boolean;
};

/**
 * Length of a description in characters. Search engines truncate longer ones and may replace much
 * shorter ones. A Japanese character is as wide as two Latin ones.
 */
const DESCRIPTION: Readonly<Record<Locale, {readonly min: number; readonly max: number}>> = {
  en: {min: 70, max: 160},
  ja: {min: 40, max: 100},
};

/** Maximum length of a preview in characters. Japanese needs about half as many for the same space. */
const PREVIEW: Readonly<Record<Locale, number>> = {en: 400, ja: 220};

/** Length of an English article in words, including the facts it cites. */
const WORDS = {min: 400, max: 1200};

const problemOn = ({file}: Page, {line, column}: Position, message: string): Problem => ({
  file,
  line,
  column,
  message,
});

/**
 * Checks an article, without comparing it with its translation.
 * @param record the record of the entry, if it can be parsed; `value` is `undefined` if the record
 *   isn't valid
 */
export function checkArticle(
  content: ContentTree,
  article: Article,
  record: {readonly name: Partial<Localized>; readonly value: unknown} | undefined,
): Problem[] {
  const {page, locale, isPost, isDraft} = article;
  const {head, problems} = readFrontMatter(page.file, page.text);
  const name = record?.name[locale];
  const preview = isPost ? checkPreview(article) : [];
  const written = isDraft ? [] : checkWritten(page);
  return [
    ...problems,
    ...(head && problems.length === 0
      ? [...checkTitle(page, head, name), ...checkDescription(article, head)]
      : []),
    ...preview,
    ...checkHeadings(page),
    ...checkPictures(content, page),
    ...written,
  ];
}

/** Checks a documentation page in one language. */
export function inspectDocument(content: ContentTree, page: Page, locale: Locale): Problem[] {
  const {head, problems} = readFrontMatter(page.file, page.text);
  return [
    ...problems,
    ...(head && problems.length === 0
      ? checkDescription({page, locale, isPost: false, isDraft: false}, head)
      : []),
    ...checkHeadings(page),
    ...checkPictures(content, page),
    ...findEmptySections(page),
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
  const report = (message: string) => [problemOn(page, position, message)];
  if (locale === 'ja' && description !== '' && !isJapanese(description)) {
    return report('the description must be in Japanese, but has no Japanese characters');
  }
  if (locale === 'en' && hasKana(description)) {
    return report('the description must be in English, but is in Japanese');
  }
  const fault = faultOfWords(description) ?? faultOfBackticks(description);
  if (fault !== undefined) {
    return report(`the description ${fault}`);
  }
  const placeholder = isDraft ? undefined : findPlaceholder(description);
  if (placeholder) {
    return report(
      `the description contains the placeholder "${placeholder.words}"; write the final text`,
    );
  }
  if (!isDraft && isScaffoldDescription(description)) {
    return report('the description is still that of the draft; write what the entry is about');
  }
  const {min, max} = DESCRIPTION[locale];
  const length = [...description].length;
  // An empty description has its own problem, and that of a draft may be too short.
  return length === 0 || (length >= min && length <= max) || (isDraft && length < min)
    ? []
    : report(
        `the description has ${length} characters; it must have ${min} to ${max} to fit in search results`,
      );
}

/** Blocks that a preview must not contain, by type of their node. */
const PARTS: Readonly<Record<string, string>> = {
  blockquote: 'a blockquote',
  code: 'a code block',
  containerDirective: 'an admonition',
  heading: 'a heading',
  list: 'a list',
  mdxJsxFlowElement: 'an element',
  table: 'a table',
  thematicBreak: 'a horizontal rule',
};

/** Checks the preview, which is the part above the truncation marker and is shown on cards. */
function checkPreview({page, locale}: Article): Problem[] {
  const mark = truncationOf(page);
  if (mark === undefined) {
    return [missingMark(page)];
  }
  if (!mark.isPart) {
    return [
      problemOn(
        page,
        mark,
        '{/* truncate */} must be on a line of its own, with empty lines around it',
      ),
    ];
  }
  const parts = page.parts.filter(({start}) => start < mark.start);
  const other = parts.find(({type}) => type in PARTS);
  if (other) {
    return [
      problemOn(
        page,
        other,
        `the preview must be one paragraph, but it contains ${PARTS[other.type]}; move it below {/* truncate */}`,
      ),
    ];
  }
  const [first, second] = parts.filter(({type}) => type === 'paragraph');
  if (first === undefined) {
    return [
      problemOn(page, mark, 'the preview is empty; write one paragraph above {/* truncate */}'),
    ];
  }
  if (second) {
    return [
      problemOn(
        page,
        second,
        'the preview must be one paragraph; move the second one below {/* truncate */}',
      ),
    ];
  }
  const picture = page.pictures.find(({start}) => start < mark.start);
  if (picture) {
    return [
      problemOn(
        page,
        picture,
        'pictures are not allowed in the preview; move this one below {/* truncate */}',
      ),
    ];
  }
  const length = page.blocks[0]?.text.length ?? 0;
  return length > PREVIEW[locale]
    ? [
        problemOn(
          page,
          first,
          `the preview has ${length} characters; the maximum is ${PREVIEW[locale]}, so move the rest to a new paragraph below {/* truncate */}`,
        ),
      ]
    : [];
}

/** The problem of a page without a truncation marker, at a misspelt marker if there is one. */
function missingMark(page: Page): Problem {
  const comment = page.comments.find(
    ({text}) => nearestWord(text, ['truncate']) !== undefined || /^more$/i.test(text),
  );
  const block = page.blocks.find(({text}) => /^\W*truncate\W*$/i.test(text));
  const meant = comment ?? block?.spanOf(0);
  return meant
    ? problemOn(page, meant, 'this does not end the preview; replace it with {/* truncate */}')
    : problemOn(
        page,
        page.frontMatter?.body ?? START,
        'the end of the preview is not marked; write {/* truncate */} below the first paragraph',
      );
}

function checkHeadings(page: Page): Problem[] {
  const seen = new Set<string>();
  const {kind} = entryOf(page.file) ?? {};
  const ofSite = kind === undefined ? [] : SECTION_IDS[kind];
  return page.headings.flatMap((heading, index) => {
    const {id, level} = heading;
    const report = (message: string) => [problemOn(page, heading, message)];
    const above = page.headings[index - 1]?.level ?? 1;
    if (heading.isUnderlined) {
      return report(
        'the line of "-" or "=" below turns this into a heading; for a heading, write "## " before it; for a paragraph, add an empty line below it',
      );
    }
    if (level === 1) {
      return report('the title is the only heading of level 1; use "##"');
    }
    const words = page.blocks.find(({start}) => start === heading.start)?.text.trim();
    if (!words) {
      return report('the heading has no text; write it before the id, or remove the heading');
    }
    if (page.citations.some(({start}) => start > heading.start && start < heading.end)) {
      return report('a heading must not contain a fact; move it into the paragraph below');
    }
    if (id === undefined) {
      return report(
        'the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages',
      );
    }
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
      return report(
        `the id "${id}" must be lower-case words joined by hyphens, such as "what-it-costs"`,
      );
    }
    if (ofSite.includes(id) || (kind !== undefined && id.startsWith('source-'))) {
      return report(
        `the id "${id}" is reserved for a section that the site adds to the page; change it`,
      );
    }
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated
      ? report(`the id "${id}" is used twice on the page; change it`)
      : level > above + 1
        ? report(
            `a heading of level ${level} follows a heading of level ${above}; use "${'#'.repeat(above + 1)}"`,
          )
        : [];
  });
}

/** The part of a fact that the checks of citations need. */
export type CitedFact = {readonly id: string; readonly text: {readonly en: string}};

/** One problem for each cited fact that the record doesn't have, or one if no fact is cited. */
export function checkCitations(
  page: Page,
  facts: readonly CitedFact[],
  isDraft: boolean,
): Problem[] {
  const ids = facts.map(({id}) => id);
  if (page.citations.length === 0 && !isDraft && facts.length > 0) {
    return [
      {
        ...problemOn(
          page,
          START,
          `the page cites no facts; write <Fact id="…" /> with one of ${ids.join(', ')}`,
        ),
        help: 'claims',
      },
    ];
  }
  // A record without facts, or with a fact without an id, has its own problem.
  const isCertain = ids.length > 0 && !ids.includes('');
  return page.citations
    .filter(({id}) => isCertain && id !== '' && !ids.includes(id))
    .map((citation) => {
      const nearest = nearestWord(citation.id, ids);
      const hint =
        nearest === undefined
          ? `; the record has: ${ids.join(', ')}`
          : `; did you mean "${nearest}"?`;
      return problemOn(
        page,
        citation,
        `<Fact id="${citation.id}" /> cites a fact that the record does not have${hint}`,
      );
    });
}

/** Checks the length of an English article. Drafts may be shorter. */
export function checkLength(page: Page, facts: readonly CitedFact[], isDraft: boolean): Problem[] {
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
          `the article has ${words} words including cited facts; it must have ${WORDS.min} to ${WORDS.max}`,
        ),
      ];
}
