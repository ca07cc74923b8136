/** The records from which the pages of the build were made. */
import {entryRoute, loadCatalogue} from '@site/src/catalogue';
import {ROOT} from './pages';

export const catalogue = loadCatalogue(ROOT);

/** Each service and company with the route of its page, such as `services/amazon-s3`. */
export const entries = [
  ...catalogue.services.map((entry) => ({
    ...entry,
    route: entryRoute('service', entry.slug).slice(1),
  })),
  ...catalogue.companies.map((entry) => ({
    ...entry,
    route: entryRoute('company', entry.slug).slice(1),
  })),
];
