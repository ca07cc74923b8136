import type {Catalogue} from '../load';
import type {Service, Tags} from '../record/schema';
import {buildServiceSummary, type ServiceSummary} from './views';
import type {Locale} from '../vocabulary';

/** What the comparison needs of a service. */
export type ComparedService = ServiceSummary & {
  readonly aliases: readonly string[];
  /** Labels of the tags, in the order of `tags`. */
  readonly tagLabels: readonly string[];
};

/**
 * Builds what the comparison needs of a service.
 * @param tags the tags in the language of the page
 */
export function buildComparedService(
  service: Service,
  catalogue: Catalogue,
  tags: Tags,
  locale: Locale,
): ComparedService {
  return {
    ...buildServiceSummary(service, catalogue, locale),
    aliases: service.aliases,
    tagLabels: service.tags.map((tag) => tags[tag]?.label ?? tag),
  };
}
