/** Components are tested as they are after hydration; the static page is tested in tests/build. */
export default function useIsBrowser(): boolean {
  return true;
}
