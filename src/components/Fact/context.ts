import {createContext, useContext} from 'react';
import type {Fact, InLocale} from '@site/src/catalogue/browser';

/** A fact with its texts in the language of the page. */
export type PageFact = InLocale<Fact>;

/** The facts in the order in which an article cites them, followed by the others. */
export const byCitation = (
  facts: readonly PageFact[],
  cited: readonly string[],
): readonly PageFact[] => [
  ...cited.map((id) => facts.find((fact) => fact.id === id)!),
  ...facts.filter(({id}) => !cited.includes(id)),
];

/** The facts of the record of this page; empty on pages without a record. */
export const FactsContext = createContext<readonly PageFact[]>([]);

/**
 * The fact with this ID and its 1-based number in the list of sources.
 * @throws Error if the record has no such fact; `npm run check:content` reports this earlier
 */
export function useFact(id: string): {readonly fact: PageFact; readonly number: number} {
  const facts = useContext(FactsContext);
  const index = facts.findIndex((fact) => fact.id === id);
  const fact = facts[index];
  if (!fact) {
    throw new Error(`<Fact id="${id}" /> is on a page whose record has no fact with this id`);
  }
  return {fact, number: index + 1};
}
