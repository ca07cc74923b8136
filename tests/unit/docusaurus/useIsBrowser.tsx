/** Components are tested as after hydration; tests/build covers the static HTML. */
export default function useIsBrowser(): boolean {
  return true;
}
