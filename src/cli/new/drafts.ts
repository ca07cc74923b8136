/** Writes the texts of a draft. Pure: the same answers give the same texts. */
import {stringify} from 'yaml';
import {
  acceptTranslation,
  articleFile,
  editorLine,
  layOut,
  recordFile,
  type RecordKind,
  SCAFFOLD_INTRODUCTION,
  SCAFFOLD_SECTIONS,
  type ScaffoldSection,
  twinOf,
} from '../../catalogue';
import {JAPAN_QUESTIONS, type Locale, type Localized} from '../../catalogue/vocabulary';

/** Values for a draft of any kind. */
export type EntryAnswers = {
  readonly slug: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly homepage: string;
  readonly icon: string | null;
  readonly color: string;
  /** Date of the entry, such as `2026-11-20T09:00:00Z`. */
  readonly date: string;
  /** Language of the article, if it starts with only one. */
  readonly language?: Locale | undefined;
};

/** Values for the draft of a service. */
export type ServiceAnswers = EntryAnswers & {
  readonly kind: string;
  readonly company: string | null;
  readonly vendor: Localized;
  readonly tags: readonly string[];
  readonly category: string;
  /** Keys of the category's attributes. */
  readonly attributes: readonly string[];
};

/** Text of each file, by path relative to the site. */
export type Texts = Readonly<Record<string, string>>;

const PUBLISH = ' Remove this line to publish the entry.';

const scalar = (value: string | null): string => stringify(value, {lineWidth: 0}).trim();
const localized = ({en, ja}: Localized): string => `\n  en: ${scalar(en)}\n  ja: ${scalar(ja)}`;

const head = (kind: RecordKind, {slug, name, icon, color, date}: EntryAnswers): string =>
  `${editorLine(kind)}
slug: ${slug}
draft: true #${PUBLISH}
name:${localized(name)}
aliases: []
icon: ${scalar(icon)}
color: "${color}"
date: ${date}`;

const unknowns = (keys: readonly string[]): string =>
  keys.map((key) => `  ${key}: unknown`).join('\n');

function serviceRecord(answers: ServiceAnswers): string {
  const {kind, company, vendor, homepage, tags, category, attributes} = answers;
  return `${head('service', answers)}
kind: ${kind}
company: ${scalar(company)}
vendor:${localized(vendor)}
links:
  homepage: ${scalar(homepage)}
  docs: null
  pricing: null
  source: null
  status: null
tags: [${tags.join(', ')}]
category: ${category}
lifecycle:
  state: active
  since: null
  ends: null
  note: null
  successors: []
  source: ${scalar(homepage)}
  via: null
  basis: general-knowledge
  checked: null
  dated: null
license:
  value: unknown
  class: unknown
  note: null
  source: null
  via: null
  basis: null
  checked: null
  dated: null
firstReleased: unknown
pricingModel: unknown
freeTier: unknown
selfHosting: unknown
api: unknown
japan:
${unknowns(Object.keys(JAPAN_QUESTIONS))}
attributes:
${unknowns(attributes)}
plans: []
goodFor: []
watchOut: []
alternatives: []
facts: []
`;
}

const companyRecord = (answers: EntryAnswers): string => `${head('company', answers)}
legalName: null
country: unknown
headquarters: unknown
founded: unknown
links:
  homepage: ${scalar(answers.homepage)}
  blog: null
  source: null
  social: null
  status: null
facts: []
`;

/**
 * An article in one language, with hints instead of text.
 * @param isPost whether it needs a truncation mark for lists
 */
function article(
  locale: Locale,
  {name, description, language}: EntryAnswers,
  sections: readonly ScaffoldSection[],
  isPost: boolean,
): string {
  const parts = [
    [
      '---',
      `title: ${scalar(name[locale])}`,
      `description: ${scalar(description[locale])}`,
      ...(language === 'ja' ? ['language: ja'] : []),
      '---',
    ].join('\n'),
    SCAFFOLD_INTRODUCTION[locale],
    ...(isPost ? ['{/* truncate */}'] : []),
    ...sections.flatMap(({id, title, hint}) => [
      `## ${title[locale]} {/* #${id} */}`,
      `{/* ${hint[locale]} */}`,
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * The articles in both languages, or one article if the entry starts with one language. That one is
 * in the English file, even if it is in Japanese.
 * @param english path of the English article
 */
function articles(
  english: string,
  answers: EntryAnswers,
  sections: readonly ScaffoldSection[],
  isPost: boolean,
): Texts {
  const text = article(answers.language ?? 'en', answers, sections, isPost);
  if (answers.language) {
    return {[english]: text};
  }
  return {
    [english]: text,
    [twinOf(english)]: acceptTranslation(article('ja', answers, sections, isPost), text),
  };
}

/** Record and articles of a service. Values that need a source are `unknown`. */
export function draftService(answers: ServiceAnswers): Texts {
  return {
    [recordFile('service', answers.slug)]: layOut(serviceRecord(answers), 'service'),
    ...articles(articleFile('service', answers.slug), answers, SCAFFOLD_SECTIONS.service, true),
  };
}

/** Record and articles of a company. Values that need a source are `unknown`. */
export function draftCompany(answers: EntryAnswers): Texts {
  return {
    [recordFile('company', answers.slug)]: layOut(companyRecord(answers), 'company'),
    ...articles(articleFile('company', answers.slug), answers, SCAFFOLD_SECTIONS.company, false),
  };
}
