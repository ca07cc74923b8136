declare module '@theme/HomeSearch' {
  import type {ReactNode} from 'react';

  /** The search box in the middle of the home page; which one depends on the search provider. */
  export default function HomeSearch(): ReactNode;
}
