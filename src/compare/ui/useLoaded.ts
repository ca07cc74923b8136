import {startTransition, useEffect, useState} from 'react';
import type {CategoryData} from '../pageData';

/** Functions that load the data of a category, by its key. Each imports a separate script. */
export type Loaders = Readonly<Record<string, () => Promise<{readonly default: CategoryData}>>>;

/** The view that the list does not need, with its styles and the exports. */
const importView = () => import(/* webpackChunkName: "compare-sides" */ './SideBySide');

/** Data of categories by key. */
export type LoadedData = Readonly<Record<string, CategoryData>>;

const orNothing = <Part>(part: Promise<Part>) => part.catch(() => undefined);

/**
 * Loads the side-by-side view with the data of these categories, if there are any. All of it
 * appears at once, so that a page with a query changes only once after it is first painted.
 * @param categories keys in `loaders`
 */
export function useLoaded(loaders: Loaders, categories: readonly string[]) {
  const [data, setData] = useState<LoadedData>({});
  const [view, setView] = useState<Awaited<ReturnType<typeof importView>>>();
  const [failed, setFailed] = useState<string>();
  const wanted = categories.join(' ');
  const isLoaded =
    wanted === '' || (view !== undefined && categories.every((key) => data[key] !== undefined));
  const state = isLoaded ? 'loaded' : failed === wanted ? 'failed' : 'loading';

  useEffect(() => {
    const load = async () => {
      const keys = wanted.split(' ');
      const [loadedView, ...modules] = await Promise.all([
        orNothing(importView()),
        ...keys.map((key) => orNothing(loaders[key]!())),
      ]);
      const found = keys.flatMap((key, index) => {
        const module = modules[index];
        return module ? [[key, module.default] as const] : [];
      });
      // A transition, so that rendering a large table leaves the browser free for other tasks.
      startTransition(() => {
        setFailed(loadedView && found.length === keys.length ? undefined : wanted);
        setData((before) => ({...before, ...Object.fromEntries(found)}));
        setView((before) => loadedView ?? before);
      });
    };
    if (state === 'loading') {
      void load();
    }
  }, [state, loaders, wanted]);

  /** Loads what has failed once more. */
  const retry = () => setFailed(undefined);
  return {data, view, state, retry} as const;
}
