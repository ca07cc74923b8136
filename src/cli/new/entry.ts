import {
  attributesOf,
  type Categories,
  coverOf,
  type RecordKind,
  type Service,
} from '../../catalogue';
import type {Locale} from '../../catalogue/vocabulary';
import {drawCover} from '../covers/draw';
import {draftCompany, draftService, type EntryAnswers, type Texts} from './drafts';
import {type Answers, NONE, tagsIn} from './questions';
import type {Contents} from './write';

/**
 * The files of a new entry: record, articles and, for a service, the cover.
 * @param answers complete and valid answers, as from `completeAnswers` without problems
 * @param date date of the entry, such as `2026-11-20T09:00:00Z`
 * @param categories categories of the catalogue, for the attributes of a service
 * @param language language of the article, if it starts with only one
 */
export async function entryContents(
  kind: RecordKind,
  slug: string,
  answers: Answers,
  date: string,
  categories: Categories,
  language?: Locale,
): Promise<Contents> {
  return {
    ...draft(kind, slug, answers, date, categories, language),
    ...(await coverFiles(kind, slug, answers)),
  };
}

const orNull = (answer: string): string | null => (answer === NONE ? null : answer);

function draft(
  kind: RecordKind,
  slug: string,
  answers: Answers,
  date: string,
  categories: Categories,
  language: Locale | undefined,
): Texts {
  const entry: EntryAnswers = {
    slug,
    name: {en: answers.name!, ja: answers['name-ja']!},
    description: {en: answers.description!, ja: answers['description-ja']!},
    homepage: answers.homepage!,
    icon: orNull(answers.icon!),
    color: answers.color!,
    date,
    language,
  };
  return kind === 'company'
    ? draftCompany(entry)
    : draftService({
        ...entry,
        kind: answers.kind!,
        company: orNull(answers.company!),
        vendor: {en: answers.vendor!, ja: answers['vendor-ja']!},
        tags: tagsIn(answers.tags!),
        category: answers.category!,
        attributes: attributesOf(categories, answers.category!).map(([key]) => key),
      });
}

/** The cover of a service; companies have none. */
async function coverFiles(kind: RecordKind, slug: string, answers: Answers) {
  if (kind === 'company') {
    return {};
  }
  const subject = {
    name: {en: answers.name!, ja: answers['name-ja']!},
    vendor: {en: answers.vendor!, ja: answers['vendor-ja']!},
    kind: answers.kind as Service['kind'],
    icon: orNull(answers.icon!),
    color: answers.color!,
  };
  return {[coverOf(slug)]: await drawCover(subject)};
}
