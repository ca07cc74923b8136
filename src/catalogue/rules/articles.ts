/** The rules for the article of an entry, or the profile of a company, in one language. */
import type {ContentTree} from '../contentTree';
import {type Head, readFrontMatter, START} from '../article/frontMatter';
import {countWords, type Page, truncationOf, wordsIn} from '../article/reader';
import {entryOf} from '../kinds';
import type {Locale, Localized} from '../vocabulary';
import {checkDefinition, type Subject} from './definition';
import {hasKana, isJapanese} from './language';
import {SECTION_IDS} from './links';
import {checkPictures} from './pictures';
import {nearestWord, type Position, type Problem, unlessToldAt} from './problems';
import {findPlaceholder} from './placeholders';
import {faultOfBackticks, faultOfWords} from './recordTexts';
import {checkWritten, findEmptySections, isScaffoldDescription} from './unwritten';

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

const problemOn = ({file}: Page, {line, column}: Position, message: string): Problem => ({
  file,
  line,
  column,
  message,
});

/**
 * Every problem of an article that does not depend on its translation.
 * @param record what it is about, where that is known
 */
export function checkArticle(
  content: ContentTree,
  article: Article,
  record: {readonly name: Partial<Localized>; readonly value: Subject | undefined} | undefined,
): Problem[] {
  const {page, locale, isPost, isDraft} = article;
  const {head, problems} = readFrontMatter(page.file, page.text);
  const name = record?.name[locale];
  const preview = isPost ? checkPreview(article) : [];
  const written = isDraft ? [] : checkWritten(page);
  return [
    ...problems,
    ...(head
      ? unlessToldAt(
          [...checkTitle(page, head, name), ...checkDescription(article, head)],
          problems,
        )
      : []),
    ...preview,
    // Of a preview that has to change anyway, the sentences may too.
    ...(isDraft || preview.length > 0 || !record?.value || name === undefined
      ? []
      : unlessToldAt(checkDefinition(page, locale, record.value), written)),
    ...checkHeadings(page),
    ...checkPictures(content, page),
    ...written,
  ];
}

/** What is wrong with a document in one language. */
export function inspectDocument(content: ContentTree, page: Page, locale: Locale): Problem[] {
  const {head, problems} = readFrontMatter(page.file, page.text);
  return [
    ...problems,
    ...(head
      ? unlessToldAt(
          checkDescription({page, locale, isPost: false, isDraft: false}, head),
          problems,
        )
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
    return report('the description must be in Japanese; no character of this is');
  }
  if (locale === 'en' && hasKana(description)) {
    return report('the description must be in English; this is Japanese');
  }
  const fault = faultOfWords(description) ?? faultOfBackticks(description);
  if (fault !== undefined) {
    return report(`the description ${fault}`);
  }
  const placeholder = isDraft ? undefined : findPlaceholder(description);
  if (placeholder) {
    return report(
      `the description has "${placeholder.words}", which stands for something still to be written; write it`,
    );
  }
  if (!isDraft && isScaffoldDescription(description)) {
    return report('the description is that of the draft; write what the entry is about');
  }
  const {min, max} = DESCRIPTION[locale];
  const length = [...description].length;
  // An empty one has a problem already, and one of a draft may still be a note.
  return length === 0 || (length >= min && length <= max) || (isDraft && length < min)
    ? []
    : report(
        `the description has ${length} characters; it must have ${min} to ${max}, to fit into search results`,
      );
}

/** What else than a paragraph may begin above the mark, by the name of the parser. */
const PARTS: Readonly<Record<string, string>> = {
  atxHeading: 'a heading',
  blockQuote: 'a quotation',
  codeFenced: 'a block of code',
  codeIndented: 'a block of code',
  directiveContainer: 'a block',
  listOrdered: 'a list',
  listUnordered: 'a list',
  mdxJsxFlowTag: 'an element',
  setextHeading: 'a heading',
  table: 'a table',
  thematicBreak: 'a line across the page',
};

/** What is wrong with the part above the mark, which stands on a card. */
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
        'the mark stands within something else; write {/* truncate */} in a line of its own, with empty lines around it',
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
        `the preview must be one paragraph, and here begins ${PARTS[other.type]}; move it below {/* truncate */}`,
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
        'this is a second paragraph of the preview, and a card has room for one; move it below {/* truncate */}',
      ),
    ];
  }
  const picture = page.pictures.find(({start}) => start < mark.start);
  if (picture) {
    return [problemOn(page, picture, 'a preview has no pictures; move it below {/* truncate */}')];
  }
  const length = page.blocks[0]?.text.length ?? 0;
  return length > PREVIEW[locale]
    ? [
        problemOn(
          page,
          first,
          `the preview has ${length} characters; a card has room for ${PREVIEW[locale]}, so begin a second paragraph below {/* truncate */}`,
        ),
      ]
    : [];
}

/** The mark may be there in other words. */
function missingMark(page: Page): Problem {
  const comment = page.comments.find(
    ({text}) => nearestWord(text, ['truncate']) !== undefined || /^more$/i.test(text),
  );
  const block = page.blocks.find(({text}) => /^\W*truncate\W*$/i.test(text));
  const meant = comment ?? block?.spanOf(0);
  return meant
    ? problemOn(page, meant, 'this does not end the preview; write {/* truncate */} in its place')
    : problemOn(
        page,
        page.frontMatter?.body ?? START,
        'the end of the preview is not marked; write {/* truncate */} after the first paragraph',
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
        'the line of "-" or "=" below makes this a heading; write "## " before a heading, or an empty line below a paragraph',
      );
    }
    if (level === 1) {
      return report(
        'a heading of level 1 stands in the prose; the title is the only one, use "##"',
      );
    }
    const words = page.blocks.find(({start}) => start === heading.start)?.text.trim();
    if (!words) {
      return report('the heading has no words; write them before its id, or remove it');
    }
    if (page.citations.some(({start}) => start > heading.start && start < heading.end)) {
      return report('a fact stands in the heading; move it into the paragraph below');
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

/** What an article needs of a fact that it cites. */
export type CitedFact = {readonly id: string; readonly text: {readonly en: string}};

/** A problem for each citation of a fact that the record does not hold, or for want of any. */
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
          `the page cites no fact; write <Fact id="…" /> with one of ${ids.join(', ')}`,
        ),
        help: 'claims',
      },
    ];
  }
  // A record without facts, or with one that has no id, has a problem from which this follows.
  const isCertain = ids.length > 0 && !ids.includes('');
  return page.citations
    .filter(({id}) => isCertain && id !== '' && !ids.includes(id))
    .map((citation) => {
      const nearest = nearestWord(citation.id, ids);
      const hint =
        nearest === undefined
          ? `; the record holds: ${ids.join(', ')}`
          : `; did you mean "${nearest}"?`;
      return problemOn(
        page,
        citation,
        `<Fact id="${citation.id}" /> cites a fact that the record does not hold${hint}`,
      );
    });
}

/** Whether an English article is neither too short, as a draft may be, nor too long. */
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
          `the article has ${words} words, cited facts included; it must have ${WORDS.min} to ${WORDS.max}`,
        ),
      ];
}
