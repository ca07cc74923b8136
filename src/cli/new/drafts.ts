/** The files of a draft. Pure: the same answers give the same texts. */
import {stringify} from 'yaml';
import {
  acceptTranslation,
  articleFile,
  editorLine,
  layOut,
  recordFile,
  type RecordKind,
  twinOf,
} from '../../catalogue';
import {JAPAN_QUESTIONS, type Locale, type Localized} from '../../catalogue/vocabulary';

/** What a draft of any kind is made from. */
export type EntryAnswers = {
  readonly slug: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly homepage: string;
  readonly icon: string | null;
  readonly color: string;
  /** When the entry was made, in the form of a record. */
  readonly date: string;
};

export type ServiceAnswers = EntryAnswers & {
  readonly kind: string;
  readonly company: string | null;
  readonly vendor: Localized;
  readonly tags: readonly string[];
};

/** Text of each file by its path below the root of the site. */
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

function serviceRecord(answers: ServiceAnswers): string {
  const {kind, company, vendor, homepage, tags} = answers;
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
lifecycle:
  state: active
  since: null
  ends: null
  note: null
  successors: []
  source: ${scalar(homepage)}
  basis: general-knowledge
  checked: null
license:
  value: unknown
  class: unknown
  note: null
  source: null
  basis: null
  checked: null
firstReleased: unknown
pricingModel: unknown
freeTier: unknown
selfHosting: unknown
api: unknown
japan:
${Object.keys(JAPAN_QUESTIONS)
  .map((question) => `  ${question}: unknown`)
  .join('\n')}
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

/** A section of the article: its heading, and a comment that says what to write there. */
type Section = {readonly id: string; readonly title: Localized; readonly hint: Localized};

const SERVICE_SECTIONS: readonly Section[] = [
  {
    id: 'what-it-does',
    title: {en: 'What it does', ja: 'できること'},
    hint: {
      en: 'The main functions, with facts of the record',
      ja: '主な機能。記録の事実を引用する',
    },
  },
  {
    id: 'how-you-use-it',
    title: {en: 'How you use it', ja: '使い方'},
    hint: {en: 'The first steps, with a short example', ja: '最初の手順と短い例'},
  },
  {
    id: 'what-it-costs',
    title: {en: 'What it costs', ja: '料金の考え方'},
    hint: {
      en: 'What is billed; prices as facts only',
      ja: '課金の対象。金額は事実としてだけ書く',
    },
  },
  {
    id: 'limits',
    title: {en: 'Limits', ja: '制限'},
    hint: {en: 'Numbers as facts only', ja: '数値は事実としてだけ書く'},
  },
  {
    id: 'how-it-compares',
    title: {en: 'How it compares', ja: 'ほかのサービスとの違い'},
    hint: {
      en: 'Links to the alternatives of the record',
      ja: '記録にある代替サービスへのリンク',
    },
  },
  {
    id: 'when-not-to-use-it',
    title: {en: 'When not to use it', ja: '向いていない場合'},
    hint: {en: 'Name the cases', ja: '該当する場合を挙げる'},
  },
];

const COMPANY_SECTIONS: readonly Section[] = [
  {
    id: 'what-it-runs',
    title: {en: 'What it runs', ja: '提供しているもの'},
    hint: {
      en: 'Its services for developers, with facts of the record',
      ja: '開発者向けのサービス。記録の事実を引用する',
    },
  },
  {
    id: 'what-to-know',
    title: {en: 'What to know', ja: '知っておきたいこと'},
    hint: {en: 'Ownership, history, what has ended', ja: '経営、沿革、終了したもの'},
  },
];

const INTRODUCTION: Localized = {
  en: 'This entry is a draft.',
  ja: 'この項目は下書きです。',
};

function article(
  locale: Locale,
  {name, description}: EntryAnswers,
  sections: readonly Section[],
  isPost: boolean,
): string {
  const parts = [
    `---\ntitle: ${scalar(name[locale])}\ndescription: ${scalar(description[locale])}\n---`,
    INTRODUCTION[locale],
    ...(isPost ? ['{/* truncate */}'] : []),
    ...sections.flatMap(({id, title, hint}) => [
      `## ${title[locale]} {/* #${id} */}`,
      `{/* ${hint[locale]} */}`,
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function articles(
  english: string,
  answers: EntryAnswers,
  sections: readonly Section[],
  isPost: boolean,
): Texts {
  const text = article('en', answers, sections, isPost);
  return {
    [english]: text,
    [twinOf(english)]: acceptTranslation(article('ja', answers, sections, isPost), text),
  };
}

/** Record and articles of a service; every value that needs a source is `unknown`. */
export function draftService(answers: ServiceAnswers): Texts {
  return {
    [recordFile('service', answers.slug)]: layOut(serviceRecord(answers), 'service'),
    ...articles(articleFile('service', answers.slug), answers, SERVICE_SECTIONS, true),
  };
}

/** Record and profiles of a company, likewise. */
export function draftCompany(answers: EntryAnswers): Texts {
  return {
    [recordFile('company', answers.slug)]: layOut(companyRecord(answers), 'company'),
    ...articles(articleFile('company', answers.slug), answers, COMPANY_SECTIONS, false),
  };
}
