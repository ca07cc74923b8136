import {useEffect, useState} from 'react';
import type {
  AttributesBySlug,
  ComparedCategory,
  ComparedService,
} from '@site/src/catalogue/browser';

/** What loads the values of a category, by its key; each is a script of its own. */
export type AttributeLoaders = Readonly<
  Record<string, () => Promise<{readonly default: ComparedCategory}>>
>;

/** How far the values of a category are: none are asked for where services have no category in common. */
type State = 'none' | 'loading' | 'loaded' | 'failed';

/** The services with the values of their category, if it is one and as soon as they are there. */
export function useAttributes(
  services: readonly ComparedService[],
  loaders: AttributeLoaders,
): {readonly services: readonly ComparedService[]; readonly state: State} {
  const [first, ...others] = services.map(({category}) => category);
  const category = first !== undefined && others.every((one) => one === first) ? first : undefined;
  const [result, setResult] = useState<{
    readonly category: string;
    readonly attributes: AttributesBySlug | undefined;
  }>();

  useEffect(() => {
    if (category === undefined) {
      return undefined;
    }
    let isWanted = true;
    const settle = (attributes: AttributesBySlug | undefined) => {
      if (isWanted) {
        setResult({category, attributes});
      }
    };
    loaders[category]!().then(
      (loaded) => {
        settle(loaded.default.values);
      },
      () => {
        settle(undefined);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [category, loaders]);

  if (category === undefined) {
    return {services, state: 'none'};
  }
  if (result?.category !== category) {
    return {services, state: 'loading'};
  }
  const {attributes} = result;
  return attributes === undefined
    ? {services, state: 'failed'}
    : {
        services: services.map((service) => ({
          ...service,
          attributes: attributes[service.slug] ?? [],
        })),
        state: 'loaded',
      };
}
