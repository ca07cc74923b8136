import {startTransition, useEffect, useState} from 'react';
import type {ComparedCategory, SayingsBySlug} from '@site/src/catalogue/browser';
import type {CategoryCosts} from '@site/src/catalogue/costs';

/** The data of a category that the page loads on demand. */
type CategoryData = ComparedCategory & {
  readonly sayings: SayingsBySlug;
  /** `null` if no service of the category has a plan. */
  readonly costs: CategoryCosts | null;
};

/** Functions that load the data of a category, by its key. Each imports a separate script. */
export type Loaders = Readonly<Record<string, () => Promise<{readonly default: CategoryData}>>>;

/** The views that the list of all services does not need, with their styles and the exports. */
const importViews = () => import(/* webpackChunkName: "compare-sides" */ './views');

type Parts = {
  /** The data loaded so far, by key of the category. */
  readonly data: Readonly<Record<string, CategoryData>>;
  /** `undefined` until they are loaded. */
  readonly views: Awaited<ReturnType<typeof importViews>> | undefined;
  /** Whether the page can show what its URL asks for; before, it shows the static list. */
  readonly isStarted: boolean;
};

/** What {@link useLoaded} has loaded. */
export type Loaded = Parts & {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Loads what has failed once more. */
  readonly retry: () => void;
};

/**
 * Loads the data of categories and, if there are any, the views for them. All that is requested at
 * once appears at once, so that a page with a query changes only once after it is first painted.
 * @param categories keys in `loaders`
 */
export function useLoaded(loaders: Loaders, categories: readonly string[]): Loaded {
  const [parts, setParts] = useState<Parts>({data: {}, views: undefined, isStarted: false});
  const [failed, setFailed] = useState<string>();
  const {data, views, isStarted} = parts;
  const wanted = categories.join(' ');
  const isLoaded = categories.every((key) => data[key] !== undefined && views !== undefined);
  const state = isLoaded ? 'loaded' : failed === wanted ? 'failed' : 'loading';
  const isIdle = isStarted && state !== 'loading';

  useEffect(() => {
    let isWanted = !isIdle;
    const load = async () => {
      const keys = wanted.split(' ').filter(Boolean);
      const [code, ...modules] = await Promise.all([
        keys.length === 0 ? undefined : importViews().catch(() => undefined),
        ...keys.map((key) => loaders[key]!().catch(() => undefined)),
      ]);
      const found = keys.flatMap((key, index) => {
        const module = modules[index];
        return module ? [[key, module.default] as const] : [];
      });
      if (isWanted) {
        // A transition, so that rendering a large table leaves the browser free for other tasks.
        startTransition(() => {
          setFailed(code === undefined || found.length < keys.length ? wanted : undefined);
          setParts((before) => ({
            data: {...before.data, ...Object.fromEntries(found)},
            views: code ?? before.views,
            isStarted: true,
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
  }, [isIdle, loaders, wanted]);

  const retry = () => {
    setFailed(undefined);
  };
  return {...parts, state, retry};
}
