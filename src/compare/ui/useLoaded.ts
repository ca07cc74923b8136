import {useEffect, useState} from 'react';

/** Functions that load the data of a category, by its key. Each imports a separate chunk. */
export type Loaders<Data> = Readonly<Record<string, () => Promise<{readonly default: Data}>>>;

type Loaded<Data> = {
  /** `failed` if any requested category failed, `loaded` if all of them are loaded. */
  readonly state: 'loading' | 'loaded' | 'failed';
  /** The data loaded so far, by key of the category. */
  readonly data: Readonly<Record<string, Data>>;
};

/**
 * Loads the data of categories. Data stays available while the component is mounted; a category
 * that failed to load is not tried again.
 * @param categories keys in `loaders`
 */
export function useLoaded<Data>(
  loaders: Loaders<Data>,
  categories: readonly string[],
): Loaded<Data> {
  const [data, setData] = useState<Readonly<Record<string, Data>>>({});
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isMissing = (category: string) => !(category in data) && !failed.includes(category);
  const missing = categories.filter(isMissing).join(' ');

  useEffect(() => {
    let isWanted = true;
    for (const category of missing.split(' ').filter(Boolean)) {
      loaders[category]!().then(
        (module) => {
          if (isWanted) {
            setData((before) => ({...before, [category]: module.default}));
          }
        },
        () => {
          if (isWanted) {
            setFailed((before) => [...before, category]);
          }
        },
      );
    }
    return () => {
      isWanted = false;
    };
  }, [loaders, missing]);

  const hasFailed = categories.some((category) => failed.includes(category));
  return {state: hasFailed ? 'failed' : missing === '' ? 'loaded' : 'loading', data};
}
