import type {ComparedService} from './compare';
import type {Catalogue} from './load';
import type {Service, Tags} from './schema';
import {buildServiceSummary} from './views';
import type {Locale} from './vocabulary';

/**
 * What the comparison needs of a service. Apart from the comparison, which runs in the
 * browser: a view is built where the records are.
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
