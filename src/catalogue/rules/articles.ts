/** Rules for articles of entries and for documentation pages, in one language. */
import {readFrontMatter} from '../article/frontMatter';
import {countWords, type Page, truncationOf, wordsIn} from '../article/reader';
import type {Edition} from './edition';
import {entryOf, isEntryPage} from '../kinds';
import type {Company, Service} from '../record/schema';
import {DEFAULT_LOCALE, type Locale, type Localized} from '../vocabulary';
import {isSectionOf} from './links';
import {checkPictures} from './pictures';
import {
  type Fault,
  meantOr,
  nearestWord,
  type Problem,
  report,
  reportFirst,
  START,
} from '../problems';
import {faultOfBackticks, faultOfLanguage, faultOfWords, findPlaceholder} from '../texts/faults';

/** Characters. Search engines cut longer descriptions, and replace short ones; Japanese is wide. */
const DESCRIPTION = {en: {min: 70, max: 160}, ja: {min: 40, max: 100}} as const;

/** Maximum length of a preview in characters. Japanese needs about half as many for the same space. */
const PREVIEW = {en: 400, ja: 220} as const;

/** Length of an English article in words, including the facts it cites. */
const WORDS = {min: 400, max: 1200};

export function checkArticle({content, page, locale, record}: Edition): Problem[] {
  const isPost = record !== undefined && 'plans' in record;
  const checkText = isEntryPage(page.file) ? checkWritten : findEmptySections;
  return [
    ...checkHead(page, locale, record),
    ...(isPost ? checkPreview(page, locale) : []),
    ...page.headings.flatMap((heading, index) =>
      report(page, heading, faultOfHeading(page, heading, page.headings.slice(0, index))),
    ),
    ...checkPictures(content, page),
    ...(record?.draft ? [] : checkText(page)),
    ...(record ? checkCitations(page, record) : []),
    ...(isPost && locale === DEFAULT_LOCALE ? checkLength(page, record) : []),
  ];
}

function checkHead(page: Page, locale: Locale, record: Edition['record']): Problem[] {
  const {head, problems} = readFrontMatter(page.file, page.text);
  if (head === undefined || problems.length > 0) {
    return [...problems];
  }
  const {title, description} = head;
  const fault = faultOfDescription(description, locale, record?.draft === true);
  const name = record?.name[locale] ?? title;
  const other = `title is "${title}"; it must be the name in the record, "${name}"`;
  return [
    ...(title === name ? [] : report(page, head.placeOf('title'), other)),
    ...(fault ? report(page, head.placeOf('description'), `the description ${fault}`) : []),
  ];
}

