declare module '@theme/HomeSearch' {
  import type {ReactNode} from 'react';

  /** The search box in the middle of the home page, of whichever provider is configured. */
  export default function HomeSearch(): ReactNode;
}
