/** The data of a service that lists, cards and tables need, in one language. */
import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import {type InLocale, localize} from '../record/localize';
import type {Service} from '../record/schema';
import type {Locale} from '../vocabulary';
import {shortLifecycle} from './lifecycle';

/** A service to which lists and tables link, in one language. */
export const linkTo = ({slug, name, lifecycle}: Service, locale: Locale) => ({
  slug,
  name: name[locale],
  /** Path of its tile below the base URL. */
  icon: tileOf('service', slug),
  lifecycle: shortLifecycle(lifecycle),
});

/** Keys of a service that lists, cards and tables need. */
const SUMMARY_FIELDS = [
  'slug',
  'name',
  'vendor',
  'kind',
  'tags',
  'category',
  ...['lifecycle', 'license', 'pricingModel', 'freeTier', 'selfHosting', 'api', 'firstReleased'],
  'japan',
] as const satisfies readonly (keyof Service)[];
type SummaryFields = Pick<InLocale<Service>, (typeof SUMMARY_FIELDS)[number]>;

/** A service in lists, cards and tables. */
export type ServiceSummary = SummaryFields & {readonly company: ReturnType<typeof companyLink>};

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
export function companyLink({company: slug}: Service, {companies}: Catalogue, locale: Locale) {
  const company = companies.find((other) => other.slug === slug);
  return company ? {slug: company.slug, name: company.name[locale]} : null;
}
