import type {ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';
import {CopyNotice} from '@site/src/offline/ui/CopyNotice';

/** Adds the notice about a cached page between the navbar and the content. */
export default function NavbarWithNotice(): ReactNode {
  return (
    <>
      <Navbar />
      <CopyNotice />
    </>
  );
}
