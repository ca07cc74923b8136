import {createContext, useContext} from 'react';
import {SiteContext} from './site';
import useDocusaurusContext from './useDocusaurusContext';

type Location = {readonly pathname: string; readonly search: string; readonly hash: string};

/** A history in memory, with the methods of the router's history that components use. */
export function createHistory(search = '') {
  const entries: Location[] = [{pathname: '/compare', search, hash: ''}];
  const listeners = new Set<() => void>();
  const tell = (action: 'POP' | 'PUSH' | 'REPLACE') => {
    history.action = action;
    listeners.forEach((listener) => {
      listener();
    });
  };
  const history = {
    action: 'POP',
    get location(): Location {
      return entries.at(-1)!;
    },
    /** Number of history entries, including the current one. */
    get depth(): number {
      return entries.length;
    },
    push(location: Partial<Location>) {
      entries.push({...entries.at(-1)!, ...location});
      tell('PUSH');
    },
    replace(location: Partial<Location>) {
      entries.push({...entries.pop()!, ...location});
      tell('REPLACE');
    },
    goBack() {
      entries.pop();
      tell('POP');
    },
    listen(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return history;
}

/** The history of the rendered page. */
export const HistoryContext = createContext(createHistory());

export const useHistory = () => useContext(HistoryContext);

export function useLocation() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return {pathname: baseUrl + useContext(SiteContext).page, search: '', hash: ''};
}
