import {createContext, useContext} from 'react';

type Location = {readonly pathname: string; readonly search: string; readonly hash: string};
type Action = 'POP' | 'PUSH' | 'REPLACE';

/** A history in memory, with the methods of the router's history that components use. */
export function createHistory(search = '') {
  const entries: Location[] = [{pathname: '/compare', search, hash: ''}];
  let index = 0;
  const listeners = new Set<() => void>();
  const history = {
    action: 'POP' as Action,
    get location(): Location {
      return entries[index]!;
    },
    /** Number of history entries, including the current one. */
    get depth(): number {
      return index + 1;
    },
    push(location: Partial<Location>) {
      index += 1;
      entries.splice(index, entries.length, {...entries[index - 1]!, ...location});
      tell('PUSH');
    },
    replace(location: Partial<Location>) {
      entries[index] = {...entries[index]!, ...location};
      tell('REPLACE');
    },
    goBack() {
      index -= 1;
      tell('POP');
    },
    listen(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tell = (action: Action) => {
    history.action = action;
    for (const listener of listeners) {
      listener();
    }
  };
  return history;
}

/** The history of the rendered page. */
export const HistoryContext = createContext(createHistory());

export const useHistory = () => useContext(HistoryContext);

export const useLocation = () => ({pathname: '/', search: '', hash: ''});
