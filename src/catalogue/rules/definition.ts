/** The rule that an article starts with a definition of its product or company. */
import type {Page} from '../article/reader';
import {LOCALES, type Locale, type Localized} from '../vocabulary';
import type {Problem} from './problems';
import {cut} from './show';

/** The part of a record that the rule needs. */
export type Subject = {
  readonly name: Localized;
  readonly aliases: readonly string[];
  readonly facts: readonly {readonly id: string; readonly text: Localized}[];
};

/** What must follow the name in the first sentence. */
const DEFINITION: Readonly<Record<Locale, RegExp>> = {
  // Another name may follow: "NAME (…) is", "NAME, …, is".
  en: /^(?: \([^)]*\))?(?:,[^,.]*,)? (?:is|are|was|were) [^.]/,
  ja: /^(?:（[^）]*）)?(?:とは|は)[^。]*(?:です|でした|でもあります)(?:（[^）]*）)?。/,
};

const EXAMPLE: Readonly<Record<Locale, (name: string) => string>> = {
  en: (name) => `"${name} is a …"`,
  ja: (name) => `「${name}は…です。」`,
};

/** One problem if the first sentence of an article doesn't define what the article is about. */
export function checkDefinition(page: Page, locale: Locale, subject: Subject): Problem[] {
  const paragraph = page.parts.find(({type}) => type === 'paragraph');
  const block = page.blocks.find(({start}) => start === paragraph?.start);
  if (!block?.text.trim()) {
    return [];
  }
  const {start, line, column} = block.spanOf(0);
  const cited = page.citations.find((citation) => citation.start === start);
  const fact = subject.facts.find(({id}) => id === cited?.id);
  // An element is one U+FFFC in the text.
  const text = (fact ? fact.text[locale] : block.text).replace(/[\s\uFFFC]+/g, ' ').trim();
  return namesOf(subject).some((name) => defines(text, name, locale))
    ? []
    : [
        {
          file: page.file,
          line,
          column,
          message: `the article starts with "${cut(text)}"; its first sentence must say what the product or company is, as in ${EXAMPLE[locale](subject.name[locale])}`,
        },
      ];
}

/** Accepted names: names with and without a trailing part in brackets, and aliases. */
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
