import type {ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';
import CopyNotice from '@site/src/components/CopyNotice';

/** Puts what is to be said about the whole page between the bar and the content. */
export default function NavbarWithNotice(): ReactNode {
  return (
    <>
      <Navbar />
      <CopyNotice />
    </>
  );
}
