import type {ReactNode} from 'react';
import {createContext, startTransition, useContext, useEffect, useState} from 'react';

const Hydrated = createContext(false);

/**
 * Tells its children when the page has been hydrated. What they show then is rendered in small
 * steps, between which the browser answers the reader; `useIsBrowser` would render all at once.
 */
export function HydratedProvider({children}: {readonly children: ReactNode}) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/** Whether the page has been hydrated, so that it may show what only the browser knows. */
export const useHydrated = (): boolean => useContext(Hydrated);
