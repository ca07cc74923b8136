/** Pages with names, from which the 404 page suggests some. */
import {entryRoute, type RecordKind} from '../kinds';
import type {Catalogue} from '../load';
import {type Locale, LOCALES, type Localized} from '../vocabulary';
import type {TagTexts} from '../record/schema';
import type {NamedPage} from './nearestPages';

/** The pages of services, companies, categories and tags, with names in both languages. */
export function listNamedPages(
  {services, companies, categories}: Catalogue,
  tags: Readonly<Record<Locale, TagTexts>>,
): NamedPage[] {
  const entries = (kind: RecordKind, list: Catalogue['services'] | Catalogue['companies']) =>
    list.map(({slug, name, aliases}) =>
      named(entryRoute(kind, slug), {en: name.en, ja: name.ja}, [slug, ...aliases]),
    );
  return [
    ...entries('service', services),
    ...entries('company', companies),
    ...Object.values(categories.categories).map(({label, page}) => named(page, label, [])),
    ...Object.entries(tags.en).map(([tag, {label, permalink}]) =>
      named(`/services/tags${permalink}`, {en: label, ja: tags.ja[tag]?.label ?? label}, [tag]),
    ),
  ];
}

const named = (path: string, label: Localized, names: readonly string[]): NamedPage => ({
  path,
  label,
  names: [...new Set([...LOCALES.map((locale) => label[locale]), ...names])],
});
