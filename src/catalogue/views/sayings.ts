/** The lists "Good for" and "Watch out for" in one language, serializable as JSON. */
import type {Catalogue} from '../load';
import type {InLocale} from '../record/localize';
import type {Service} from '../record/schema';
import type {Locale} from '../vocabulary';

export type Sayings = InLocale<Pick<Service, 'goodFor' | 'watchOut'>>;

/** The lists of all services of a category, by slug. */
export type SayingsBySlug = Readonly<Record<string, Sayings>>;

export const buildSayings = (
  {services}: Pick<Catalogue, 'services'>,
  category: string,
  locale: Locale,
): SayingsBySlug =>
  Object.fromEntries(
    services
      .filter((service) => service.category === category)
      .map(({slug, goodFor, watchOut}) => [
        slug,
        {
          goodFor: goodFor.map((line) => line[locale]),
          watchOut: watchOut.map((line) => line[locale]),
        },
      ]),
  );
