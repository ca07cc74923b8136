declare module '@generated/catalogue/default/names.json' {
  import type {NamedPage} from '@site/src/catalogue/browser';

  const names: readonly NamedPage[];
  export default names;
}

declare module '@generated/catalogue/default/entries.json' {
  const counts: Readonly<Record<string, number>>;
  export default counts;
}
