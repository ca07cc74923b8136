/** Components are tested as after hydration; tests/build covers the static HTML. */
export const useHydrated = (): boolean => true;
