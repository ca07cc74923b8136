import type {ComparedCategory, ComparedService, SayingsBySlug} from '@site/src/catalogue/browser';
import {commonCategory, type Sides} from '../sideBySide';
import {type Loaders, useLoaded} from './useLoaded';

/** Loaders of the data of the side-by-side view, by category. */
export type SideLoaders = {
  /** The attribute values of a category. */
  readonly attributes: Loaders<ComparedCategory>;
  /** The "good for" and "watch out for" texts of a category. */
  readonly sayings: Loaders<SayingsBySlug>;
};

/**
 * The services with their attributes and sayings, which are added as they are loaded. Attributes
 * are loaded only if all services share a category.
 */
export function useSides(
  services: readonly ComparedService[],
  loaders: SideLoaders,
): {readonly sides: Sides; readonly state: 'loading' | 'loaded' | 'failed'} {
  const category = commonCategory(services);
  const attributes = useLoaded(loaders.attributes, category === undefined ? [] : [category]);
  const sayings = useLoaded(loaders.sayings, [...new Set(services.map((one) => one.category))]);
  const values = category === undefined ? undefined : attributes.data[category];
  const states = [attributes.state, sayings.state];
  return {
    sides: {
      services: services.map((service) => ({
        ...service,
        attributes: values?.values[service.slug] ?? [],
        sayings: sayings.data[service.category]?.[service.slug],
      })),
      columns: values?.columns,
    },
    state: states.includes('failed') ? 'failed' : states.includes('loading') ? 'loading' : 'loaded',
  };
}
