/** The rule for how an article begins: with what its product or company is. */
import type {Page} from '../article/reader';
import {LOCALES, type Locale, type Localized} from '../vocabulary';
import type {Problem} from './problems';
import {cut} from './show';

/** What an article is about. */
export type Subject = {
  readonly name: Localized;
  readonly aliases: readonly string[];
  readonly facts: readonly {readonly id: string; readonly text: Localized}[];
};

/** What follows the name in the sentence, by language. */
const DEFINITION: Readonly<Record<Locale, RegExp>> = {
  // Behind the name may stand another one: "NAME (…) is", "NAME, …, is".
  en: /^(?: \([^)]*\))?(?:,[^,.]*,)? (?:is|are|was|were) [^.]/,
  ja: /^(?:（[^）]*）)?(?:とは|は)[^。]*(?:です|でした|でもあります)(?:（[^）]*）)?。/,
};

const EXAMPLE: Readonly<Record<Locale, (name: string) => string>> = {
  en: (name) => `"${name} is a …"`,
  ja: (name) => `「${name}は…です。」`,
};

/** A problem where the first sentence of an article does not say what it is about. */
export function checkDefinition(page: Page, locale: Locale, subject: Subject): Problem[] {
  const paragraph = page.parts.find(({type}) => type === 'paragraph');
  const block = page.blocks.find(({start}) => start === paragraph?.start);
  if (!block?.text.trim()) {
    return [];
  }
  const {start, line, column} = block.spanOf(0);
  const cited = page.citations.find((citation) => citation.start === start);
  const fact = subject.facts.find(({id}) => id === cited?.id);
  // An element is one character of the text, U+FFFC.
  const text = (fact ? fact.text[locale] : block.text).replace(/[\s\uFFFC]+/g, ' ').trim();
  return namesOf(subject).some((name) => defines(text, name, locale))
    ? []
    : [
        {
          file: page.file,
          line,
          column,
          message: `the article begins "${cut(text)}"; its first sentence must say what the entry is, as in ${EXAMPLE[locale](subject.name[locale])}`,
        },
      ];
}

/** Names that readers know it by: those of the record, also without what stands there in brackets. */
const namesOf = ({name, aliases}: Subject): string[] => [
  ...LOCALES.flatMap((locale) => [
    name[locale],
    name[locale].replace(/ ?\([^)]*\)$|（[^）]*）$/, ''),
  ]),
  ...aliases,
];

function defines(text: string, name: string, locale: Locale): boolean {
  const sentence = text.replace(/^The /, '');
  return (
    sentence.toLowerCase().startsWith(name.toLowerCase()) &&
    DEFINITION[locale].test(sentence.slice(name.length))
  );
}