function faultOfDescription(description: string, locale: Locale, isDraft: boolean): Fault {
  const {min, max} = DESCRIPTION[locale];
  const {length} = [...description];
  const placeholder = findPlaceholder(description)?.[0];
  return (
    faultOfLanguage(description, locale) ||
    faultOfWords(description) ||
    faultOfBackticks(description) ||
    (!isDraft &&
      placeholder &&
      `contains the placeholder "${placeholder}"; write the final text`) ||
    (!isDraft &&
      isScaffoldDescription(description) &&
      'is still that of the draft; write what the entry is about') ||
    ((length > max || (length < min && !isDraft)) &&
      `has ${length} characters; it must have ${min} to ${max} to fit in search results`)
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

const MARK = '{/* truncate */}';

/** The preview is the part above the truncation marker, which cards show. */
function checkPreview(page: Page, locale: Locale): Problem[] {
  const mark = truncationOf(page);
  if (mark === undefined) {
    return reportMissingMark(page);
  }
  const isAbove = ({start}: {readonly start: number}) => start < mark.start;
  const parts = page.parts.filter(isAbove);
  const other = parts.find(({type}) => type in PARTS);
  const [first, second] = parts.filter(({type}) => type === 'paragraph');
  const length = page.blocks[0]?.text.length ?? 0;
  return reportFirst(page, [
    [!mark.isPart && mark, `${MARK} must be on a line of its own, with empty lines around it`],
    [
      other,
      `the preview must be one paragraph, but it contains ${PARTS[other?.type ?? '']}; move it below ${MARK}`,
    ],
    [!first && mark, `the preview is empty; write one paragraph above ${MARK}`],
    [second, `the preview must be one paragraph; move the second one below ${MARK}`],
    [
      page.pictures.find(isAbove),
      `pictures are not allowed in the preview; move this one below ${MARK}`,
    ],
    [
      length > PREVIEW[locale] && first,
      `the preview has ${length} characters; the maximum is ${PREVIEW[locale]}, so move the rest to a new paragraph below ${MARK}`,
    ],
  ]);
}

function reportMissingMark(page: Page): Problem[] {
  const comment = page.comments.find(
    ({text}) => nearestWord(text, ['truncate']) !== undefined || /^more$/i.test(text),
  );
  const block = page.blocks.find(({text}) => /^\W*truncate\W*$/i.test(text));
  return reportFirst(page, [
    [comment ?? block?.spanOf(0), `this does not end the preview; replace it with ${MARK}`],
    [
      page.frontMatter?.body,
      `the end of the preview is not marked; write ${MARK} below the first paragraph`,
    ],
  ]);
}

function faultOfHeading(
  {file, blocks, citations}: Page,
  {id, level, isUnderlined, start, end}: Page['headings'][number],
  before: Page['headings'],
): Fault {
  const {kind} = entryOf(file) ?? {};
  const name = id ?? '';
  const above = before.at(-1)?.level ?? 1;
  return (
    (isUnderlined &&
      'the line of "-" or "=" below turns this into a heading; for a heading, write "## " before it; for a paragraph, add an empty line below it') ||
    (level === 1 && 'the title is the only heading of level 1; use "##"') ||
    (!blocks.find((block) => block.start === start)?.text.trim() &&
      'the heading has no text; write it before the id, or remove the heading') ||
    (citations.some((citation) => citation.start > start && citation.end < end) &&
      'a heading must not contain a fact; move it into the paragraph below') ||
    (id === undefined &&
      'the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages') ||
    (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) &&
      `the id "${id}" must be lower-case words joined by hyphens, such as "what-it-costs"`) ||
    (kind !== undefined &&
      isSectionOf(kind, name) &&
      `the id "${id}" is reserved for a section that the site adds to the page; change it`) ||
    (before.some((other) => other.id === id) &&
      `the id "${id}" is used twice on the page; change it`) ||
    (level > above + 1 &&
      `a heading of level ${level} follows a heading of level ${above}; use "${'#'.repeat(above + 1)}"`)
  );
}

function checkCitations(page: Page, {facts, draft}: Service | Company): Problem[] {
  const ids = facts.map(({id}) => id);
  const listed = ids.join(', ');
  const message = `the page cites no facts; write <Fact id="…" /> with one of ${listed}`;
  const isFault = page.citations.length === 0 && !draft && facts.length > 0;
  return [
    ...report(page, START, isFault && message, 'claims'),
    ...page.citations
      .filter(({id}) => id !== '' && !ids.includes(id))
      .flatMap((citation) => {
        const hint = meantOr(citation.id, ids, `the record has: ${listed}`);
        const unknown = `<Fact id="${citation.id}" /> cites a fact that the record does not have; ${hint}`;
        return report(page, citation, unknown);
      }),
  ];
}

/** Drafts may be shorter. */
function checkLength(page: Page, {facts, draft}: Service | Company): Problem[] {
  const cited = page.citations.map(({id}) => facts.find((fact) => fact.id === id)?.text.en ?? '');
  const words = countWords(page) + wordsIn(cited.join(' '));
  const {min, max} = WORDS;
  const message = `the article has ${words} words including cited facts; it must have ${min} to ${max}`;
  return report(page, START, ((words < min && !draft) || words > max) && message);
}

/** What `npm run new` writes into an article: its first sentence, and the start of each hint. */
const DRAFTED = /This entry is a draft\.|この項目は下書きです。/;
const HINT = /^(?:Draft: |下書き：)/;

/** The description of a draft about an entry with this name, which `npm run new` writes. */
export const scaffoldDescription = ({en, ja}: Localized): Localized => ({
  // Names such as "Example, Inc." already end with a full stop.
  en: `Draft of an entry about ${en.replace(/\.$/, '')}.`,
  ja: `${ja}についての項目の下書きです。`,
});

const checkWritten = (page: Page): Problem[] => [
  ...page.blocks.flatMap((block) => {
    const text = block.text.trim();
    const found = findPlaceholder(block.prose);
    const fault =
      (DRAFTED.test(text) &&
        `"${text}" is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"`) ||
      (found && `"${found[0]}" is a placeholder; write the final text, or remove the sentence`);
    return report(page, block.spanOf(found?.index ?? 0), fault, 'drafts');
  }),
  ...page.comments.flatMap((comment) => {
    const fault =
      (HINT.test(comment.text) &&
        'this comment is a hint from the draft; follow it, then remove it') ||
      (findPlaceholder(comment.text) &&
        'this comment marks unfinished text; finish it, then remove the comment');
    return report(page, comment, fault, 'drafts');
  }),
  ...findEmptySections(page),
];

const EMPTY = scaffoldDescription({en: '', ja: ''});

const isScaffoldDescription = (text: string): boolean =>
  text.startsWith(EMPTY.en.replace(/\.$/, '')) || text.endsWith(EMPTY.ja);

/** One problem for each heading without content up to the next heading of the same or a higher level. */
function findEmptySections(page: Page): Problem[] {
  const {headings, blocks, codeBlocks, pictures, elements, comments} = page;
  const isInHeading = (start: number) =>
    headings.some((heading) => heading.start <= start && start < heading.end);
  // A section with a hint of the draft is reported at the hint.
  const hints = comments.filter(({text}) => HINT.test(text));
  const content = [...blocks, ...codeBlocks, ...pictures, ...elements, ...hints]
    .map(({start}) => start)
    .filter((start) => !isInHeading(start));
  const message = 'the section is empty; write it, or remove its heading in both languages';
  return headings
    .filter(({end, sectionEnd}) => !content.some((start) => start > end && start < sectionEnd))
    .flatMap((heading) => report(page, heading, message, 'drafts'));
}
