import {buildAttributeGroups} from './attributes';
import type {FactRow} from './rows';
import type {Catalogue} from '../load';
import type {Service, TagTexts} from '../record/schema';
import {buildServiceSummary, type ServiceSummary} from './views';
import type {Locale} from '../vocabulary';

/** What the comparison needs of a service. */
export type ComparedService = ServiceSummary & {
  readonly aliases: readonly string[];
  /** Labels of the tags, in the order of `tags`. */
  readonly tagLabels: readonly string[];
  /** Values of the attributes of its category, where the page has loaded them. */
  readonly attributes?: readonly FactRow[];
};

/** Values of the attributes of all services of a category, by slug. */
export type AttributesBySlug = Readonly<Record<string, readonly FactRow[]>>;

/** What the comparison loads when services of a category stand side by side. */
export const buildComparedAttributes = (
  {services, categories}: Catalogue,
  category: string,
  locale: Locale,
): AttributesBySlug =>
  Object.fromEntries(
    services
      .filter((service) => service.category === category)
      .map((service) => [
        service.slug,
        buildAttributeGroups(service, categories, locale).flatMap(({rows}) => rows),
      ]),
  );

/**
 * Builds what the comparison needs of a service.
 * @param tags the tags in the language of the page
 */
export function buildComparedService(
  service: Service,
  catalogue: Catalogue,
  tags: TagTexts,
  locale: Locale,
): ComparedService {
  return {
    ...buildServiceSummary(service, catalogue, locale),
    aliases: service.aliases,
    tagLabels: service.tags.map((tag) => tags[tag]?.label ?? tag),
  };
}
