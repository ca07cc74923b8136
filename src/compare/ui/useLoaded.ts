import {useEffect, useState} from 'react';

/** What loads data of categories, by their keys; each is a script of its own. */
export type Loaders<Data> = Readonly<Record<string, () => Promise<{readonly default: Data}>>>;

type Loaded<Data> = {
  /** How far the data of all the categories asked for are. */
  readonly state: 'loading' | 'loaded' | 'failed';
  /** What is there, by category. */
  readonly data: Readonly<Record<string, Data>>;
};

/** The data of some categories, by category. What has been loaded once is kept. */
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
