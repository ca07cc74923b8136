declare module '@theme/HomeSearch' {
  import type {ReactNode} from 'react';

  /** The search box or link of the home page, depending on the search provider. */
  export default function HomeSearch(): ReactNode;
}
