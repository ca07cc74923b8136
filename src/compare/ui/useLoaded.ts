import {startTransition, useEffect, useState} from 'react';
import type {CategoryData} from '../pageData';

/** Functions that load the data of a category, by its key. Each imports a separate script. */
export type Loaders = Readonly<Record<string, () => Promise<{readonly default: CategoryData}>>>;

/** The view that the list does not need, with its styles and the exports. */
const importView = () => import(/* webpackChunkName: "compare-sides" */ './SideBySide');

/** Data of categories by key. */
export type LoadedData = Readonly<Record<string, CategoryData>>;

type Parts = {
  readonly data: LoadedData;
  /** `undefined` until it is loaded. */
  readonly view: Awaited<ReturnType<typeof importView>> | undefined;
};

/**
 * Loads the side-by-side view with the data of these categories, if there are any. All of it
 * appears at once, so that a page with a query changes only once after it is first painted.
 * @param categories keys in `loaders`
 */
export function useLoaded(loaders: Loaders, categories: readonly string[]) {
  const [parts, setParts] = useState<Parts>({data: {}, view: undefined});
  const [failed, setFailed] = useState<string>();
  const wanted = categories.join(' ');
  const isLoaded =
    wanted === '' ||
    (parts.view !== undefined && categories.every((key) => parts.data[key] !== undefined));
  const state = isLoaded ? 'loaded' : failed === wanted ? 'failed' : 'loading';

  useEffect(() => {
    let isWanted = state === 'loading';
    const load = async () => {
      const keys = wanted.split(' ');
      const [view, ...modules] = await Promise.all([
        importView().catch(() => undefined),
        ...keys.map((key) => loaders[key]!().catch(() => undefined)),
      ]);
      const found = keys.flatMap((key, index) => {
        const module = modules[index];
        return module ? [[key, module.default] as const] : [];
      });
      if (isWanted) {
        // A transition, so that rendering a large table leaves the browser free for other tasks.
        startTransition(() => {
          setFailed(view === undefined || found.length < keys.length ? wanted : undefined);
          setParts((before) => ({
            data: {...before.data, ...Object.fromEntries(found)},
            view: view ?? before.view,
          }));
        });
      }
    };
    if (isWanted) {
      void load();
    }
    return () => {
      isWanted = false;
    };
  }, [state, loaders, wanted]);

  /** Loads what has failed once more. */
  const retry = () => setFailed(undefined);
  return {...parts, state, retry} as const;
}
