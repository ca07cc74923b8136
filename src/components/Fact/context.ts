import {createContext, useContext} from 'react';
import type {InLocale, Fact} from '@site/src/catalogue';

/** A fact in the language of the page. */
export type PageFact = InLocale<Fact>;

/** Facts of the record whose page is shown; empty where a page has no record. */
export const FactsContext = createContext<readonly PageFact[]>([]);

/**
 * The fact with this id and its number in the list of sources, which counts from 1.
 * @throws Error when the record has no such fact; `npm run check` finds that first
 */
export function useFact(id: string): {readonly fact: PageFact; readonly number: number} {
  const facts = useContext(FactsContext);
  const index = facts.findIndex((fact) => fact.id === id);
  const fact = facts[index];
  if (!fact) {
    throw new Error(`<Fact id="${id}" /> stands on a page whose record does not hold that fact`);
  }
  return {fact, number: index + 1};
}

/** Id of the entry of a fact in the list of sources. */
export const sourceAnchor = (id: string): string => `source-${id}`;
