/** Rules against leftovers of a draft and unfinished text in published pages. */
import type {Page} from '../article/reader';
import {SCAFFOLD_INTRODUCTION, SCAFFOLD_SECTIONS, scaffoldDescription} from '../article/scaffold';
import type {Localized} from '../vocabulary';
import {findPlaceholder} from './texts';
import {type Problem, report} from './problems';

const textsOf = ({en, ja}: Localized): readonly string[] => [en, ja];

const HINTS = Object.values(SCAFFOLD_SECTIONS)
  .flat()
  .flatMap(({hint}) => textsOf(hint));

/** One problem for each scaffold sentence, hint, placeholder and empty section in a page. */
export const checkWritten = (page: Page): Problem[] => [
  ...page.blocks.flatMap((block) => {
    const text = block.text.trim();
    const found = findPlaceholder(block.prose);
    const fault = textsOf(SCAFFOLD_INTRODUCTION).some((sentence) => text.includes(sentence))
      ? `"${text}" is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"`
      : found && `"${found.words}" is a placeholder; write the final text, or remove the sentence`;
    return report(page, block.spanOf(found?.index ?? 0), fault, 'drafts');
  }),
  ...page.comments.flatMap((comment) => {
    const fault = HINTS.includes(comment.text)
      ? 'this comment is a hint from the draft; follow it, then remove it'
      : findPlaceholder(comment.text) &&
        'this comment marks unfinished text; finish it, then remove the comment';
    return report(page, comment, fault, 'drafts');
  }),
  ...findEmptySections(page),
];

const [DESCRIPTION_START, DESCRIPTION_END] = [
  scaffoldDescription({en: '', ja: ''}).en.replace(/\.$/, ''),
  scaffoldDescription({en: '', ja: ''}).ja,
];

/** Whether a description is the placeholder of a new draft. */
export const isScaffoldDescription = (text: string): boolean =>
  text.startsWith(DESCRIPTION_START) || text.endsWith(DESCRIPTION_END);

/** One problem for each heading without content up to the next heading of the same or a higher level. */
export function findEmptySections(page: Page): Problem[] {
  const {headings, blocks, codeBlocks, pictures, elements, comments} = page;
  const isInHeading = (start: number) =>
    headings.some((heading) => heading.start <= start && start < heading.end);
  // A section with a hint of the draft is reported at the hint.
  const hints = comments.filter(({text}) => HINTS.includes(text));
  const content = [...blocks, ...codeBlocks, ...pictures, ...elements, ...hints]
    .map(({start}) => start)
    .filter((start) => !isInHeading(start));
  const message = 'the section is empty; write it, or remove its heading in both languages';
  return headings
    .filter((heading, index) => {
      const next = headings.slice(index + 1).find(({level}) => level <= heading.level);
      const end = next?.start ?? page.text.length;
      return !content.some((start) => start > heading.end && start < end);
    })
    .flatMap((heading) => report(page, heading, message, 'drafts'));
}
