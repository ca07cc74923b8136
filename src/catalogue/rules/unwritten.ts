/** Rules against leftovers of a draft and unfinished text in published pages. */
import {isTruncation, type Page} from '../article/reader';
import {SCAFFOLD_INTRODUCTION, SCAFFOLD_SECTIONS, scaffoldDescription} from '../article/scaffold';
import type {Localized} from '../vocabulary';
import {findPlaceholder} from './placeholders';
import type {Position, Problem} from './problems';

const textsOf = ({en, ja}: Localized): readonly string[] => [en, ja];

const HINTS = Object.values(SCAFFOLD_SECTIONS)
  .flat()
  .flatMap(({hint}) => textsOf(hint));

const problemOn = ({file}: Page, {line, column}: Position, message: string): Problem => ({
  file,
  line,
  column,
  message,
  help: 'drafts',
});

/** One problem for each scaffold sentence, hint, placeholder and empty section in a page. */
export function checkWritten(page: Page): Problem[] {
  const isLeftOver = (text: string) =>
    textsOf(SCAFFOLD_INTRODUCTION).some((sentence) => text.includes(sentence));
  return [
    ...page.blocks
      .filter(({text}) => isLeftOver(text))
      .map((block) =>
        problemOn(
          page,
          block.spanOf(0),
          `"${block.text.trim()}" is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"`,
        ),
      ),
    ...page.comments
      .filter(({text}) => HINTS.includes(text))
      .map((comment) =>
        problemOn(
          page,
          comment,
          'this comment is a hint from the draft; follow it, then remove it',
        ),
      ),
    ...findPlaceholders(page),
    ...findEmptySections(page),
  ];
}

const [DESCRIPTION_START, DESCRIPTION_END] = [
  scaffoldDescription({en: '', ja: ''}).en.replace(/\.$/, ''),
  scaffoldDescription({en: '', ja: ''}).ja,
];

/** Whether a description is the placeholder of a new draft. */
export const isScaffoldDescription = (text: string): boolean =>
  text.startsWith(DESCRIPTION_START) || text.endsWith(DESCRIPTION_END);

const findPlaceholders = (page: Page): Problem[] => [
  ...page.blocks.flatMap((block) => {
    const found = findPlaceholder(block.prose);
    return found
      ? [
          problemOn(
            page,
            block.spanOf(found.index),
            `"${found.words}" is a placeholder; write the final text, or remove the sentence`,
          ),
        ]
      : [];
  }),
  ...page.comments
    .filter((comment) => !isTruncation(comment) && findPlaceholder(comment.text))
    .map((comment) =>
      problemOn(
        page,
        comment,
        'this comment marks unfinished text; finish it, then remove the comment',
      ),
    ),
];

/** One problem for each heading without content up to the next heading of the same or a higher level. */
export function findEmptySections(page: Page): Problem[] {
  const {headings, blocks, codeBlocks, pictures, elements} = page;
  const starts = headings.map(({start}) => start);
  const content = [...blocks, ...codeBlocks, ...pictures, ...elements].map(({start}) => start);
  return headings.flatMap((heading, index) => {
    const next = headings.slice(index + 1).find(({level}) => level <= heading.level);
    const end = next?.start ?? page.text.length;
    const isFilled = content.some(
      (start) =>
        start > heading.end &&
        start < end &&
        !starts.some((other) => other <= start && start < endOf(headings, other)),
    );
    const isHinted = page.comments.some(
      ({start, text}) => start > heading.end && start < end && HINTS.includes(text),
    );
    // A section with a scaffold hint is reported at the hint.
    return isFilled || isHinted
      ? []
      : [
          problemOn(
            page,
            heading,
            'the section is empty; write it, or remove its heading in both languages',
          ),
        ];
  });
}

const endOf = (headings: Page['headings'], start: number): number =>
  headings.find((heading) => heading.start === start)!.end;
