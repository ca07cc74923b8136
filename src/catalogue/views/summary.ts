/** The data of a service that lists, cards and tables need, in one language. */
import {type Field, FIELDS} from '../fields';
import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import {type InLocale, localize} from '../record/localize';
import type {Service} from '../record/schema';
import type {Locale} from '../vocabulary';
import {type ShortLifecycle, shortLifecycle} from './lifecycle';

/** A service to which lists and tables link, in one language. */
export type ServiceLink = {
  readonly slug: string;
  readonly name: string;
  /** Path of its tile below the base URL. */
  readonly icon: string;
  readonly lifecycle: ShortLifecycle;
};

export const linkTo = ({slug, name, lifecycle}: Service, locale: Locale): ServiceLink => ({
  slug,
  name: name[locale],
  icon: tileOf('service', slug),
  lifecycle: shortLifecycle(lifecycle),
});

/** A company that another page links to. */
export type CompanyLink = {readonly slug: string; readonly name: string};

/** Keys of a service that lists, cards and tables need. */
const SUMMARY_FIELDS = [
  'slug',
  'name',
  'vendor',
  'kind',
  'tags',
  'category',
  'lifecycle',
  ...(Object.keys(FIELDS) as Field[]),
  'japan',
] as const satisfies readonly (keyof Service)[];
type SummaryFields = Pick<InLocale<Service>, (typeof SUMMARY_FIELDS)[number]>;

/** A service in lists, cards and tables. */
export type ServiceSummary = SummaryFields & {readonly company: CompanyLink | null};

export function buildServiceSummary(
  service: Service,
  catalogue: Catalogue,
  locale: Locale,
): ServiceSummary {
  const view = localize(service, locale);
  const fields = Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, view[field]]));
  return {...(fields as SummaryFields), company: companyLink(service, catalogue, locale)};
}

/** The company of a service; `null` if the catalogue has no page for it. */
export function companyLink(
  {company: slug}: Service,
  {companies}: Catalogue,
  locale: Locale,
): CompanyLink | null {
  const company = companies.find((other) => other.slug === slug);
  return company ? {slug: company.slug, name: company.name[locale]} : null;
}
